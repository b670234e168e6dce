import {Link, useLocation, type LinkProps} from 'react-router'

/** A link that knows whether one is on its page, or on one below it. */
export function NavLink({to, ...rest}: LinkProps & {to: string}) {
  const {pathname} = useLocation()
  const current = pathname === to ? 'page' : pathname.startsWith(`${to}/`) ? 'true' : undefined
  return <Link {...rest} to={to} aria-current={current} />
}
