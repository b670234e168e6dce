import {listGifts as contract} from '@lectern/domain/gifts/contracts'
import type {Output} from '@lectern/domain/contracts'
import type {OrderLine} from '@lectern/domain/orders/lines'
import {fullNamesOf} from '../accounts/profile.ts'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {orders} from '../orders/order.ts'
import {claimsOfLines, type Claim, type MailEvent} from './claim.ts'
import {workingCode} from './gift-code.ts'

/** When a giver looks at an order with gifts. */
export const listGifts = callable(contract, async ({orderId}, {uid}) => {
  const order = (await orders().doc(orderId).get()).data()
  if (order?.userId !== uid) throw new AppError('unknown-order')
  const [found, [from = null]] = await Promise.all([claimsOfLines(orderId, order.items), fullNamesOf([uid])])
  const gifts = found.flatMap(({line, claim}) => {
    const data = claim.data()
    return data && data.expireAt === null ? [shownGift(line, data)] : []
  })
  return {from, gifts}
})

/** A gift as its giver sees it. */
function shownGift(line: OrderLine, claim: Claim): Output<typeof contract>['gifts'][number] {
  const {to, message, state, deliverAt, acceptedAt} = claim
  return {
    lineId: line.lineId,
    title: line.title,
    toName: to?.name ?? '',
    email: to?.email ?? null,
    message,
    state,
    deliverAt: deliverAt?.toMillis() ?? null,
    ...mailTimes(claim),
    acceptedAt: acceptedAt?.toMillis() ?? null,
    code: state === 'held' && !line.isGivenBack ? workingCode(claim) : null,
  }
}

/** When the newest mail of a gift has gone, and when it came back, in ms since the epoch. */
export function mailTimes({mails, sent, returned}: Claim): {sentAt: number | null; bouncedAt: number | null} {
  const timeOf = (event: MailEvent | null) => (event?.mail === mails ? event.at.toMillis() : null)
  return {sentAt: timeOf(sent), bouncedAt: timeOf(returned)}
}
