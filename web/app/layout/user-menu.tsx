import {Link} from 'react-router-dom'
import {signOut, useSession} from '~/features/auth/session'
import {ButtonLink} from '~/ui/button'
import {Menu, menuItemLook} from '~/ui/navigation/menu'
import {accountLinks} from './links'

/** The header's corner for who is here: the Account menu, or Sign In. */
export function UserMenu() {
  const {status, expected} = useSession()
  if (status !== 'signed-in' && !expected)
    return (
      <ButtonLink to="/auth" variant="secondary" className="ml-2">
        Sign In
      </ButtonLink>
    )
  return (
    <Menu label="Account">
      {accountLinks.map(({to, label}) => (
        <Link key={to} to={to} className={menuItemLook}>
          {label}
        </Link>
      ))}
      <hr className="my-2 border-border" />
      <button type="button" className={menuItemLook} onClick={() => void signOut()}>
        Sign Out
      </button>
    </Menu>
  )
}
