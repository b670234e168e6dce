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

/** What stands around the screens of teachers; who does not teach at the moment has that of their earnings alone. */
export function TeachFrame({children}: {children: ReactNode}) {
  const {user} = useSession()
  const isFormer = user !== null && !user.isTeaching
  const screens = isFormer ? teacherScreens.filter(({id}) => id === 'teach-payouts') : teacherScreens
  return (
    <SideFrame
      // Who goes on teaching finds all of them by it: the guard asks anew.
      home={{to: '/teach', label: 'Teaching'}}
      // Whoever is known not to teach reads that in place of the screen.
      isBare={user !== null && !user.isTeacher}
      menu={<TeachMenu screens={screens} />}
    >
      {children}
    </SideFrame>
  )
}

function TeachMenu({screens}: {screens: typeof teacherScreens}) {
  const pathname = usePathname()
  return (
    <SideMenu label="Teaching">
      <ul>
        {screens.map(({id, to, label}) => {
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
