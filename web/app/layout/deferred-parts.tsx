import {useEffect} from 'react'
import {replayInput} from './input-replay'
import {useDeferredModule} from '~/lib/router/use-deferred-module'

const fetchLater = () => import('./deferred-layout')

/** Replays early input, then loads the rest of the layout: toasts, cookie banner, route announcer and so on. */
export function DeferredParts() {
  useEffect(() => void replayInput(), [])
  const later = useDeferredModule(fetchLater)
  return later && <later.DeferredLayout />
}
