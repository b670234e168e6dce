import {SAVED_STORAGE_KEY} from '@lectern/domain/cart'
import {MAX_SAVED} from '@lectern/domain/limits'
import {readSignedInFlag} from '~/features/auth/signed-in-flag'
import {toast} from '~/ui/feedback/toast'
import {readSaved, saved, type Saved} from './saved-courses'

interface Named {
  id: string
  title: string
}

/** Saves a course for later, or no longer, with a toast; also in the account of whoever is signed in. */
export function toggleSaved(course: Named): void {
  const wanted = !saved.get().includes(course.id)
  save(course.id, wanted)
  toast(
    wanted
      ? {
          title: 'Saved for later',
          description: `${course.title} is among your saved courses`,
          action: {label: 'See all', to: '/saved'},
        }
      : {
          title: 'No longer saved',
          description: `${course.title} is not among your saved courses any more`,
          action: {label: 'Undo', onClick: () => save(course.id, true)},
        },
  )
}

function save(id: string, wanted: boolean) {
  setSaved(id, wanted)
  if (readSignedInFlag()) void import('./account-saved').then(({saveInAccount}) => saveInAccount(id, wanted))
}

/** Puts a course in front of those that are kept on this device, or takes it from them; their account has yet to hear of it. */
export function setSaved(id: string, wanted: boolean): void {
  const others = saved.get().filter((other) => other !== id)
  const {of, unsent} = readSaved()
  keepSaved({
    ids: wanted ? [id, ...others] : others,
    of,
    unsent: of === undefined ? undefined : {...unsent, [id]: wanted},
  })
}

/** Shows and keeps it. Where nothing can be stored it lasts until the page is left. */
export function keepSaved({ids, ...of}: Saved): void {
  const kept: Saved = {ids: ids.filter((id) => typeof id === 'string').slice(0, MAX_SAVED), ...of}
  saved.set(kept.ids)
  try {
    localStorage.setItem(SAVED_STORAGE_KEY, JSON.stringify(kept))
  } catch (error) {
    console.error('What was saved for later could not be stored.', error)
  }
}
