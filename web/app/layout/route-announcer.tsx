import {useEffect, useRef, useState} from 'react'
import {useLocation} from 'react-router-dom'
import {namedElement} from '~/ui/named-element'
import {focusPart} from '~/ui/focus-part'

/**
 * After a navigation the focus moves to the new page's `main`, or to what the link names, and its title is announced to screen readers,
 * as browsers do when they load a document. A change of the query alone (a filter, a page of a list) keeps the focus.
 */
export function RouteAnnouncer() {
  const {pathname, hash} = useLocation()
  const shown = useRef({pathname, hash})
  const [title, setTitle] = useState('')

  useEffect(() => {
    const isSamePage = shown.current.pathname === pathname
    if (isSamePage && shown.current.hash === hash) return
    shown.current = {pathname, hash}
    if (!isSamePage) setTitle(document.title)
    const part = namedElement(hash) ?? (isSamePage ? null : document.getElementById('main'))
    if (part) focusPart(part)
  }, [pathname, hash])

  return (
    <p aria-live="assertive" className="sr-only">
      {title}
    </p>
  )
}
