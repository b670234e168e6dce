import {useEffect, useLayoutEffect, useRef, useState} from 'react'
import {createPath, useNavigation, type Location} from 'react-router-dom'
import {NOT_LOADED} from '~/lib/sanity/content-failure'
import {toast} from '~/ui/feedback/toast'

/** A script may fail before React has rendered the navigation that asked for it; within this time it has. In ms. */
const RENDER_MS = 100

/**
 * After a deployment the script of the next page may no longer exist. React Router then reloads the document, which is the
 * page being left; this opens the requested page as a document instead. Browsers without the Navigation API reload, and the
 * link works after that. Without a connection the page that is open stays, and the requested one can be tried again: true once it could not
 * be reached, although the router still waits for it.
 */
export function useMissingPage(): boolean {
  const {location} = useNavigation()
  const [unreachable, setUnreachable] = useState<Location>()
  const requested = useRef(location)
  // The router never asks for a script again that has failed: from then on it only waits.
  const hasFailed = useRef(false)

  useLayoutEffect(() => {
    requested.current = location
    if (location && hasFailed.current) void openDocument(createPath(location), () => setUnreachable(location))
  }, [location])

  useEffect(() => {
    if (!('navigation' in window)) return
    const {navigation} = window
    let isReloading = false
    const replaceReload = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || isReloading) return
      event.preventDefault()
      setTimeout(() => {
        const missing = requested.current
        if (missing) {
          // Then the effect above has opened it already: a second attempt could succeed behind the first one's alert.
          if (hasFailed.current) return
          hasFailed.current = true
          void openDocument(createPath(missing), () => setUnreachable(missing))
        } else {
          isReloading = true
          window.location.reload()
        }
      }, RENDER_MS)
    }
    navigation.addEventListener('navigate', replaceReload)
    return () => navigation.removeEventListener('navigate', replaceReload)
  }, [])

  return unreachable !== undefined && unreachable === location
}

/** Opens a page as a document, or says that it cannot be reached: the browser would show an error page of its own. */
async function openDocument(path: string, onUnreachable: () => void): Promise<void> {
  try {
    await fetch(path, {method: 'HEAD'})
    window.location.assign(path)
  } catch {
    onUnreachable()
    toast({
      variant: 'destructive',
      title: NOT_LOADED,
      description: 'Please check your connection.',
      action: {label: 'Try again', onClick: () => void openDocument(path, onUnreachable)},
    })
  }
}
