import {useEffect, useRef, useState} from 'react'
import {useLocation} from 'react-router-dom'

/**
 * After a navigation the focus goes to the new page's main part, and its title is read out, as a browser does when it
 * loads a page. A change of the query alone (a filter, a page of a list) leaves the focus where it is.
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
