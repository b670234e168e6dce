import {signOut} from '~/features/auth/session'
import {Menu, MenuAction, MenuLink, MenuSeparator} from '~/ui/navigation/menu'
import {menuLinks} from '~/features/pages/links'

/** The signed-in learner's menu: the account's screens, and signing out. */
export default function AccountMenu() {
  return (
    <Menu label="Account">
      {menuLinks('account').map(({to, label}) => (
        <MenuLink key={to} to={to}>
          {label}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuAction onSelect={() => void signOut()}>Sign Out</MenuAction>
    </Menu>
  )
}
