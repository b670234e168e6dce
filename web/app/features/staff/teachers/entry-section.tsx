import {formatCents} from '@lectern/domain/money'
import {shortId} from '@lectern/domain/order'
import {ENTRY_NAMES} from '@lectern/domain/teachers/ledger'
import {shareLabel} from '@lectern/domain/teachers/teacher'
import {useId} from 'react'
import {Link} from 'react-router-dom'
import {useCursorPages} from '~/lib/router/use-cursor-pages'
import {useFilters} from '~/lib/router/use-filters'
import {documentDate} from '~/ui/content/dates'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'
import {ExportButton} from '../export/export-button'
import {defineExport, dollars, fileTime} from '../export/list-export'
import {ListFilters} from '../list-filters'
import {ListResults, type ListWords} from '../list-results'
import {payoutsPath, runDay} from '../payouts/payout-filters'
import {entryFilters} from './entry-filters'
import type {StaffEntries, StaffEntry} from './teacher-details'
import type {StaffTeacher} from './teachers'

const RESULTS = 'entries-found'

const file = defineExport(async (request) => (await import('./teacher-details')).loadEntries(request), {
  'When (UTC)': ({at}) => fileTime(at),
  What: ({kind}) => ENTRY_NAMES[kind],
  'Amount (USD)': ({amountCents}) => dollars(amountCents),
  Course: ({courseTitle = null}) => courseTitle,
  Order: ({orderId = null}) => orderId,
  'Share (%)': ({shareBps}) => (shareBps === undefined ? null : shareBps / 100),
  Reason: ({reason = null}) => reason,
  Payout: ({payoutId = null}) => payoutId,
  'Available (UTC)': ({availableAt}) => fileTime(availableAt),
})

const WORDS: ListWords = {
  empty: {
    title: 'No entries yet',
    words: 'Sales of their courses, what is given back of them, corrections and payouts stand here.',
  },
}

interface EntrySectionProps {
  teacher: StaffTeacher
  /** a page of them */
  entries: StaffEntries
}

/** Every change of what a teacher has, newest first, by pages, and as a file. Days are in UTC, as in the statements. */
export function EntrySection({teacher: {instructorId, name}, entries}: EntrySectionProps) {
  const id = useId()
  const controls = useFilters(entryFilters, undefined)
  const {filters, chips} = controls
  const {items, next} = entries
  const pages = useCursorPages(next, entryFilters.serialize(filters), items.length)
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex items-center justify-between gap-4">
        <h2 id={id} className="text-xl">
          Entries
        </h2>
        {/* Whose entries are taken stands in the record of it. */}
        <ExportButton
          list="teacher-entries"
          file={file}
          chips={[{name: 'teacher', label: name, removal: {}}, ...chips]}
        />
      </div>
      <ListFilters controls={controls} results={RESULTS} />
      <ListResults
        id={RESULTS}
        name="entries"
        page={entries}
        controls={controls}
        pages={pages}
        level={3}
        words={WORDS}
      >
        {items.length > 0 && (
          <ResponsiveTable
            wide
            caption="Entries"
            columns={['Date', 'What', 'About', 'Order', 'Share', 'Amount', 'Available']}
          >
            {items.map((entry) => (
              <EntryRow key={entry.id} entry={entry} instructorId={instructorId} />
            ))}
          </ResponsiveTable>
        )}
      </ListResults>
    </section>
  )
}

function EntryRow({entry, instructorId}: {entry: StaffEntry; instructorId: string}) {
  const {kind, amountCents, availableAt, at, orderId, shareBps} = entry
  return (
    <Row>
      <Cell label="Date" className="whitespace-nowrap">
        {documentDate(at)}
      </Cell>
      <Cell label="What" className="whitespace-nowrap">
        {ENTRY_NAMES[kind]}
      </Cell>
      <Cell label="About">
        <span className="text-right wrap-anywhere xl:text-left">
          <About entry={entry} instructorId={instructorId} />
        </span>
      </Cell>
      <Cell label="Order" className="tabular whitespace-nowrap">
        {orderId === undefined ? null : (
          <Link to={`/admin/orders/${encodeURIComponent(orderId)}`} className="link target">
            {shortId(orderId)}
          </Link>
        )}
      </Cell>
      <Cell label="Share" className="tabular">
        {shareBps === undefined ? null : shareLabel(shareBps)}
      </Cell>
      <Cell label="Amount" className="tabular font-medium whitespace-nowrap">
        {formatCents(amountCents)}
      </Cell>
      <Cell label="Available" className="whitespace-nowrap">
        {orderId === undefined ? null : documentDate(availableAt)}
      </Cell>
    </Row>
  )
}

interface AboutProps {
  entry: StaffEntry
  instructorId: string
}

/** The course that was sold, why staff have corrected something, or the payout with its run. */
function About({entry: {amountCents, courseTitle, reason, payoutId}, instructorId}: AboutProps) {
  if (payoutId === undefined) return courseTitle ?? reason ?? null
  const run = payoutId.slice(instructorId.length + 1)
  return (
    <>
      {amountCents > 0 ? 'Came back from the run of ' : 'To their account at Stripe, by the run of '}
      <Link to={payoutsPath({run, teacher: instructorId})} className="link whitespace-nowrap">
        {runDay(run)}
      </Link>
    </>
  )
}
