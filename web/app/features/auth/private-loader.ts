import type {ClientLoaderFunctionArgs} from 'react-router-dom'
import {callReason} from '~/lib/firebase/call-failure'
import {confirmIdentity} from '~/lib/firebase/identity'
import type {SessionUser} from '~/lib/firebase/session-user'
import {LoadFailure, type LoadFailureMessage} from '~/lib/router/load-failure'
import {loadStarted, loadSucceeded} from '~/lib/router/skip-revalidation'
import {toast} from '~/ui/feedback/toast'
import {confirmStaff, userContext} from './auth-guard'

/**
 * The `clientLoader` of a screen behind the sign-in guard. An error is logged and shown in a toast. When the same URL has been
 * loaded before, as in a revalidation, the data loaded then is kept; otherwise a LoadFailure is thrown to the route's error
 * boundary. `anyQuery` ignores the query when URLs are compared, for a list that is filtered in the browser.
 *
 *     export const clientLoader = privateLoader(
 *       {title: 'Error loading orders', description: 'Please try again later'},
 *       async ({uid}) => (await import('~/features/orders/order-history')).loadOrderHistory(uid),
 *     )
 */
export function privateLoader<Data>(
  words: LoadFailureMessage,
  load: (user: SessionUser, args: ClientLoaderFunctionArgs) => Promise<Data>,
  {anyQuery = false} = {},
): (args: ClientLoaderFunctionArgs) => Promise<Data> {
  let loaded: {key: string; data: Data} | undefined

  return async (args) => {
    const {request, context} = args
    const user = context.get(userContext)
    const {pathname, search} = new URL(request.url)
    const key = `${user.uid} ${pathname}${anyQuery ? '' : search}`
    loadStarted(pathname)
    try {
      const data = await confirmed(user, () => load(user, args))
      if (!request.signal.aborted) loadSucceeded(pathname)
      loaded = {key, data}
      return data
    } catch (error) {
      // A redirect, or the navigation was aborted.
      if (error instanceof Response || request.signal.aborted) throw error
      console.error(`${pathname} could not be loaded.`, error)
      // Who does not teach any more is led elsewhere (routes/teacher/layout.tsx).
      if (callReason(error) !== 'not-teacher') toast({...words, variant: 'destructive'})
      if (loaded?.key === key) return loaded.data
      throw new LoadFailure(words, {cause: error})
    }
  }
}

/**
 * Loads; where staff are refused, asks whether they still are staff. Where the rules alone refuse them, a passkey has to confirm their
 * sign-in, as functions say themselves: then it is asked for, and loading repeated.
 * @throws NotStaffError where somebody is staff no more
 */
async function confirmed<Data>(user: SessionUser, load: () => Promise<Data>): Promise<Data> {
  try {
    return await load()
  } catch (error) {
    const isDenied = error instanceof Error && 'code' in error && error.code === 'permission-denied'
    if (!user.isStaff || !(isDenied || callReason(error) === 'not-staff')) throw error
    await confirmStaff()
    if (isDenied && (await confirmIdentity('passkey-needed'))) return load()
    throw error
  }
}
