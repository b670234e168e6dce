import type {ReactNode} from 'react'
import {useSession} from '~/features/auth/session'
import {SideFrame} from '~/layout/side-frame/side-frame'
import {Palette} from './palette'
import {StaffMenu} from './staff-menu'
import {useWaiting} from './waiting'

/** What stands around the screens of the back office. */
export function StaffFrame({children}: {children: ReactNode}) {
  const {user} = useSession()
  const waiting = useWaiting()
  return (
    <SideFrame
      home={{to: '/admin', label: 'Back office'}}
      // Whoever is known not to be staff reads that in place of the screen.
      isBare={user !== null && !user.isStaff}
      menu={<StaffMenu waiting={waiting} />}
      tools={
        <Palette className="ml-auto flex min-h-11 min-w-11 items-center justify-center gap-3 rounded font-display text-sm text-ink-soft hover:text-ink lg:mx-3 lg:min-h-9 lg:justify-start lg:border lg:border-border-strong lg:bg-surface-raised lg:px-2.5 pointer-coarse:lg:min-h-11" />
      }
    >
      {children}
    </SideFrame>
  )
}
