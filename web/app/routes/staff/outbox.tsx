import {MailCheck} from 'lucide-react'
import type {Route} from './+types/outbox'
import {fileTime} from '~/features/staff/export/list-export'
import {callList} from '~/features/staff/load-list'
import {canTryAgain, MailRow} from '~/features/staff/outbox/mail-row'
import {mailName, mailStates} from '~/features/staff/outbox/mail-words'
import {outboxFilters} from '~/features/staff/outbox/outbox-filters'
import {RETRY_MAILS, RetryMails} from '~/features/staff/outbox/retry-mails'
import {SelectionBar} from '~/features/staff/selection-bar'
import {useRowErrors} from '~/features/staff/use-row-errors'
import {useSelection} from '~/features/staff/use-selection'
import {defineList} from '~/layout/staff/define-list'
import {routeActions} from '~/lib/forms/route-action'
import {ButtonLink} from '~/ui/button'
import {ResponsiveTable} from '~/ui/content/responsive-table'

const list = defineList({
  list: 'mails',
  title: 'Outbox',
  lead: 'Mails that wait, and mails that were given up after three days or because the mail service refuses their address.',
  words: {
    empty: {
      icon: <MailCheck aria-hidden />,
      title: 'Everything is sent',
      words: 'No mail waits, and none was given up.',
    },
    none: {words: 'An address has to be whole. Mails that were sent are kept for 30 days.'},
  },
  filters: outboxFilters,
  search: 'Whole email address...',
  load: ({filters, search, cursor}) =>
    callList(async () => (await import('@lectern/domain/mail/contracts')).listMails, 'mails', {
      list: filters.list,
      address: search,
      cursor,
    }),
  file: {
    Mail: ({kind}) => mailName(kind),
    To: ({to}) => to,
    Recipients: ({recipientCount}) => recipientCount,
    'Queued (UTC)': ({createdAt}) => fileTime(createdAt),
    State: ({state}) => mailStates[state],
    Attempts: ({attempts}) => attempts,
    Why: ({lastError}) => lastError,
  },
})

export const meta = list.meta
export const clientLoader = list.clientLoader
export const HydrateFallback = list.HydrateFallback
export const ErrorBoundary = list.ErrorBoundary
export const clientAction = routeActions(() => import('~/features/staff/outbox/actions'))

/** The mails that wait or were given up, and every mail to an address. */
export default function Outbox({loaderData: page}: Route.ComponentProps) {
  const selection = useSelection(page.items.filter(canTryAgain).map(({id}) => id))
  const errorOf = useRowErrors(RETRY_MAILS)
  return (
    <list.Screen
      page={page}
      aside={
        <ButtonLink to="/admin/outbox/suppressions" variant="secondary">
          Suppressed Addresses
        </ButtonLink>
      }
    >
      <div>
        <SelectionBar selection={selection}>
          <RetryMails mailIds={selection.chosen} />
        </SelectionBar>
        <ResponsiveTable caption="Mails" columns={['Mail', 'To', 'Queued', 'State', 'Why', 'Actions']}>
          {page.items.map((mail) => (
            <MailRow key={mail.id} mail={mail} selection={selection} error={errorOf(mail.id)} />
          ))}
        </ResponsiveTable>
      </div>
    </list.Screen>
  )
}
