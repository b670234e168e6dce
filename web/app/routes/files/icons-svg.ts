import {
  Award,
  BadgeCheck,
  BookOpen,
  Calendar,
  Clock,
  Compass,
  CreditCard,
  GraduationCap,
  Infinity as InfinityIcon,
  LifeBuoy,
  Lightbulb,
  Lock,
  MessageCircle,
  Monitor,
  Play,
  Receipt,
  RotateCcw,
  Settings,
  ShieldCheck,
  Star,
  Target,
  TrendingUp,
  User,
  Users,
  type LucideIcon,
} from 'lucide-react'
import {createElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'

/** The icons that editors can choose, by their stored names. */
const pictograms: Readonly<Record<string, LucideIcon>> = {
  award: Award,
  'badge-check': BadgeCheck,
  'book-open': BookOpen,
  calendar: Calendar,
  clock: Clock,
  compass: Compass,
  'credit-card': CreditCard,
  'graduation-cap': GraduationCap,
  infinity: InfinityIcon,
  'life-buoy': LifeBuoy,
  lightbulb: Lightbulb,
  lock: Lock,
  'message-circle': MessageCircle,
  monitor: Monitor,
  play: Play,
  receipt: Receipt,
  'rotate-ccw': RotateCcw,
  settings: Settings,
  'shield-check': ShieldCheck,
  star: Star,
  target: Target,
  'trending-up': TrendingUp,
  user: User,
  users: Users,
}

/** An SVG sprite of all icons, which keeps them out of the JavaScript bundles. */
export function loader() {
  const symbols = Object.entries(pictograms).map(([name, Pictogram]) => {
    const drawing = renderToStaticMarkup(createElement(Pictogram)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
    return `<symbol id="${name}" viewBox="0 0 24 24">${drawing}</symbol>`
  })
  const svg = `<!-- Lucide, https://lucide.dev, ISC licence --><svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
  return new Response(svg, {headers: {'content-type': 'image/svg+xml'}})
}
