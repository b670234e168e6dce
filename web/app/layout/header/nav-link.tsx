import {Link, type LinkProps} from 'react-router-dom'
import {usePathname} from '~/lib/router/use-pathname'

/** A link that is marked as current on its page and on pages below it. */
export function NavLink({to, ...rest}: LinkProps & {to: string}) {
  const pathname = usePathname()
  const current = pathname === to ? 'page' : pathname.startsWith(`${to}/`) ? 'true' : undefined
  return <Link prefetch="intent" {...rest} to={to} aria-current={current} />
}
