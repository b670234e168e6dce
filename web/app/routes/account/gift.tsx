import {Gift as GiftIcon, Printer} from 'lucide-react'
import {privateLoader} from '~/features/auth/private-loader'
import {PrintedGift} from '~/features/gifts/printed-gift'
import {OrderMissing} from '~/features/orders/order-missing'
import {OrderDocumentPage} from '~/layout/account/order-document-page'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {pageMeta} from '~/lib/router/page-meta'
import {Button} from '~/ui/button'
import {EmptyState} from '~/ui/feedback/empty-state'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Card} from '~/ui/layout/card'
import type {Route} from './+types/gift'

const TITLE = 'Your gift'
const frame = {title: TITLE, label: 'Gift'}

export const meta = () => pageMeta({title: TITLE, noindex: true})

/** The gifts of an order, or null when the learner has no such order. */
export const clientLoader = privateLoader(
  {title: 'Error loading your gift', description: 'Please try again later'},
  async (_, {params: {id = ''}}) => {
    const [{loadGifts}, {callReason}] = await Promise.all([
      import('~/features/gifts/load-gifts'),
      import('~/lib/firebase/call-failure'),
    ])
    try {
      return await loadGifts(id)
    } catch (error) {
      const reason = callReason(error)
      if (reason === 'unknown-order' || reason === 'invalid-argument') return null
      throw error
    }
  },
)

/** A gift as a page to print and hand over. */
export default function GiftScreen({loaderData}: Route.ComponentProps) {
  if (!loaderData)
    return (
      <OrderDocumentPage {...frame}>
        <OrderMissing />
      </OrderDocumentPage>
    )
  const {from, gifts} = loaderData
  const open = gifts.filter(({code}) => code !== null)
  if (open.length === 0)
    return (
      <OrderDocumentPage {...frame}>
        <EmptyState icon={<GiftIcon aria-hidden />} title="There is nothing to print">
          The gift was accepted or taken back, or the order has not been paid.
        </EmptyState>
      </OrderDocumentPage>
    )
  return (
    <OrderDocumentPage {...frame}>
      {open.map((gift) => (
        <PrintedGift
          key={gift.lineId}
          from={from}
          gift={gift}
          address={`${window.location.origin}/claim#${gift.code}`}
        />
      ))}
      <div className="no-print">
        <Button onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          Print
        </Button>
      </div>
    </OrderDocumentPage>
  )
}

const states = defineScreenStates(
  OrderDocumentPage,
  frame,
  <Loading label="Loading your gift">
    <Card className="grid max-w-180 gap-8">
      <Skeleton className="h-28" />
      <Skeleton className="h-24" />
    </Card>
  </Loading>,
)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary
