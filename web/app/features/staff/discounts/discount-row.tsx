import {formatCents} from '@lectern/domain/money'
import {Link} from 'react-router-dom'
import {termsLabel} from '~/features/discounts/terms-label'
import {Cell, Row} from '~/ui/content/responsive-table'
import {Badge} from '~/ui/feedback/badge'
import {useNow} from '~/ui/use-now'
import type {StaffDiscount} from './discount-codes'
import {discountStatus} from './discount-status'
import {periodLabel, usesLabel} from './discount-labels'

/** A code in the list. */
export function DiscountRow({discount}: {discount: StaffDiscount}) {
  const {label, variant} = discountStatus(discount, useNow())
  return (
    <Row>
      <Cell label="Code">
        <Link to={`/admin/discounts/${discount.code}`} className="link target font-medium wrap-anywhere">
          {discount.code}
        </Link>
      </Cell>
      <Cell label="Takes off">
        <span className="text-right sm:text-left">{termsLabel(discount, discount.courseTitle)}</span>
      </Cell>
      <Cell label="When">
        <span className="text-right sm:text-left">{periodLabel(discount)}</span>
      </Cell>
      <Cell label="Uses" className="tabular">
        {usesLabel(discount)}
      </Cell>
      <Cell label="Given" className="tabular whitespace-nowrap">
        {formatCents(discount.discountedCents)}
      </Cell>
      <Cell label="Status">
        <Badge variant={variant}>{label}</Badge>
      </Cell>
    </Row>
  )
}
