import {shortId} from '@lectern/domain/order'
import type {StaffActionSubject} from '@lectern/domain/staff/staff-action'
import {EmailAddress} from '~/ui/content/email-address'
import {Link} from 'react-router-dom'

const names: Readonly<Partial<Record<StaffActionSubject, string>>> = {
  order: 'Order',
  learner: 'Learner',
  course: 'Course',
}

const paths: Readonly<Partial<Record<StaffActionSubject, string>>> = {
  order: '/admin/orders/',
  learner: '/admin/learners/',
  course: '/admin/courses/',
  certificate: '/certificates/',
  discount: '/admin/discounts/',
  teacher: '/admin/teachers/',
}

/** Those whose ids are names that somebody has chosen: they are read whole. */
const named: ReadonlySet<StaffActionSubject> = new Set(['course', 'discount', 'teacher'])

interface SubjectLinkProps {
  subject: {kind: StaffActionSubject; id: string}
  /** who is staff */
  people: readonly {uid: string; email: string}[]
}

/** What an act of staff was about, as a link where it has a screen. */
export function SubjectLink({subject: {kind, id}, people}: SubjectLinkProps) {
  const colleague = kind === 'staff' ? people.find(({uid}) => uid === id) : undefined
  if (colleague) return <EmailAddress address={colleague.email} />
  if (kind === 'list') return `List: ${id}`
  const wrap = named.has(kind) ? 'wrap-anywhere' : 'whitespace-nowrap'
  const name = `${names[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1)} ${named.has(kind) ? id : shortId(id)}`
  const path = paths[kind]
  if (path === undefined) return <span className={`tabular ${wrap}`}>{name}</span>
  return (
    <Link to={`${path}${encodeURIComponent(id)}`} className={`tabular link ${wrap}`}>
      {name}
    </Link>
  )
}
