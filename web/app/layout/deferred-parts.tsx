import {useEffect} from 'react'
import {replayInput} from './input-replay'
import {useDeferredModule} from '~/lib/router/use-deferred-module'

const fetchLater = () => import('./deferred-layout')

/** Toasts, the cookie banner, and what speaks and shows on the way from page to page. */
export function DeferredParts() {
  useEffect(() => void replayInput(), [])
  const later = useDeferredModule(fetchLater)
  return later && <later.DeferredLayout />
}
