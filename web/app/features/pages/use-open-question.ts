import {useEffect, type RefObject} from 'react'
import {useLocation} from 'react-router-dom'

/** The question an address's fragment names is open, and the address names the one that was opened last. */
export function useOpenQuestion(list: RefObject<HTMLElement | null>) {
  const {hash} = useLocation()

  useEffect(() => {
    const asked = hash === '' ? null : document.getElementById(decodeFragment(hash))
    if (!(asked instanceof HTMLDetailsElement)) return
    asked.open = true
    asked.scrollIntoView()
  }, [hash])

  useEffect(() => {
    const element = list.current
    const onToggle = ({target}: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return
      // In place: nobody wants to walk back through every question they opened.
      window.history.replaceState(window.history.state, '', `#${target.id}`)
    }
    // The event does not bubble, but it can be caught on its way down.
    element?.addEventListener('toggle', onToggle, true)
    return () => element?.removeEventListener('toggle', onToggle, true)
  }, [list])
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
