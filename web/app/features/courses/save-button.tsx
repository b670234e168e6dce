import {useOwns} from '~/features/enrollments/owned-courses'
import {useSavedCourses} from '~/features/saved/saved-courses'
import {classNames} from '~/ui/class-names'
import {BookmarkIcon} from '~/ui/icons'

interface SaveButtonProps {
  course: {id: string; title: string}
  /** the words beside the icon; without them it lies on the cover of a card */
  label?: string
}

/** Saves a course for later, or no longer; owners have none. */
export function SaveButton({course: {id, title}, label}: SaveButtonProps) {
  const isSaved = useSavedCourses().includes(id)
  if (useOwns(id)) return null
  return (
    <button
      type="button"
      aria-label={`Save for later: ${title}`}
      aria-pressed={isSaved}
      className={classNames(
        'aria-pressed:*:fill-current',
        label
          ? 'link inline-flex items-center gap-1.5'
          : 'no-print absolute top-2.5 right-2.5 z-10 grid size-11 place-items-center rounded bg-surface text-ink hover:text-link',
      )}
      onClick={() =>
        void import('~/features/saved/keep-saved').then(({toggleSaved}) => toggleSaved({id, title}))
      }
    >
      <BookmarkIcon />
      {label}
    </button>
  )
}
