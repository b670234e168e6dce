import {Link, type LinkProps} from 'react-router-dom'
import {usePathname} from '~/lib/router/use-pathname'

/** A link that knows whether one is on its page, or on one below it. */
export function NavLink({to, ...rest}: LinkProps & {to: string}) {
  const pathname = usePathname()
  const current = pathname === to ? 'page' : pathname.startsWith(`${to}/`) ? 'true' : undefined
  return <Link prefetch="intent" {...rest} to={to} aria-current={current} />
}
