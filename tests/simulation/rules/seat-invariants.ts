import type {Documents, Stored} from '../firestore/documents.ts'
import {plainOf, type Fields} from '../firestore/value.ts'
import {pathOf} from '../firestore/client.ts'
import {nameOf} from '../names.ts'
import type {StepRule} from './step-rules.ts'

/** The parts of a seat, a team and an order that are looked at. */
interface Seat {
  kind: 'gift' | 'seat'
  teamId: string
  orderId: string
  lineId: string
  courseIds: string[]
  state: 'held' | 'accepted' | 'left' | 'revoked' | 'refunded'
  uid: string | null
}
interface Purchase {
  orderId: string
  lineId: string
  bought: number
  givenBack: number
  returning: number
  used: number
  isClosed: boolean
}
interface Order {
  status: string
  items: {
    lineId: string
    for?: string
    quantity: number
    isGivenBack?: boolean
    givenBackQuantity?: number
  }[]
  chargeback?: {courses: string}
}

const COUNT = 'every seat is free, used or given back, and counted once'
const OWNING = 'a seat gives its courses to who has accepted it, and nobody has two'

/** How the state of a seat may change. */
const WAYS: ReadonlySet<string> = new Set([
  'held accepted',
  'held revoked',
  'held refunded',
  'accepted revoked',
  'accepted left',
  'accepted refunded',
  'left refunded',
  // Its address is invited again, to this purchase or another.
  'revoked held',
  'refunded held',
  // Its purchase is the shop's after all.
  'refunded accepted',
  'refunded left',
])

/** What must hold of seats after every step; looked at where something has changed. */
export class SeatInvariants {
  readonly #documents: Documents
  readonly #report: (rule: StepRule, about: string, words: string) => void

  constructor(documents: Documents, report: (rule: StepRule, about: string, words: string) => void) {
    this.#documents = documents
    this.#report = report
  }

  /** Whether an order is of seats. */
  isOfSeats(order: Fields | undefined): boolean {
    return this.#lineOf(order) !== undefined
  }

  /** No purchase has more seats used than were bought and not given back, and each that is used is somebody's. */
  checkTeam(teamId: string): void {
    const seats = this.#seatsOf('teamId', teamId)
    const team = this.#documents.get(nameOf(`teams/${teamId}`))?.fields
    for (const purchase of team ? purchasesIn(team) : []) {
      const {orderId, lineId, bought, givenBack, returning, used, isClosed} = purchase
      const about = `${teamId} of ${orderId}`
      if (Math.min(givenBack, returning, used) < 0 || (!isClosed && used + givenBack + returning > bought))
        this.#report(
          COUNT,
          about,
          `has ${used} used, ${givenBack} given back, ${returning} going, of ${bought}`,
        )
      const counted = seats.filter(
        (seat) => seat.orderId === orderId && seat.lineId === lineId && isUsed(seat),
      )
      if (counted.length !== used) this.#report(COUNT, about, `says ${used} used, and has ${counted.length}`)
    }
  }

  /** What an order says was given back of its seats its team says, too. */
  checkOrder(orderId: string, fields: Fields): void {
    const line = this.#lineOf(fields)
    const [purchase] = this.#purchasesOf(orderId)
    if (!line || !purchase) return
    const {isGivenBack = false, givenBackQuantity = 0, quantity} = line
    const back = isGivenBack ? quantity : givenBackQuantity
    if (back !== purchase.givenBack)
      this.#report(COUNT, orderId, `gave ${back} back, and its team says ${purchase.givenBack}`)
  }

  /** A seat goes its way, from nobody to one and back, and takes its courses along. */
  checkSeat(id: string, before: Fields | undefined, fields: Fields): void {
    const [was, is] = [before && seatIn(before), seatIn(fields)]
    this.checkTeam(is.teamId)
    if (was?.state === is.state && was.uid === is.uid) return
    if (was && was.state !== is.state && !WAYS.has(`${was.state} ${is.state}`))
      this.#report(OWNING, id, `went from ${was.state} to ${is.state}`)
    if (was && was.uid !== null && is.uid !== null && was.uid !== is.uid)
      this.#report(OWNING, id, `was ${was.uid}'s, and is ${is.uid}'s`)
    if (was && isHeldBy(was, was.uid)) this.#checkCourses(was)
    if (!isHeldBy(is, is.uid)) return
    const own = this.#seatsOf('teamId', is.teamId).filter((seat) => isHeldBy(seat, is.uid))
    if (own.length > 1) this.#report(OWNING, id, `is a second seat of ${is.uid}`)
    this.#checkCourses(is)
    if (is.state === 'accepted' && !this.#isOpen(is.orderId))
      this.#report(OWNING, id, 'is accepted, and is not paid')
  }

  /** Of seats a course stands for those that its learner has accepted, as long as these are paid, or wait to be withdrawn. */
  checkEnrollment(id: string, {courseId, userId}: {courseId: string; userId: string}, orderId: string): void {
    const isTheirs = this.#seatsOf('orderId', orderId).some(
      (seat) => (isHeldBy(seat, userId) || isOfErased(seat)) && seat.courseIds.includes(courseId),
    )
    if (!isTheirs) this.#report(OWNING, id, `stands for ${orderId}, of which ${userId} has no seat`)
    if (!this.#isOpen(orderId)) this.#report(OWNING, id, `stands for ${orderId}, which was given back`)
  }

  /** Whoever holds a seat has its courses by it, and nobody else. */
  #checkCourses({orderId, uid, courseIds}: Seat): void {
    for (const courseId of courseIds) {
      const name = nameOf(`enrollments/${uid}_${courseId}`)
      const owned = this.#documents.get(name)?.fields['orderIds']
      const has = (owned?.arrayValue?.values ?? []).some((one) => one.stringValue === orderId)
      const isDue = this.#seatsOf('orderId', orderId).some(
        (seat) => isHeldBy(seat, uid) && seat.courseIds.includes(courseId),
      )
      if (has !== isDue)
        this.#report(OWNING, pathOf(name), `${has ? 'stands' : 'does not stand'} for a seat of ${orderId}`)
    }
  }

  /** Whether seats of an order may be accepted: it is paid, or it was given back and they wait to be withdrawn. */
  #isOpen(orderId: string): boolean {
    const [purchase] = this.#purchasesOf(orderId)
    const order = this.#documents.get(nameOf(`orders/${orderId}`))?.fields
    const {status, chargeback} = order ? (plainOf({mapValue: {fields: order}}) as Order) : {}
    const isPaid = status === 'completed' && !this.#lineOf(order)?.isGivenBack
    return (isPaid && chargeback?.courses !== 'withdrawn') || (purchase?.isDue ?? false)
  }

  /** The line of seats of an order, whose only line it is. */
  #lineOf(order: Fields | undefined): Order['items'][number] | undefined {
    const [item] = order?.['items']?.arrayValue?.values ?? []
    const line = item && (plainOf(item) as Order['items'][number])
    return line?.for === 'team' ? line : undefined
  }

  /** What the teams have of an order, with whether its seats wait. */
  #purchasesOf(orderId: string): (Purchase & {isDue: boolean})[] {
    const order = this.#documents.get(nameOf(`orders/${orderId}`))?.fields
    const owner = order?.['userId']?.stringValue ?? ''
    return [...this.#documents.having(nameOf('teams'), 'ownerId', owner).values()].flatMap(({fields}) =>
      purchasesIn(fields)
        .filter((purchase) => purchase.orderId === orderId)
        .map((purchase) => ({...purchase, isDue: fields['dueAt']?.timestampValue !== undefined})),
    )
  }

  #seatsOf(field: 'teamId' | 'orderId', text: string): Seat[] {
    const found = this.#documents.having(nameOf('claims'), field, text).values()
    return [...found].flatMap(({fields}: Stored) => (isSeat(fields) ? [seatIn(fields)] : []))
  }
}

/** Whether a claim is a seat. */
export function isSeat(claim: Fields): boolean {
  return claim['kind']?.stringValue === 'seat'
}

function purchasesIn(team: Fields): Purchase[] {
  return Object.values(plainOf(team['purchases'] ?? {mapValue: {}}) as Record<string, Purchase>)
}

const seatIn = (fields: Fields): Seat => plainOf({mapValue: {fields}}) as Seat

/** Whether a seat counts among those that are used. */
const isUsed = ({state}: Seat): boolean => state !== 'revoked'

/** Whether somebody has the courses of a seat by it. */
function isHeldBy({state, uid}: Seat, holder: string | null): boolean {
  return uid !== null && uid === holder && (state === 'accepted' || state === 'left')
}

/** Whether the holder of a seat is being erased, whose courses go after that. */
function isOfErased({state, uid}: Seat): boolean {
  return uid === null && (state === 'accepted' || state === 'left')
}
