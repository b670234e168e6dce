import {formatCents} from '@lectern/domain/money'
import {lineRemark, paymentMethodLabel} from '@lectern/domain/order'
import {addedTaxCents} from '@lectern/domain/orders/tax'
import {Link} from 'react-router-dom'
import type {CourseSlugs} from './course-slugs'
import type {Order} from './orders'
import {Card} from '~/ui/layout/card'
import {exactTime} from '~/ui/content/dates'
import {Fact} from '~/ui/content/fact'
import {PartList} from '~/ui/content/part-list'
import {OrderBadge} from './status-badges'

interface OrderCardProps {
  order: Order
  /** slugs of the published courses; empty while unknown */
  slugs: CourseSlugs
}

/** An order: its items, dates and amounts. */
export function OrderCard({order, slugs}: OrderCardProps) {
  const taxCents = addedTaxCents(order)
  return (
    <Card className="grid gap-8 print:border-0 print:p-0">
      <dl className="grid gap-x-10 gap-y-5 font-display sm:grid-cols-2">
        <Fact name="Order">
          <span className="tabular wrap-anywhere">{order.id}</span>
        </Fact>
        <Fact name="Status">
          <OrderBadge order={order} />
        </Fact>
        <Fact name="Placed on">{exactTime(order.createdAt)}</Fact>
        {order.completedAt !== null && <Fact name="Paid on">{exactTime(order.completedAt)}</Fact>}
        {order.paymentMethod && <Fact name="Paid with">{paymentMethodLabel(order.paymentMethod)}</Fact>}
        {order.refundedAt !== null && <Fact name="Refunded on">{exactTime(order.refundedAt)}</Fact>}
      </dl>
      <table className="w-full">
        <caption className="sr-only">Courses of this order</caption>
        <thead>
          <tr className="text-left text-sm text-ink-faint">
            <th scope="col" className="pb-3 font-medium">
              Course
            </th>
            <th scope="col" className="pb-3 text-right font-medium">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map(({lineId, id, title, courses, priceCents, isGivenBack, ...line}) => (
            <tr key={lineId} className="border-t border-border">
              <td className="py-4 pr-6">
                <CourseName slug={slugs.get(id)} title={title} />
                <PartList
                  parts={courses?.map(({courseId, title}) => ({
                    courseId,
                    title: <CourseName slug={slugs.get(courseId)} title={title} />,
                  }))}
                />
                {line.for !== 'me' && (
                  <span className="block text-sm text-ink-faint">{lineRemark(line)}</span>
                )}
                {isGivenBack && order.status !== 'refunded' && (
                  <span className="block text-sm text-ink-faint">Given back</span>
                )}
              </td>
              <td className="tabular py-4 text-right align-top whitespace-nowrap">
                {formatCents(priceCents)}
              </td>
            </tr>
          ))}
        </tbody>
        {order.discount && (
          <tbody>
            <tr className="border-t border-border">
              <th scope="row" className="py-4 pr-6 text-left font-normal wrap-anywhere">
                Discount ({order.discount.code})
              </th>
              <td className="tabular py-4 text-right align-top whitespace-nowrap">
                {formatCents(-order.discount.discountCents)}
              </td>
            </tr>
          </tbody>
        )}
        {taxCents > 0 && (
          <tbody>
            <tr className="border-t border-border">
              <th scope="row" className="py-4 pr-6 text-left font-normal">
                Tax
              </th>
              <td className="tabular py-4 text-right align-top whitespace-nowrap">{formatCents(taxCents)}</td>
            </tr>
          </tbody>
        )}
        <tfoot className="border-t-2 border-ink text-lg font-semibold">
          <tr>
            <th scope="row" className="pt-4 text-left font-semibold">
              {order.status === 'refunded' ? 'Total refunded' : 'Total'}
            </th>
            <td className="tabular pt-4 text-right whitespace-nowrap">{formatCents(order.amountCents)}</td>
          </tr>
          {order.refundedCents > 0 && order.status !== 'refunded' && (
            <tr className="text-base font-normal">
              <th scope="row" className="pt-2 text-left font-normal">
                Refunded in part
              </th>
              <td className="tabular pt-2 text-right whitespace-nowrap">
                {formatCents(-order.refundedCents)}
              </td>
            </tr>
          )}
        </tfoot>
      </table>
    </Card>
  )
}

/** The title of a course, which links to its page where it has one. */
function CourseName({slug, title}: {slug: string | undefined; title: string}) {
  return slug ? (
    <Link to={`/course/${slug}`} className="link">
      {title}
    </Link>
  ) : (
    title
  )
}
