import type {Books, Database, Ledger, Order} from './books.ts'

type Session = Ledger['sessions'][number]

/** An order with its id. */
export interface KnownOrder extends Order {
  id: string
}

/** The books with what belongs together found by id. */
export interface Indexed extends Books {
  orders: KnownOrder[]
  /** the sessions that took money */
  paidSessions: Session[]
  orderOf: (session: Pick<Session, 'metadata'>) => KnownOrder | undefined
  /** the order that a payment has paid, by the ledger */
  orderOfPayment: (paymentIntentId: string | null) => KnownOrder | undefined
  chargeOf: (paymentIntentId: string | null) => Ledger['charges'][number] | undefined
  /** the refunds of a payment, newest first */
  refundsOf: (paymentIntentId: string | null) => Ledger['refunds']
  /** the refunds of an order as the database has them */
  storedRefundsOf: (orderId: string) => Database['refunds'][string][]
  /** what banks have taken back of a payment by disputes that were lost, in cents */
  lostOf: (paymentIntentId: string | null) => number
  /** how often a mail of the outbox was accepted */
  copiesOf: (mailId: string) => Books['mails']
}

/** Who is to have the courses of a line: the order's learner, or whoever has accepted it as a gift; null for nobody, and for seats. */
function holderOf(
  {id, userId, personErasedAt}: KnownOrder,
  line: Order['items'][number],
  claims: Database['claims'],
): string | null {
  if (line.for === 'gift') return claims[`${id}-${line.lineId}`]?.uid ?? null
  return personErasedAt === undefined && line.for !== 'team' ? userId : null
}

/** The states in which a seat gives its courses to its holder. */
const HOLDING: ReadonlySet<string> = new Set(['accepted', 'left'])

/** The courses of the order's lines that were not given back, as the ids of its enrollments. */
export function enrollmentIds(order: KnownOrder, {claims}: Pick<Database, 'claims'>): string[] {
  const kept = order.items.filter(({isGivenBack}) => !isGivenBack)
  const seats = Object.values(claims).filter(
    ({kind, orderId, state}) => kind === 'seat' && orderId === order.id && HOLDING.has(state),
  )
  return [
    ...new Set([
      ...(kept.length === 0 ? [] : seats).flatMap(({uid, courseIds = []}) =>
        uid === null ? [] : courseIds.map((courseId) => `${uid}_${courseId}`),
      ),
      ...kept.flatMap((line) => {
        const holder = holderOf(order, line, claims)
        return holder === null ? [] : line.courseIds.map((courseId) => `${holder}_${courseId}`)
      }),
    ]),
  ]
}

/** The paid orders that an enrollment names. */
export function ordersOf({orderId, orderIds}: Database['enrollments'][string]): string[] {
  return orderIds ?? (orderId === null ? [] : [orderId])
}

/** Whether somebody is to have the order's courses: it is paid, and neither refunded nor withdrawn after a lost dispute. */
export function givesCourses({status, chargeback}: Order): boolean {
  return status === 'completed' && chargeback?.courses !== 'withdrawn'
}

/** Whether the order counts as paid, given back or not. */
export function isPaid({status}: Order): boolean {
  return status === 'completed' || status === 'refunded'
}

export function index(books: Books): Indexed {
  const {ledger, database} = books
  const orders = Object.entries(database.orders).map(([id, order]) => ({id, ...order}))
  const paidSessions = ledger.sessions.filter((session) => session.payment_status === 'paid')
  const orderOf = ({metadata}: Pick<Session, 'metadata'>) => {
    const id = metadata?.['orderId'] ?? ''
    const order = database.orders[id]
    return order && {id, ...order}
  }
  const sessionByPayment = new Map(paidSessions.map((session) => [session.payment_intent, session]))
  const chargeByPayment = new Map(
    ledger.charges.filter(({paid}) => paid).map((charge) => [charge.payment_intent, charge]),
  )
  const copies = Map.groupBy(books.mails, ({name}) => outboxId(name))
  const stored = Map.groupBy(Object.entries(database.refunds), ([path]) => path.split('/')[0] ?? '')
  const refunds = Map.groupBy(ledger.refunds.toReversed(), (refund) => refund.payment_intent)
  return {
    ...books,
    orders,
    paidSessions,
    orderOf,
    orderOfPayment: (payment) => {
      const session = payment === null ? undefined : sessionByPayment.get(payment)
      return session && orderOf(session)
    },
    chargeOf: (payment) => (payment === null ? undefined : chargeByPayment.get(payment)),
    refundsOf: (payment) => (payment === null ? [] : (refunds.get(payment) ?? [])),
    storedRefundsOf: (orderId) => (stored.get(orderId) ?? []).map(([, refund]) => refund),
    lostOf: (payment) =>
      ledger.disputes
        .filter(({payment_intent: of, status}) => payment !== null && of === payment && status === 'lost')
        .reduce((sum, {amount}) => sum + amount, 0),
    copiesOf: (mailId) => copies.get(mailId) ?? [],
  }
}

/** The id in the outbox of which a Message-Id is made. */
export function outboxId(name: string): string {
  return /^<(.*)@[^@]*>$/.exec(name)?.[1] ?? name
}
