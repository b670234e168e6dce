import type {ClientLoaderFunctionArgs} from 'react-router-dom'
import type {SessionUser} from '~/lib/firebase/session-user'
import {LoadFailure, type LoadFailureMessage} from '~/lib/router/load-failure'
import {loadStarted, loadSucceeded} from '~/lib/router/skip-revalidation'
import {toast} from '~/ui/feedback/toast'
import {userContext} from './auth-guard'

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
      const data = await load(user, args)
      if (!request.signal.aborted) loadSucceeded(pathname)
      loaded = {key, data}
      return data
    } catch (error) {
      // A redirect, or the navigation was aborted.
      if (error instanceof Response || request.signal.aborted) throw error
      console.error(`${pathname} could not be loaded.`, error)
      toast({...words, variant: 'destructive'})
      if (loaded?.key === key) return loaded.data
      throw new LoadFailure(words, {cause: error})
    }
  }
}
