import {use, type ReactNode} from 'react'
import {useMatches} from 'react-router-dom'
import {SpaFallbackContext} from '../spa-fallback'

/** What stands around the screens of a route, and of those in it, in place of the shop's header and footer: its `handle`. */
export interface FrameHandle {
  frame: (screen: ReactNode) => ReactNode
}

/**
 * The frame that the current route brings; undefined in the shop, and on the page for addresses that were not prerendered: its
 * browser hydrates it before it has fetched the route.
 */
export function useFrame(): FrameHandle['frame'] | undefined {
  const forOtherAddresses = use(SpaFallbackContext)
  const frame = useMatches()
    .map(({handle}) => handle)
    .findLast(isFrameHandle)?.frame
  return forOtherAddresses ? undefined : frame
}

function isFrameHandle(handle: unknown): handle is FrameHandle {
  return typeof handle === 'object' && handle !== null && 'frame' in handle
}
