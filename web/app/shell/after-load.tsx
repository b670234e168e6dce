import {useEffect} from 'react'
import {replayEarlyInput} from './early-input'
import {useLater} from './use-later'

const fetchLater = () => import('./later')

/** Toasts, the cookie banner, and what speaks and shows on the way from page to page. */
export function AfterLoad() {
  useEffect(replayEarlyInput, [])
  const later = useLater(fetchLater)
  return later && <later.Later />
}
