import {
  BookOpen,
  ChartNoAxesColumn,
  MessageCircleQuestionMark,
  MessageSquareQuote,
  PencilRuler,
  UserPen,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import type {ReactNode} from 'react'
import {useSession} from '~/features/auth/session'
import {SideFrame} from '~/layout/side-frame/side-frame'
import {SideLink, SideMenu} from '~/layout/side-frame/side-menu'
import {usePathname} from '~/lib/router/use-pathname'
import {teacherScreens, type TeacherScreenId} from './teacher-screens.data'

const icons: Readonly<Record<TeacherScreenId, LucideIcon>> = {
  teach: ChartNoAxesColumn,
  'teach-questions': MessageCircleQuestionMark,
  'teach-work': PencilRuler,
  'teach-reviews': MessageSquareQuote,
  'teach-courses': BookOpen,
  'teach-payouts': Wallet,
  'teach-profile': UserPen,
}

/** What stands around the screens of teachers. */
export function TeachFrame({children}: {children: ReactNode}) {
  const {user} = useSession()
  return (
    <SideFrame
      home={{to: '/teach', label: 'Teaching'}}
      // Whoever is known not to teach reads that in place of the screen.
      isBare={user !== null && !user.isTeacher}
      menu={<TeachMenu />}
    >
      {children}
    </SideFrame>
  )
}

function TeachMenu() {
  const pathname = usePathname()
  return (
    <SideMenu label="Teaching">
      <ul>
        {teacherScreens.map(({id, to, label}) => {
          const Icon = icons[id]
          const isWithin = to !== '/teach' && pathname.startsWith(`${to}/`)
          return (
            <li key={to}>
              <SideLink
                to={to}
                label={label}
                icon={<Icon aria-hidden />}
                current={pathname === to ? 'page' : isWithin || undefined}
              />
            </li>
          )
        })}
      </ul>
    </SideMenu>
  )
}
