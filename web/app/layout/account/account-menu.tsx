import {signOut} from '~/features/auth/session'
import {Menu, MenuAction, MenuLink, MenuSeparator} from '~/ui/navigation/menu'
import {useSite} from '~/features/site/site-context'

/** The menu of a signed-in user: links to the account's screens, and signing out. */
export default function AccountMenu() {
  const {menus} = useSite()
  return (
    <Menu label="Account">
      {menus.account.map(({to, label}) => (
        <MenuLink key={to} to={to}>
          {label}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuAction onSelect={() => void signOut()}>Sign Out</MenuAction>
    </Menu>
  )
}
