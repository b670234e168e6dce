import {formatCents} from '@lectern/domain/money'
import type {Route} from './+types/discount'
import {limitsLabel, periodLabel} from '~/features/staff/discounts/discount-labels'
import {DiscountLink} from '~/features/staff/discounts/discount-link'
import {discountStatus} from '~/features/staff/discounts/discount-status'
import {DiscountUses} from '~/features/staff/discounts/discount-uses'
import {EndDiscount} from '~/features/staff/discounts/end-discount'
import {privateLoader} from '~/features/auth/private-loader'
import {termsLabel} from '~/features/discounts/terms-label'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {StaffPage} from '~/layout/staff/staff-page'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {AFTER, useCursorPages} from '~/lib/router/use-cursor-pages'
import {ButtonLink} from '~/ui/button'
import {Stat, Stats} from '~/ui/content/stat'
import {Badge} from '~/ui/feedback/badge'
import {EmptyState} from '~/ui/feedback/empty-state'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {CursorPagination} from '~/ui/navigation/cursor-pagination'
import {useNow} from '~/ui/use-now'

export const meta = () => pageMeta({title: 'Discount code', noindex: true})

/** The code with a page of its uses; null when there is no such code. */
export const clientLoader = privateLoader(
  {title: 'Error loading discount code', description: 'Please try again later'},
  async (_, {request, params: {code = ''}}) => {
    const {loadDiscount} = await import('~/features/staff/discounts/discount-codes')
    return loadDiscount(code, new URL(request.url).searchParams.get(AFTER))
  },
)

export const clientAction = routeActions(() => import('~/features/staff/discounts/actions'))

const frame = {back: {to: '/admin/discounts', label: 'Discount codes'}}

const states = defineScreenStates(
  StaffPage,
  {...frame, title: 'Discount code'},
  <TableSkeleton label="Loading the discount code" rows={4} />,
)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** One discount code: what it takes off, how often it was used and for which orders; staff end it. */
export default function AdminDiscount({loaderData}: Route.ComponentProps) {
  const now = useNow()
  const {pages} = useCursorPages(loaderData?.uses.next ?? null)
  if (!loaderData)
    return (
      <StaffPage {...frame} title="Discount code">
        <EmptyState
          title="There is no such code"
          action={
            <ButtonLink to="/admin/discounts" variant="secondary">
              All Discount Codes
            </ButtonLink>
          }
        />
      </StaffPage>
    )
  const {discount, uses} = loaderData
  const {label, variant} = discountStatus(discount, now)
  return (
    <StaffPage {...frame} title={discount.code} lead={termsLabel(discount, discount.courseTitle)}>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 font-display">
        <Badge variant={variant}>{label}</Badge>
        <span className="text-ink-soft">
          {periodLabel(discount)}, {limitsLabel(discount)}
        </span>
      </p>
      <Stats>
        <Stat
          name="Paid orders"
          value={discount.used}
          note={`${formatCents(discount.discountedCents)} given`}
        />
        <Stat name="Wait to be paid" value={discount.reserved} />
      </Stats>
      <DiscountLink code={discount.code} />
      {discount.endedAt === null && (
        <div>
          <EndDiscount code={discount.code} />
        </div>
      )}
      <section aria-labelledby="uses" className="grid gap-6">
        <h2 id="uses" className="text-xl">
          Orders with this code
        </h2>
        {uses.items.length === 0 ? (
          <EmptyState title="No orders yet" level={3}>
            An order stands here once somebody takes the code to the payment page.
          </EmptyState>
        ) : (
          <DiscountUses uses={uses.items} />
        )}
        <CursorPagination label="Orders" {...pages} />
      </section>
    </StaffPage>
  )
}
