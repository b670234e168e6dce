import {Link} from 'react-router-dom'
import type {Invoice} from '~/features/orders/invoices'
import {documentDate} from '~/ui/content/dates'
import {Card} from '~/ui/layout/card'

/** The invoices and credit notes of an order, where there is more than one; each can be shown. */
export function OrderDocuments({documents, shown}: {documents: readonly Invoice[]; shown: string | null}) {
  if (documents.length < 2) return null
  return (
    <Card className="no-print grid max-w-180 gap-4">
      <h2 className="text-lg">Invoices and credit notes of this order</h2>
      <ul className="grid gap-2">
        {documents.map(({number, kind, issuedAt, replacedBy}) => (
          <li key={number} className="flex flex-wrap justify-between gap-x-6 gap-y-1">
            <Link
              to={`?document=${number}`}
              aria-current={number === shown ? 'page' : undefined}
              className="link"
            >
              {kind === 'invoice' ? 'Invoice' : 'Credit note'} {number}
            </Link>
            <span className="text-ink-soft">
              {documentDate(issuedAt)}
              {replacedBy === null ? '' : ', replaced'}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
