import {useEffect, useState, type RefObject} from 'react'

/** How far from the screen an element is near, as a margin of an IntersectionObserver. */
const MARGIN = '400px 0px'

/** Whether an element has come onto the screen, or close to it. Once true it stays so; false on the server. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) setNear(true)
      },
      {rootMargin: MARGIN},
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
