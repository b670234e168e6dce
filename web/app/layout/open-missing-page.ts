import {useLayoutEffect} from 'react'
import {createPath, useNavigation} from 'react-router-dom'

/**
 * After a deployment the script of the next page may no longer exist. React Router then reloads the document, which is the
 * page being left; this opens the requested page as a document instead. Browsers without the Navigation API reload, and the
 * link works after that.
 */
export function OpenMissingPage() {
  const {location} = useNavigation()

  useLayoutEffect(() => {
    if (!location || !('navigation' in window)) return
    const {navigation} = window
    const openAsDocument = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || !event.cancelable) return
      event.preventDefault()
      // After the event that cancels the other navigation.
      setTimeout(() => window.location.assign(createPath(location)))
    }
    navigation.addEventListener('navigate', openAsDocument)
    return () => navigation.removeEventListener('navigate', openAsDocument)
  }, [location])

  return null
}
