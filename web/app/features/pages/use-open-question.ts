import {useEffect, type RefObject} from 'react'
import {useLocation} from 'react-router-dom'
import {namedElement} from '~/ui/named-element'

/** Opens the question named by the URL's fragment, and sets the fragment to the question that was opened last. */
export function useOpenQuestion(list: RefObject<HTMLElement | null>) {
  // Anew for a link to the question that the address names already, and that may have been left since.
  const location = useLocation()

  useEffect(() => {
    const asked = namedElement(location.hash)
    if (!(asked instanceof HTMLDetailsElement)) return
    asked.open = true
    asked.scrollIntoView()
  }, [location])

  useEffect(() => {
    const element = list.current
    const onToggle = ({target}: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return
      // Replaces the history entry, so that Back does not go through every opened question.
      window.history.replaceState(window.history.state, '', `#${target.id}`)
    }
    // The event does not bubble, but can be handled in the capture phase.
    element?.addEventListener('toggle', onToggle, true)
    return () => element?.removeEventListener('toggle', onToggle, true)
  }, [list])
}
