import type {ReactNode} from 'react'
import {useMatches} from 'react-router-dom'

/** What stands around the screens of a route, and of those in it, in place of the shop's header and footer: its `handle`. */
export interface FrameHandle {
  frame: (screen: ReactNode) => ReactNode
}

/** The frame that the current route brings; undefined in the shop. */
export function useFrame(): FrameHandle['frame'] | undefined {
  return useMatches()
    .map(({handle}) => handle)
    .findLast(isFrameHandle)?.frame
}

function isFrameHandle(handle: unknown): handle is FrameHandle {
  return typeof handle === 'object' && handle !== null && 'frame' in handle
}
