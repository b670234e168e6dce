import {shortId} from '@lectern/domain/order'
import {Printer, ReceiptText} from 'lucide-react'
import {useSearchParams} from 'react-router-dom'
import type {Route} from './+types/receipt'
import {privateLoader} from '~/features/auth/private-loader'
import {OrderMissing} from '~/features/orders/order-missing'
import {CorrectInvoice} from '~/features/orders/receipt/correct-invoice'
import {DownloadReceiptButton} from '~/features/orders/receipt/download-receipt-button'
import {Receipt} from '~/features/orders/receipt/receipt'
import {OrderDocuments} from '~/features/orders/receipt/order-documents'
import {receiptContent, type ReceiptParty} from '~/features/orders/receipt/receipt-content'
import {useSite} from '~/features/site/site-context'
import {OrderDocumentPage} from '~/layout/account/order-document-page'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {Button} from '~/ui/button'
import {EmptyState} from '~/ui/feedback/empty-state'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Card} from '~/ui/layout/card'

const frame = {title: 'Receipt', label: 'Receipt'}

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

export const clientAction = routeActions(() => import('~/features/orders/actions'))

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

/** The receipt of an order or its invoices and credit notes, to be printed or downloaded as a PDF. */
export default function ReceiptScreen({loaderData}: Route.ComponentProps) {
  const {name} = useSite()
  const [parameters] = useSearchParams()
  const wanted = parameters.get('document')
  if (!loaderData) {
    return (
      <OrderDocumentPage {...frame}>
        <OrderMissing />
      </OrderDocumentPage>
    )
  }
  const {order, buyer, seller, documents} = loaderData
  const invoice =
    documents.find(({number}) => number === wanted) ??
    documents.findLast(({kind}) => kind === 'invoice') ??
    null
  if (order.completedAt === null) {
    return (
      <OrderDocumentPage {...frame}>
        <EmptyState icon={<ReceiptText aria-hidden />} title="There is no receipt yet">
          Order {shortId(order.id)} has not been paid.
        </EmptyState>
      </OrderDocumentPage>
    )
  }
  const details = {order, buyer, seller: {...seller, name}, invoice}
  const {title} = receiptContent(details)
  return (
    <OrderDocumentPage title={title} label={title}>
      <Receipt {...details} />
      <OrderDocuments documents={documents} shown={invoice?.number ?? null} />
      <div className="no-print flex flex-wrap items-start gap-3">
        <DownloadReceiptButton details={details} />
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          Print
        </Button>
        {invoice && <CorrectInvoice invoice={invoice} name={buyer.name} />}
      </div>
    </OrderDocumentPage>
  )
}

const states = defineScreenStates(
  OrderDocumentPage,
  frame,
  <Loading label="Loading your receipt">
    <Card className="grid max-w-180 gap-8">
      <Skeleton className="h-28" />
      <Skeleton className="h-40" />
    </Card>
  </Loading>,
)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary
