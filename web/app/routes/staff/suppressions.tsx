import type {Route} from './+types/suppressions'
import {fileTime} from '~/features/staff/export/list-export'
import {callList} from '~/features/staff/load-list'
import {suppressionFilters} from '~/features/staff/outbox/outbox-filters'
import {SuppressionTable} from '~/features/staff/outbox/suppression-table'
import {defineList} from '~/layout/staff/define-list'
import {routeActions} from '~/lib/forms/route-action'

const list = defineList({
  list: 'suppressions',
  title: 'Suppressed addresses',
  lead: 'They get no newsletters and no news of courses; mails about orders still go to them.',
  back: {to: '/admin/outbox', label: 'Outbox'},
  words: {
    empty: {
      title: 'No address is suppressed',
      words: 'An address that mails come back from, or whose owner calls them spam, stands here.',
    },
    none: {title: 'This address is not suppressed', words: 'It has to be the whole address.'},
  },
  filters: suppressionFilters,
  search: 'Whole email address...',
  load: ({search, cursor}) =>
    callList(async () => (await import('@lectern/domain/mail/contracts')).listSuppressions, 'suppressions', {
      address: search,
      cursor,
    }),
  file: {
    Address: ({address}) => address,
    Why: ({reason}) => reason,
    Details: ({detail}) => detail,
    'Since (UTC)': ({since}) => fileTime(since),
  },
})

export const meta = list.meta
export const clientLoader = list.clientLoader
export const HydrateFallback = list.HydrateFallback
export const ErrorBoundary = list.ErrorBoundary
export const clientAction = routeActions(() => import('~/features/staff/outbox/actions'))

/** The addresses that get no mailings. */
export default function Suppressions({loaderData: page}: Route.ComponentProps) {
  return (
    <list.Screen page={page}>
      <SuppressionTable suppressions={page.items} />
    </list.Screen>
  )
}
