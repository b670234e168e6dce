import {useEffect, useRef} from 'react'
import {signOut, useSession} from '~/features/auth/session'
import {Menu, MenuAction, MenuHeading, MenuLink, MenuSeparator} from '~/ui/navigation/menu'
import {useSite} from '~/features/site/site-context'

/**
 * The menu of a signed-in user: who it is, links to the account's screens, and to those for staff, and signing out. Its button
 * takes over the focus and the press of the one that was shown until this code had loaded.
 */
export default function AccountMenu({wasFocused, wasPressed}: {wasFocused: boolean; wasPressed: boolean}) {
  const trigger = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wasFocused) trigger.current?.focus()
    if (wasPressed) trigger.current?.click()
  }, [wasFocused, wasPressed])
  const {menus} = useSite()
  const {user} = useSession()
  return (
    <Menu label="Account" triggerRef={trigger}>
      {user && (
        <MenuHeading>
          <span className="block text-ink-faint">Signed in as</span>
          {user.displayName && <span className="block font-semibold">{user.displayName}</span>}
          <span className="block wrap-anywhere">{user.email}</span>
        </MenuHeading>
      )}
      {menus.account.map(({to, label}) => (
        <MenuLink key={to} to={to}>
          {label}
        </MenuLink>
      ))}
      {user?.isTeacher && <MenuLink to="/teach">Teaching</MenuLink>}
      {user?.isStaff && <MenuLink to="/admin">Back office</MenuLink>}
      <MenuSeparator />
      <MenuAction onSelect={() => void signOut()}>Sign Out</MenuAction>
    </Menu>
  )
}
