import {formatCents} from '@lectern/domain/money'
import {Printer} from 'lucide-react'
import {Link} from 'react-router-dom'
import type {Invoice} from '~/features/orders/invoices'
import {DownloadReceiptButton} from '~/features/orders/receipt/download-receipt-button'
import {Receipt} from '~/features/orders/receipt/receipt'
import {buyerLines, type ReceiptParty} from '~/features/orders/receipt/receipt-content'
import {useSite} from '~/features/site/site-context'
import {Button} from '~/ui/button'
import {documentDate} from '~/ui/content/dates'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'
import type {DetailedOrder, OrderDetails} from './load-order'

const kinds: Record<Invoice['kind'], string> = {invoice: 'Invoice', 'credit-note': 'Credit note'}

/** The parameter of the address that names the document that is shown. */
const PARAMETER = 'document'

/** `Invoice INV-2026-000042` */
export function documentName({kind, number}: Pick<Invoice, 'kind' | 'number'>): string {
  return `${kinds[kind]} ${number}`
}

/** The document that an address asks for; undefined for none. */
export function askedDocument(
  documents: readonly Invoice[],
  parameters: URLSearchParams,
): Invoice | undefined {
  return documents.find(({number}) => number === parameters.get(PARAMETER))
}

/** The invoices and credit notes of an order, and whom they name; each can be opened. */
export function OrderInvoices({documents}: {documents: readonly Invoice[]}) {
  return (
    <ResponsiveTable
      caption="Invoices and credit notes of this order"
      columns={['Document', 'Date', 'Sold to', 'Tax', 'Total']}
    >
      {documents.map((document) => {
        const {kind, number, issuedAt, replacedBy, isVoid, taxCents, grossCents} = document
        const sign = kind === 'credit-note' ? -1 : 1
        return (
          <Row key={number}>
            <Cell label="Document">
              <span className="grid justify-items-end sm:justify-items-start">
                <Link to={`?${PARAMETER}=${number}`} className="tabular link font-medium">
                  {number}
                </Link>
                <span className="text-xs text-ink-faint">
                  {kinds[kind]}
                  {replacedBy !== null && `, replaced by ${replacedBy}`}
                  {isVoid && ', void'}
                </span>
              </span>
            </Cell>
            <Cell label="Date">{documentDate(issuedAt)}</Cell>
            <Cell label="Sold to">
              <span className="grid py-2 text-right sm:text-left">
                {buyerLines(document, {name: '', email: ''}).map((line) => (
                  <span key={line} className="wrap-anywhere">
                    {line}
                  </span>
                ))}
              </span>
            </Cell>
            <Cell label="Tax" className="tabular">
              {formatCents(sign * taxCents)}
            </Cell>
            <Cell label="Total" className="tabular">
              {formatCents(sign * grossCents)}
            </Cell>
          </Row>
        )
      })}
    </ResponsiveTable>
  )
}

interface OrderInvoiceProps {
  order: DetailedOrder
  learner: OrderDetails['learner']
  invoice: Invoice
}

/** An invoice or a credit note as its buyer reads it, to be printed or downloaded as a PDF. */
export function OrderInvoice({order, learner, invoice}: OrderInvoiceProps) {
  const {name, email} = useSite()
  const buyer: ReceiptParty = {name: learner?.name ?? '', email: order.email ?? learner?.email ?? ''}
  const details = {order, seller: {name, email}, buyer, invoice}
  return (
    <>
      <Receipt {...details} />
      <div className="no-print flex flex-wrap gap-3">
        <DownloadReceiptButton details={details} />
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          Print
        </Button>
      </div>
    </>
  )
}
