import {useEffect, useRef, useState} from 'react'
import {useLocation} from 'react-router-dom'

/**
 * After a navigation the focus moves to the new page's `main`, and its title is announced to screen readers, as browsers do
 * when they load a document. A change of the query alone (a filter, a page of a list) keeps the focus.
 */
export function RouteAnnouncer() {
  const {pathname, hash} = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    if (hash === '') document.getElementById('main')?.focus({preventScroll: true})
  }, [pathname, hash])

  return (
    <p aria-live="assertive" className="sr-only">
      {title}
    </p>
  )
}
