import {cancelCheckout, resumeCheckout} from '@lectern/domain/checkout/contracts'
import {repeatedLines} from '@lectern/domain/order'
import {firestore, type Sold} from '../integration/commerce/back-office.ts'
import type {Checkout, Learner} from '../integration/commerce/learner.ts'
import {paymentPage, postEvent} from '../integration/commerce/payments.ts'
import {codeOf, seenCents} from './discounts.ts'
import {injectFaults} from './injected-faults.ts'
import {isOfBundle, type PlannedPurchase} from './plan.ts'
import type {ShopRun, SoldBundle} from './shop-run.ts'

/** A payment page that somebody was sent to. */
export type Opened = Pick<Checkout, 'orderId' | 'sessionId'>

/**
 * A learner fills a cart, presses pay, pays or does not, and comes back or does not, as planned.
 * @returns the payment pages that they were sent to
 */
export async function buy(run: ShopRun, learner: Learner, planned: PlannedPurchase): Promise<Opened[]> {
  const cart = await fillCart(run, learner, planned.courses)
  if (cart.length === 0) {
    run.count('refused: nothing left to buy')
    return []
  }
  run.count(`tabs: ${planned.tabs}`)
  run.count(`pays: ${planned.pays}`)
  await injectFaults(run, planned, 'press')
  const code = codeOf(planned, run.codes)
  const press = async (courses: readonly Sold[]) => {
    const discounted =
      code &&
      (await run.insist('checkout with a code', () =>
        learner.pressPay(courses, seenCents(code, courses), code.code),
      ))
    if (discounted) run.count('checkouts with a code')
    const checkout = discounted ?? (await run.insist('checkout', () => learner.pressPay(courses)))
    if (checkout && courses.some(({kind}) => kind === 'bundle')) run.count('checkouts with a bundle')
    return checkout ? [checkout] : []
  }
  const other = await fillCart(run, learner, [...planned.courses.slice(0, 1), planned.courses.length * 7 + 1])

  let opened: Opened[]
  if (planned.tabs === 'same cart twice') {
    opened = (await Promise.all([press(cart), press(cart)])).flat()
    const [first, second] = opened
    if (first && second && first.sessionId !== second.sessionId) run.count('two sessions for one cart')
  } else if (planned.tabs === 'another cart') {
    opened = [...(await press(cart)), ...(await press(other))]
  } else {
    opened = await press(cart)
  }
  await injectFaults(run, planned, 'pay')
  const meanwhile = planned.tabs === 'another cart while paying' ? press(other) : []
  for (const page of opened) await pay(run, learner, planned, page)
  for (const page of await meanwhile) {
    opened.push(page)
    await pay(run, learner, planned, page)
  }
  await injectFaults(run, planned, 'back')
  for (const page of opened) await comeBack(run, learner, planned, page)
  return opened
}

/** Courses that the learner does not own, the one after a course that they do, and bundles that give them something. */
async function fillCart(run: ShopRun, learner: Learner, picks: readonly number[]): Promise<Sold[]> {
  const owned = new Set(await run.insist('my courses', () => learner.courses()))
  const free = run.courses.filter(({id}) => !owned.has(id))
  const bundles = run.bundles.filter(({courseIds}) => courseIds.some((id) => !owned.has(id)))
  const courses: SoldBundle[] = free.map((course) => ({...course, courseIds: [course.id]}))
  const picked = picks.flatMap((pick) => {
    const from = isOfBundle(pick) ? bundles : courses
    return from.slice(pick % from.length).slice(0, 1)
  })
  return picked.reduce<SoldBundle[]>((cart, item) => {
    const more = [...new Set([...cart, item])]
    return repeatedLines(more).length > 0 ? cart : more
  }, [])
}

async function pay(run: ShopRun, learner: Learner, planned: PlannedPurchase, page: Opened): Promise<void> {
  const {orderId, sessionId} = page
  const onPage = (act: (sessionId: string) => Promise<unknown>) =>
    run.insist('payment page', () => act(sessionId))
  const byCard = () => onPage(paymentPage.payByCard)
  switch (planned.pays) {
    case 'card':
      await byCard()
      return
    case 'paypal':
      await onPage(paymentPage.payByPaypal)
      return
    case 'after a decline':
      await onPage(paymentPage.payByCardThatIsDeclined)
      await byCard()
      return
    case 'transfer that arrives':
    case 'transfer that fails':
      await onPage(paymentPage.payByBankTransfer)
      return
    case 'as it expires':
      await Promise.all([onPage(paymentPage.letExpire), byCard()])
      return
    case 'as it is cancelled':
      await Promise.all([run.insist('cancel', () => learner.call(cancelCheckout, {orderId})), byCard()])
      return
    case 'after coming back to it':
      await run.insist('resume', () => learner.call(resumeCheckout, {orderId}))
      await byCard()
      return
    case 'never':
  }
}

async function comeBack(
  run: ShopRun,
  learner: Learner,
  {comes}: PlannedPurchase,
  {sessionId}: Opened,
): Promise<void> {
  run.count(`comes: ${comes}`)
  const confirm = () => run.insist('success page', () => learner.confirm(sessionId))
  switch (comes) {
    case 'back':
      await confirm()
      return
    case 'with the webhook':
      await Promise.all([
        confirm(),
        run
          .call(() => postEvent({type: 'checkout.session.completed', object: {id: sessionId}}))
          .catch(() => {}),
      ])
      return
    case 'twice at once':
      await Promise.all([confirm(), confirm()])
      return
    case 'and asks for the receipt':
      await confirm()
      await run.insist('receipt', () => learner.askForReceipt(sessionId), 2)
      return
    case 'never':
  }
}

/** What is stored of an order; undefined where it is not. */
export async function orderOf(run: ShopRun, orderId: string) {
  return run.insist('order', async () => (await firestore.doc(`orders/${orderId}`).get()).data())
}
