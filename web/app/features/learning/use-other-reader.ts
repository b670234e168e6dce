import {useEffect} from 'react'
import {useRevalidator} from 'react-router-dom'
import {useSession} from '~/features/auth/session'

/** The id of a user, null for a visitor; undefined while it is not known. */
type Reader = string | null | undefined

const isAnother = (loadedFor: Reader, reader: Reader) =>
  loadedFor !== undefined && reader !== undefined && loadedFor !== reader

/**
 * Whether a page was loaded for another user than who is signed in by now: after a sign-out here, or a sign-in in another tab. It is then
 * loaded again, and shows nothing of the other user until that is done.
 */
export function useOtherReader(loadedFor: Reader): boolean {
  const {user, status} = useSession()
  const {revalidate} = useRevalidator()
  const reader = status === 'unknown' ? undefined : (user?.uid ?? null)
  useEffect(() => {
    if (isAnother(loadedFor, reader)) void revalidate()
  }, [loadedFor, reader, revalidate])
  return isAnother(loadedFor, reader)
}
