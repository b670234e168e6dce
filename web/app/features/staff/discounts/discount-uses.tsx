import {formatCents} from '@lectern/domain/money'
import {shortId} from '@lectern/domain/order'
import {Link} from 'react-router-dom'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'
import {RelativeTime} from '~/ui/content/relative-time'
import {Badge} from '~/ui/feedback/badge'
import type {StaffDiscountUse} from './discount-codes'

const states = {
  reserved: {label: 'Waits to be paid', variant: 'secondary'},
  used: {label: 'Paid', variant: 'success'},
  released: {label: 'Not paid', variant: 'secondary'},
} as const

/** The orders that a code was entered for, newest first. */
export function DiscountUses({uses}: {uses: readonly StaffDiscountUse[]}) {
  return (
    <ResponsiveTable caption="Orders with this code" columns={['Order', 'Date', 'Discount', 'Status']}>
      {uses.map(({orderId, createdAt, discountCents, state}) => {
        const {label, variant} = states[state]
        return (
          <Row key={orderId}>
            <Cell label="Order" className="tabular whitespace-nowrap font-medium">
              <Link to={`/admin/orders/${encodeURIComponent(orderId)}`} className="target link">
                {shortId(orderId)}
              </Link>
            </Cell>
            <Cell label="Date">
              <RelativeTime ms={createdAt} />
            </Cell>
            <Cell label="Discount" className="tabular whitespace-nowrap">
              {formatCents(discountCents)}
            </Cell>
            <Cell label="Status">
              <Badge variant={variant}>{label}</Badge>
            </Cell>
          </Row>
        )
      })}
    </ResponsiveTable>
  )
}
