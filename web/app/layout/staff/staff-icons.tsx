import {
  BookOpen,
  History,
  Landmark,
  LayoutDashboard,
  Mail,
  GraduationCap,
  HandCoins,
  Megaphone,
  MessageCircleQuestionMark,
  MessageSquareQuote,
  Receipt,
  Send,
  ShieldCheck,
  Ticket,
  TriangleAlert,
  Undo2,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type {StaffScreenId} from './staff-screens.data'

const icons: Readonly<Record<StaffScreenId, LucideIcon>> = {
  dashboard: LayoutDashboard,
  orders: Receipt,
  returns: Undo2,
  problems: TriangleAlert,
  discounts: Ticket,
  taxes: Landmark,
  payouts: HandCoins,
  learners: Users,
  reviews: MessageSquareQuote,
  questions: MessageCircleQuestionMark,
  teachers: GraduationCap,
  'course-list': BookOpen,
  announce: Megaphone,
  newsletter: Mail,
  outbox: Send,
  'staff-actions': History,
  roles: ShieldCheck,
}

interface StaffIconProps {
  screen: StaffScreenId
  className?: string
}

/** The icon of a screen of the back office, in its menu and where the screen is empty. */
export function StaffIcon({screen, className}: StaffIconProps) {
  const Icon = icons[screen]
  return <Icon aria-hidden className={className} />
}
