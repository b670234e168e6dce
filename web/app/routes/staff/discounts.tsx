import {Plus} from 'lucide-react'
import {useState, type ReactNode} from 'react'
import type {Route} from './+types/discounts'
import {DiscountRow} from '~/features/staff/discounts/discount-row'
import {NewDiscountDialog} from '~/features/staff/discounts/new-discount-dialog'
import {ListActions} from '~/features/staff/list-actions'
import {privateLoader} from '~/features/auth/private-loader'
import {LoadError} from '~/layout/load-error'
import {StaffIcon} from '~/layout/staff/staff-icons'
import {StaffPage} from '~/layout/staff/staff-page'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {useCursorPages} from '~/lib/router/use-cursor-pages'
import {Button} from '~/ui/button'
import {ResponsiveTable} from '~/ui/content/responsive-table'
import {EmptyState} from '~/ui/feedback/empty-state'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {CursorPagination} from '~/ui/navigation/cursor-pagination'

export const meta = () => pageMeta({title: 'Discount codes', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading discount codes', description: 'Please try again later'},
  async (_, {request}) => {
    const {loadDiscounts} = await import('~/features/staff/discounts/discount-codes')
    return loadDiscounts(new URL(request.url))
  },
)

export const clientAction = routeActions(() => import('~/features/staff/discounts/actions'))

/** All discount codes, newest first; staff make new ones. */
export default function AdminDiscounts({loaderData: {items, next}}: Route.ComponentProps) {
  const [creating, setCreating] = useState(false)
  const {pages} = useCursorPages(next, undefined, items.length)
  return (
    <Frame
      aside={
        <>
          <ListActions list="discounts" />
          <Button onClick={() => setCreating(true)}>
            <Plus aria-hidden className="size-4" />
            New Code
          </Button>
        </>
      }
    >
      {items.length === 0 ? (
        <EmptyState icon={<StaffIcon screen="discounts" />} title="No discount codes yet">
          A code that you make stands here, with how often it was used.
        </EmptyState>
      ) : (
        <ResponsiveTable
          caption="Discount codes"
          columns={['Code', 'Takes off', 'When', 'Uses', 'Given', 'Status']}
        >
          {items.map((discount) => (
            <DiscountRow key={discount.code} discount={discount} />
          ))}
        </ResponsiveTable>
      )}
      <CursorPagination label="Discount codes" {...pages} />
      <NewDiscountDialog open={creating} onClose={() => setCreating(false)} />
    </Frame>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <TableSkeleton label="Loading discount codes" rows={4} />
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

function Frame({aside, children}: {aside?: ReactNode; children: ReactNode}) {
  return (
    <StaffPage
      title="Discount codes"
      lead="A code takes something off what is paid. An order has one at most."
      aside={aside}
    >
      {children}
    </StaffPage>
  )
}
