import {useLayoutEffect} from 'react'
import {createPath, useNavigate, useNavigation} from 'react-router-dom'
import {NOT_LOADED} from '~/lib/sanity/content-failure'
import {toast} from '~/ui/feedback/toast'

/**
 * After a deployment the script of the next page may no longer exist. React Router then reloads the document, which is the
 * page being left; this opens the requested page as a document instead. Browsers without the Navigation API reload, and the
 * link works after that. Without a connection the page that is open stays, and the requested one can be tried again.
 */
export function OpenMissingPage() {
  const {location} = useNavigation()
  const navigate = useNavigate()

  useLayoutEffect(() => {
    if (!location || !('navigation' in window)) return
    const {navigation} = window
    const openAsDocument = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || !event.cancelable) return
      event.preventDefault()
      const path = createPath(location)
      fetch(path, {method: 'HEAD'}).then(
        () => window.location.assign(path),
        () =>
          toast({
            variant: 'destructive',
            title: NOT_LOADED,
            description: 'Please check your connection.',
            action: {label: 'Try again', onClick: () => void navigate(path)},
          }),
      )
    }
    navigation.addEventListener('navigate', openAsDocument)
    return () => navigation.removeEventListener('navigate', openAsDocument)
  }, [location, navigate])

  return null
}
