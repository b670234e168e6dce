import {MOST_WAITING} from '@lectern/domain/limits'
import {useSession} from '~/features/auth/session'
import {SideLink, SideMenu} from '~/layout/side-frame/side-menu'
import {usePathname} from '~/lib/router/use-pathname'
import {currentIn} from './current-screen'
import {StaffIcon} from './staff-icons'
import {staffMenu, staffScreens} from './staff-screens.data'
import {waitingAt, type Waiting} from './waiting'

interface StaffMenuProps {
  /** how much waits; undefined until it is known */
  waiting: Waiting | undefined
}

/** The menu of the back office: its screens in sections, with how much waits at each. */
export function StaffMenu({waiting}: StaffMenuProps) {
  const pathname = usePathname()
  const {user} = useSession()
  return (
    <SideMenu label="Back office">
      {staffMenu.map(({heading, screens}) => (
        <div key={heading}>
          {heading !== '' && (
            <h2 className="px-2.5 pb-1 text-xs font-semibold tracking-normal text-ink-faint">{heading}</h2>
          )}
          <ul>
            {staffScreens
              .filter(({to, ownerOnly}) => screens.includes(to) && (!ownerOnly || user?.isOwner))
              .map((screen) => (
                <li key={screen.to}>
                  <SideLink
                    to={screen.to}
                    label={screen.label}
                    icon={<StaffIcon screen={screen.id} />}
                    current={currentIn(screen, pathname)}
                  >
                    <Count count={waiting ? waitingAt(screen.id, waiting) : 0} />
                  </SideLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </SideMenu>
  )
}

/** How much waits at a screen. */
function Count({count}: {count: number}) {
  if (count === 0) return null
  return (
    <span className="tabular ml-auto rounded bg-accent-soft px-1.5 text-xs font-semibold text-accent-ink">
      {count > MOST_WAITING ? `${MOST_WAITING}+` : count}
      <span className="sr-only"> waiting</span>
    </span>
  )
}
