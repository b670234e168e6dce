import {giftStanding, type GiftStanding} from '@lectern/domain/gifts/gift'
import {formatCents} from '@lectern/domain/money'
import {lineRemark} from '@lectern/domain/order'
import {addedTaxCents} from '@lectern/domain/orders/tax'
import {Link} from 'react-router-dom'
import {OrderBadge, ReturnBadge} from '~/features/orders/status-badges'
import {exactTime} from '~/ui/content/dates'
import {Fact} from '~/ui/content/fact'
import {PartList} from '~/ui/content/part-list'
import {Card} from '~/ui/layout/card'
import type {DetailedOrder, OrderDetails} from './load-order'

interface OrderFactsProps {
  order: DetailedOrder
  details: OrderDetails
}

/** An order's money, its learner, and where it is at Stripe. */
export function OrderFacts({order, details: {learner, returned, gifts, team, stripe}}: OrderFactsProps) {
  const taxCents = addedTaxCents(order)
  return (
    <Card className="grid gap-8">
      <dl className="grid gap-x-10 gap-y-5 font-display sm:grid-cols-2">
        <Fact name="Order">
          <span className="tabular wrap-anywhere">{order.id}</span>
        </Fact>
        <Fact name="Status">
          <OrderBadge order={order} screen="admin" />
        </Fact>
        <Fact name="Learner">
          <Link to={`/admin/learners/${order.userId}`} className="link wrap-anywhere">
            {learner?.name ?? learner?.email ?? order.userId}
          </Link>
          {!learner && <span className="block text-sm text-ink-faint">This account is gone.</span>}
        </Fact>
        <Fact name="E-mail">
          <span className="wrap-anywhere">{order.email ?? 'None'}</span>
        </Fact>
        <Fact name="Placed on">{exactTime(order.createdAt)}</Fact>
        {order.completedAt !== null && <Fact name="Paid on">{exactTime(order.completedAt)}</Fact>}
        {order.refundedAt !== null && <Fact name="Refunded on">{exactTime(order.refundedAt)}</Fact>}
        {order.chargeback && (
          <Fact name="Charged back on">
            {exactTime(order.chargeback.at)}
            <span className="block text-sm text-ink-soft">
              {formatCents(order.chargeback.amountCents)}, courses {order.chargeback.courses}
            </span>
          </Fact>
        )}
        {returned && (
          <Fact name="Return">
            <ReturnBadge returned={returned} screen="admin" />
            <Link
              to={`/admin/returns?q=${encodeURIComponent(order.id)}`}
              className="link block w-fit text-sm"
            >
              {returned.status === 'pending' ? 'Decide it' : 'Open the return'}
            </Link>
          </Fact>
        )}
        <Fact name="Payment">
          <span className="tabular wrap-anywhere">{order.paymentIntentId ?? 'None'}</span>
          {stripe?.url && (
            <a href={stripe.url} target="_blank" rel="noreferrer" className="link block w-fit text-sm">
              Open it at Stripe
            </a>
          )}
        </Fact>
      </dl>
      <table className="w-full">
        <caption className="sr-only">Courses of this order</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Course</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map(
            ({lineId, id, title, courses, priceCents, isGivenBack, refundedCents, ...line}) => (
              <tr key={lineId} className="border-t border-border first:border-t-0">
                <td className="py-3 pr-6">
                  {courses ? title : <OrdersOfCourse id={id} title={title} />}
                  <PartList
                    parts={courses?.map(({courseId, title, shareCents}) => ({
                      courseId,
                      title: (
                        <>
                          <OrdersOfCourse id={courseId} title={title} />{' '}
                          <span className="tabular">{formatCents(shareCents)}</span>
                        </>
                      ),
                    }))}
                  />
                  {line.for === 'team' && (
                    <span className="tabular block text-sm text-ink-faint">
                      {lineRemark(line)}
                      {team && !isGivenBack && `: ${team.used} used, ${team.free} free`}
                    </span>
                  )}
                  {line.for === 'gift' && <GiftFacts gift={gifts.find((gift) => gift.lineId === lineId)} />}
                  {isGivenBack && order.status !== 'refunded' && (
                    <span className="block text-sm text-ink-faint">
                      Given back: <span className="tabular">{formatCents(refundedCents)}</span>
                    </span>
                  )}
                </td>
                <td className="tabular py-3 text-right align-top whitespace-nowrap">
                  {formatCents(priceCents)}
                </td>
              </tr>
            ),
          )}
        </tbody>
        <tfoot className="border-t-2 border-ink font-semibold">
          {order.discount && (
            <tr>
              <th scope="row" className="pt-3 text-left font-normal">
                Discount with{' '}
                <Link
                  to={`/admin/discounts/${encodeURIComponent(order.discount.code)}`}
                  className="link wrap-anywhere"
                >
                  {order.discount.code}
                </Link>
              </th>
              <td className="tabular pt-3 text-right font-normal whitespace-nowrap">
                {formatCents(-order.discount.discountCents)}
              </td>
            </tr>
          )}
          {taxCents > 0 && (
            <tr>
              <th scope="row" className="pt-3 text-left font-normal">
                Tax
              </th>
              <td className="tabular pt-3 text-right font-normal whitespace-nowrap">
                {formatCents(taxCents)}
              </td>
            </tr>
          )}
          <tr>
            <th scope="row" className="pt-3 text-left font-semibold">
              {order.status === 'refunded' ? 'Total refunded' : 'Total'}
            </th>
            <td className="tabular pt-3 text-right whitespace-nowrap">{formatCents(order.amountCents)}</td>
          </tr>
          {order.refundedCents > 0 && order.status !== 'refunded' && (
            <tr className="font-normal">
              <th scope="row" className="pt-1 text-left font-normal">
                Refunded in part
              </th>
              <td className="tabular pt-1 text-right whitespace-nowrap">
                {formatCents(-order.refundedCents)}
              </td>
            </tr>
          )}
        </tfoot>
      </table>
    </Card>
  )
}

const standings: Record<GiftStanding, string> = {
  waiting: 'waiting',
  sent: 'sent',
  'to-print': 'not accepted',
  returned: 'not delivered',
  accepted: 'accepted',
  'taken-back': 'taken back',
}

/** For whom a gift is, and how far it is. */
function GiftFacts({gift}: {gift: OrderDetails['gifts'][number] | undefined}) {
  if (!gift) return <span className="block text-sm text-ink-faint">A gift</span>
  const {toName, email, uid, acceptedAt, deliverAt, sentAt} = gift
  const whom = [toName, email].filter(Boolean).join(', ')
  const standing = giftStanding(gift)
  return (
    <span className="block text-sm wrap-anywhere text-ink-soft">
      A gift{whom && ` for ${whom}`}: {standings[standing]}
      {acceptedAt !== null && ` on ${exactTime(acceptedAt)}`}
      {standing === 'waiting' && deliverAt !== null && ` for ${exactTime(deliverAt)}`}
      {standing === 'sent' && sentAt !== null && ` on ${exactTime(sentAt)}`}
      {uid !== null && (
        <>
          {' by '}
          <Link to={`/admin/learners/${uid}`} className="link">
            this learner
          </Link>
        </>
      )}
    </span>
  )
}

function OrdersOfCourse({id, title}: {id: string; title: string}) {
  return (
    <Link to={`/admin/orders?course=${encodeURIComponent(id)}`} className="link">
      {title}
    </Link>
  )
}
