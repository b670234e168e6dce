import {useEffect} from 'react'
import {replayInput} from './input-replay'
import {useDeferredModule} from '~/lib/router/use-deferred-module'

const fetchLater = () => import('./deferred-layout')

/** Toasts, the cookie banner, the route announcer and the pending bar. */
export function DeferredParts() {
  useEffect(() => void replayInput(), [])
  const later = useDeferredModule(fetchLater)
  return later && <later.DeferredLayout />
}
