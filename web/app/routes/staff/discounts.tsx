import {Plus} from 'lucide-react'
import {useState} from 'react'
import type {Route} from './+types/discounts'
import {termsLabel} from '~/features/discounts/terms-label'
import {periodLabel} from '~/features/staff/discounts/discount-labels'
import {DiscountRow} from '~/features/staff/discounts/discount-row'
import {NewDiscountDialog} from '~/features/staff/discounts/new-discount-dialog'
import {dollars, fileTime} from '~/features/staff/export/list-export'
import {defineList, NO_FILTERS} from '~/layout/staff/define-list'
import {StaffIcon} from '~/layout/staff/staff-icons'
import {routeActions} from '~/lib/forms/route-action'
import {Button} from '~/ui/button'
import {ResponsiveTable} from '~/ui/content/responsive-table'

const list = defineList({
  list: 'discounts',
  title: 'Discount codes',
  lead: 'A code takes something off what is paid. An order has one at most.',
  words: {
    empty: {
      icon: <StaffIcon screen="discounts" />,
      title: 'No discount codes yet',
      words: 'A code that you make stands here, with how often it was used.',
    },
  },
  filters: NO_FILTERS,
  load: async ({cursor}) => (await import('~/features/staff/discounts/discount-codes')).loadDiscounts(cursor),
  file: {
    Code: ({code}) => code,
    'Takes off': (discount) => termsLabel(discount, discount.courseTitle),
    When: (discount) => periodLabel(discount),
    'Paid orders': ({used}) => used,
    'Wait to be paid': ({reserved}) => reserved,
    'Most uses': ({maxUses}) => maxUses,
    'Given (USD)': ({discountedCents}) => dollars(discountedCents),
    'Created (UTC)': ({createdAt}) => fileTime(createdAt),
  },
})

export const meta = list.meta
export const clientLoader = list.clientLoader
export const HydrateFallback = list.HydrateFallback
export const ErrorBoundary = list.ErrorBoundary
export const clientAction = routeActions(() => import('~/features/staff/discounts/actions'))

/** All discount codes, newest first; staff make new ones. */
export default function AdminDiscounts({loaderData: page}: Route.ComponentProps) {
  const [creating, setCreating] = useState(false)
  return (
    <>
      <list.Screen
        page={page}
        aside={
          <Button onClick={() => setCreating(true)}>
            <Plus aria-hidden className="size-4" />
            New Code
          </Button>
        }
      >
        <ResponsiveTable
          caption="Discount codes"
          columns={['Code', 'Takes off', 'When', 'Uses', 'Given', 'Status']}
        >
          {page.items.map((discount) => (
            <DiscountRow key={discount.code} discount={discount} />
          ))}
        </ResponsiveTable>
      </list.Screen>
      <NewDiscountDialog open={creating} onClose={() => setCreating(false)} />
    </>
  )
}
