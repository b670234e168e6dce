import {shortId} from '@lectern/domain/order'
import {ArrowLeft, Printer, ReceiptText} from 'lucide-react'
import type {ReactNode} from 'react'
import {useParams} from 'react-router-dom'
import type {Route} from './+types/receipt'
import {privateLoader} from '~/features/auth/private-loader'
import {OrderMissing} from '~/features/orders/order-missing'
import {DownloadReceiptButton} from '~/features/orders/receipt/download-receipt-button'
import {Receipt} from '~/features/orders/receipt/receipt'
import type {ReceiptParty} from '~/features/orders/receipt/receipt-content'
import {useSite} from '~/features/site/site-context'
import {AccountPage} from '~/layout/account/account-page'
import {LoadError} from '~/layout/load-error'
import {pageMeta} from '~/lib/router/page-meta'
import {Button, ButtonLink} from '~/ui/button'
import {EmptyState} from '~/ui/feedback/empty-state'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Card} from '~/ui/layout/card'

/** Browsers propose the title as the name of the PDF file. */
export const meta = ({params}: Route.MetaArgs) =>
  pageMeta({title: `Receipt ${params.id.slice(0, 8)}`, noindex: true})

/** The receipt, or null when the learner has no such order. */
export const clientLoader = privateLoader(
  {title: 'Error loading order', description: 'Please try again later'},
  async (user, {params: {id = ''}}) => {
    const [{loadReceipt}, seller] = await Promise.all([
      import('~/features/orders/receipt/load-receipt'),
      loadSeller(),
    ])
    const receipt = await loadReceipt(user, id)
    return receipt && {...receipt, seller}
  },
)

/** The shop's address and mail; empty while the content API does not answer. */
async function loadSeller(): Promise<Omit<ReceiptParty, 'name'>> {
  try {
    const {loadContact} = await import('~/features/pages/load-pages')
    return (await loadContact()).contact
  } catch (error) {
    console.error('The address of the shop could not be read.', error)
    return {email: ''}
  }
}

/** The receipt of an order, to be printed or downloaded as a PDF. */
export default function ReceiptScreen({loaderData}: Route.ComponentProps) {
  const {name} = useSite()
  if (!loaderData) {
    return (
      <Frame>
        <OrderMissing />
      </Frame>
    )
  }
  const {order, buyer, seller} = loaderData
  if (order.completedAt === null) {
    return (
      <Frame>
        <EmptyState icon={<ReceiptText aria-hidden />} title="There is no receipt yet">
          Order {shortId(order.id)} has not been paid.
        </EmptyState>
      </Frame>
    )
  }
  const details = {order, buyer, seller: {...seller, name}}
  return (
    <Frame>
      <Receipt {...details} />
      <div className="no-print flex flex-wrap items-start gap-3">
        <DownloadReceiptButton details={details} />
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          Print
        </Button>
      </div>
    </Frame>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <Loading label="Loading your receipt">
        <Card className="grid max-w-180 gap-8">
          <Skeleton className="h-28" />
          <Skeleton className="h-40" />
        </Card>
      </Loading>
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

function Frame({children}: {children: ReactNode}) {
  const {id = ''} = useParams()
  const order = `/account/orders/${id}`
  return (
    <AccountPage
      title="Receipt"
      crumbs={[
        {label: 'Account', to: '/account'},
        {label: 'Order History', to: '/order-history'},
        {label: 'Order', to: order},
        {label: 'Receipt'},
      ]}
      aside={
        <ButtonLink to={order} variant="secondary">
          <ArrowLeft aria-hidden className="size-4" />
          Back to the order
        </ButtonLink>
      }
    >
      {children}
    </AccountPage>
  )
}
