import {taxReport} from '@lectern/domain/orders/contracts'
import {quarter as quarterSchema, quarterBefore, quarterOf} from '@lectern/domain/orders/tax-totals'
import {Landmark} from 'lucide-react'
import type {Route} from './+types/taxes'
import {privateLoader} from '~/features/auth/private-loader'
import {TaxTable} from '~/features/staff/taxes/tax-table'
import {StaffPage} from '~/layout/staff/staff-page'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {pageMeta} from '~/lib/router/page-meta'
import {Button} from '~/ui/button'
import {downloadFile} from '~/ui/download-file'
import {EmptyState} from '~/ui/feedback/empty-state'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {ChoiceLinks} from '~/ui/navigation/choice-links'

/** As many quarters as can be looked at: the present one, and a year and a half before it. */
const QUARTERS = 7

export const meta = () => pageMeta({title: 'Taxes', noindex: true})

/** The report of the quarter in the address; of the present one where none is. */
export const clientLoader = privateLoader(
  {title: 'Error loading the taxes', description: 'Please try again later'},
  async (_, {request}) => {
    const wanted = quarterSchema.safeParse(new URL(request.url).searchParams.get('quarter'))
    const now = quarterOf(Date.now())
    const quarter = wanted.success ? wanted.data : now
    const {call} = await import('~/lib/firebase/call')
    const {rows} = await call(taxReport, {quarter})
    return {quarter, now, rows}
  },
)

const frame = {
  title: 'Taxes',
  lead: 'What invoices and credit notes of a quarter say, by country and rate, in US dollars. What is given back of an earlier quarter corrects that one.',
}

const states = defineScreenStates(StaffPage, frame, <TableSkeleton label="Loading the taxes" rows={6} />)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** What tax was collected in a quarter. */
export default function Taxes({loaderData: {quarter, now, rows}}: Route.ComponentProps) {
  const download = async () => {
    const {taxFile} = await import('~/features/staff/taxes/tax-file')
    downloadFile(`taxes-${quarter}.csv`, 'text/csv', taxFile(rows, quarter))
  }
  return (
    <StaffPage
      {...frame}
      aside={
        rows.length > 0 && (
          <Button variant="secondary" size="sm" onClick={() => void download()}>
            Download as CSV
          </Button>
        )
      }
    >
      <ChoiceLinks
        label="Quarters"
        links={quartersUntil(now).map((one) => ({
          to: `?quarter=${one}`,
          label: one,
          isChosen: one === quarter,
        }))}
      />
      {rows.length === 0 ? (
        <EmptyState icon={<Landmark aria-hidden />} title={`No invoices in ${quarter}`}>
          Orders whose tax Stripe has computed are counted here once their invoice is made.
        </EmptyState>
      ) : (
        <TaxTable rows={rows} quarter={quarter} />
      )}
    </StaffPage>
  )
}

function quartersUntil(now: string): string[] {
  const quarters = [now]
  while (quarters.length < QUARTERS) quarters.push(quarterBefore(quarters.at(-1) ?? now))
  return quarters
}
