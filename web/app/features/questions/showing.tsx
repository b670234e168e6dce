import type {ListedQuestion} from '@lectern/domain/questions/contracts'
import {ActionForm} from '~/lib/forms/action-form'
import type {LoadActions} from '~/lib/forms/route-action'
import {SubmitButton} from '~/lib/forms/submit-button'

interface ShowingProps {
  question: ListedQuestion
  actions: LoadActions
  /** what becomes of a question that is not shown any more */
  end: 'hidden' | 'private'
}

/** Shows an answered question to all who own the course, or no longer. At once: either can be undone. */
export function Showing({
  question: {id, author, lessonTitle, messages, visibility},
  actions,
  end,
}: ShowingProps) {
  const isShown = visibility === 'shared'
  // What staff have hidden they alone show again; and who reads a question is to find an answer.
  if (!isShown && ((end === 'private' && visibility === 'hidden') || messages.length === 1)) return null
  const label = isShown ? (end === 'hidden' ? 'Hide' : 'Stop showing') : 'Show to all who own the course'
  return (
    <ActionForm formId={`show-${id}`} actions={actions} intent="showQuestion" revalidate>
      <input type="hidden" name="questionId" value={id} />
      <input type="hidden" name="seen" value={messages.length} />
      <input type="hidden" name="visibility" value={isShown ? end : 'shared'} />
      <SubmitButton
        variant={isShown && end === 'hidden' ? 'destructive' : 'secondary'}
        size="sm"
        aria-label={`${label}: question of ${author} about ${lessonTitle}`}
        pendingLabel="Saving..."
      >
        {label}
      </SubmitButton>
    </ActionForm>
  )
}
