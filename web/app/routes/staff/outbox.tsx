import {MailCheck} from 'lucide-react'
import type {ReactNode} from 'react'
import type {Route} from './+types/outbox'
import {ListActions} from '~/features/staff/list-actions'
import {privateLoader} from '~/features/auth/private-loader'
import {ListFilters} from '~/features/staff/list-filters'
import {isUnfinished, MailRow} from '~/features/staff/outbox/mail-row'
import {RETRY_MAILS, RetryMails} from '~/features/staff/outbox/retry-mails'
import {SelectionBar} from '~/features/staff/selection-bar'
import {useRowErrors} from '~/features/staff/use-row-errors'
import {useSelection} from '~/features/staff/use-selection'
import {loadMails, outboxFilters} from '~/features/staff/outbox/outbox-filters'
import {LoadError} from '~/layout/load-error'
import {StaffPage} from '~/layout/staff/staff-page'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {useCursorPages} from '~/lib/router/use-cursor-pages'
import {useFilters} from '~/lib/router/use-filters'
import {ButtonLink} from '~/ui/button'
import {pluralize} from '~/ui/content/pluralize'
import {ResponsiveTable} from '~/ui/content/responsive-table'
import {EmptyState} from '~/ui/feedback/empty-state'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {ClearFilters} from '~/ui/navigation/clear-filters'
import {CursorPagination} from '~/ui/navigation/cursor-pagination'

export const meta = () => pageMeta({title: 'Outbox', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading the outbox', description: 'Please try again later'},
  (_, {request}) => loadMails(request),
)

export const clientAction = routeActions(() => import('~/features/staff/outbox/actions'))

const RESULTS = 'mails-found'

/** The mails that wait or were given up, and every mail to an address. */
export default function Outbox({loaderData: {mails, next}}: Route.ComponentProps) {
  const controls = useFilters(outboxFilters, undefined)
  const {filters, chips, change, clear} = controls
  const {isFirst, pages} = useCursorPages(next, outboxFilters.serialize(filters), mails.length)
  const selection = useSelection(mails.filter(isUnfinished).map(({id}) => id))
  const errorOf = useRowErrors(RETRY_MAILS)
  const bar = (
    <ListFilters
      controls={controls}
      results={RESULTS}
      search={{
        label: 'Whole email address...',
        value: filters.search,
        onChange: (search) => change({search}, {live: true}),
      }}
    />
  )
  return (
    <Frame filters={bar} aside={<ListActions list="mails" chips={chips} />}>
      <div id={RESULTS} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <output className="sr-only">
          {chips.length > 0 && `${pluralize(mails.length, 'mail')} found${next ? ', and more' : ''}`}
        </output>
        {mails.length > 0 ? (
          <div>
            <SelectionBar selection={selection}>
              <RetryMails mailIds={selection.chosen} />
            </SelectionBar>
            <ResponsiveTable caption="Mails" columns={['Mail', 'To', 'Queued', 'State', 'Why', 'Actions']}>
              {mails.map((mail) => (
                <MailRow key={mail.id} mail={mail} selection={selection} error={errorOf(mail.id)} />
              ))}
            </ResponsiveTable>
          </div>
        ) : chips.length > 0 || !isFirst ? (
          <EmptyState
            title="No mails match your filters"
            action={
              <ClearFilters controls={RESULTS} onClear={clear}>
                Clear all filters
              </ClearFilters>
            }
          >
            An address has to be whole. Mails that were sent are kept for 30 days.
          </EmptyState>
        ) : (
          <EmptyState icon={<MailCheck aria-hidden />} title="Everything is sent">
            No mail waits, and none was given up.
          </EmptyState>
        )}
        <CursorPagination label="Mails" {...pages} />
      </div>
    </Frame>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <TableSkeleton label="Loading the outbox" rows={6} />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <LoadError />
    </Frame>
  )
}

function Frame({filters, aside, children}: {filters?: ReactNode; aside?: ReactNode; children: ReactNode}) {
  return (
    <StaffPage
      filters={filters}
      title="Outbox"
      lead="Mails that wait, and mails that were given up after three days or because the mail service refuses their address."
      aside={
        <>
          {aside}
          <ButtonLink to="/admin/outbox/suppressions" variant="secondary">
            Suppressed Addresses
          </ButtonLink>
        </>
      }
    >
      {children}
    </StaffPage>
  )
}
