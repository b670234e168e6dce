import {useLocation} from 'react-router-dom'

/** The path without a trailing slash: pages are prerendered with one and visited without. */
export function usePathname(): string {
  const {pathname} = useLocation()
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
}
