import {useEffect, type RefObject} from 'react'
import {useLocation} from 'react-router-dom'
import {focusPart} from './focus-part'

/**
 * Scrolls to an element that the address names, and focuses it, as soon as it is there: what is loaded after the page comes too late
 * for the browser and the router.
 */
export function useScrollToHash(element: RefObject<HTMLElement | null>, id: string | undefined): void {
  const {hash} = useLocation()
  useEffect(() => {
    if (id === undefined || hash !== `#${id}` || !element.current) return
    element.current.scrollIntoView()
    focusPart(element.current)
  }, [element, id, hash])
}
