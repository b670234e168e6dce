import {useEffect} from 'react'
import {lazyPart, type FetchPart} from './lazy-part'
import {toast} from './toast'

interface Closable {
  onClose: () => void
}

/** A dialog whose code is fetched when it is first opened. Where it cannot be fetched, a toast says so, and it is closed. */
export function lazyDialog<Props extends Closable>(fetchCode: FetchPart<Props>) {
  return lazyPart(fetchCode, NotOpened)
}

function NotOpened({onClose}: Closable) {
  useEffect(() => {
    toastNotOpened()
    onClose()
  }, [onClose])
  return null
}

/** Says that a dialog, whose code could not be fetched, cannot be opened. */
export function toastNotOpened(): void {
  toast({
    title: 'This could not be opened',
    description: 'Please check your connection and reload the page.',
    variant: 'destructive',
    // Browsers do not fetch a failed module again in the same document.
    action: {label: 'Reload', onClick: () => window.location.reload()},
  })
}
