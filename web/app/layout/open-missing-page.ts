import {useEffect} from 'react'
import {createPath, useNavigation} from 'react-router-dom'

/**
 * After a deployment the script of the page that one goes to may be gone. React Router then reloads the document, which is
 * the page that one is leaving; here the page that was asked for is opened as a document instead. In a browser without the
 * Navigation API the reload stays, and the link works from then on.
 */
export function OpenMissingPage() {
  const {location} = useNavigation()

  useEffect(() => {
    if (!location || !('navigation' in window)) return
    const {navigation} = window
    const openInstead = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || !event.cancelable) return
      event.preventDefault()
      // Not within the event that cancels the other navigation.
      setTimeout(() => window.location.assign(createPath(location)))
    }
    navigation.addEventListener('navigate', openInstead)
    return () => navigation.removeEventListener('navigate', openInstead)
  }, [location])

  return null
}
