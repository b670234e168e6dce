import {Link} from 'react-router-dom'
import type {Route} from './+types/learners'
import {fileTime} from '~/features/staff/export/list-export'
import {learnerFilters} from '~/features/staff/learners/learner-filters'
import {callList} from '~/features/staff/load-list'
import {defineList} from '~/layout/staff/define-list'
import {StaffIcon} from '~/layout/staff/staff-icons'
import {longDate} from '~/ui/content/dates'
import {EmailAddress} from '~/ui/content/email-address'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'

const list = defineList({
  list: 'learners',
  title: 'Learners',
  lead: 'Everybody with an account. Found by the beginning of a name, or by the whole email address or account ID.',
  words: {
    empty: {
      icon: <StaffIcon screen="learners" />,
      title: 'No learners yet',
      words: 'Whoever opens an account stands here.',
    },
    none: {
      title: 'Nobody is found',
      words: 'An email address or an account ID has to be whole; of a name the beginning is enough.',
    },
  },
  filters: learnerFilters,
  search: 'Name, email or account ID...',
  load: ({search, cursor}) =>
    callList(async () => (await import('@lectern/domain/people/contracts')).findLearners, 'learners', {
      search,
      cursor,
    }),
  file: {
    Account: ({uid}) => uid,
    Name: ({name}) => name,
    'E-mail': ({email}) => email,
    'Since (UTC)': ({createdAt}) => fileTime(createdAt),
  },
})

export const meta = list.meta
export const clientLoader = list.clientLoader
export const HydrateFallback = list.HydrateFallback
export const ErrorBoundary = list.ErrorBoundary

/** The learners, newest first, or those that a search finds. */
export default function Learners({loaderData: page}: Route.ComponentProps) {
  return (
    <list.Screen page={page}>
      <ResponsiveTable caption="Learners" columns={['Name', 'Email', 'Since']}>
        {page.items.map(({uid, name, email, createdAt}) => (
          <Row key={uid}>
            <Cell label="Name" className="font-medium">
              <Link to={`/admin/learners/${uid}`} className="target link">
                {name ?? email ?? 'No name'}
              </Link>
            </Cell>
            <Cell label="Email">
              <EmailAddress address={email ?? 'None'} />
            </Cell>
            <Cell label="Since">{longDate(Date.parse(createdAt))}</Cell>
          </Row>
        ))}
      </ResponsiveTable>
    </list.Screen>
  )
}
