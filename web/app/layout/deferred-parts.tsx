import {useEffect, useLayoutEffect} from 'react'
import {endRecordOfPresses, replayInput} from './input-replay'
import {useDeferredModule} from '~/lib/router/use-deferred-module'

const fetchLater = () => import('./deferred-layout')

/** Replays early input, then loads the rest of the layout: toasts, cookie banner, route announcer and so on. */
export function DeferredParts() {
  // Between the commit, from which React handles clicks itself, and the passive effects a click would count twice.
  useLayoutEffect(endRecordOfPresses, [])
  // Passive: the layout effects, and the passive effects of the page before this, have run.
  useEffect(() => void replayInput(), [])
  const later = useDeferredModule(fetchLater)
  return later && <later.DeferredLayout />
}
