import * as z from 'zod/mini'
import {splitByLargestRemainder} from '../discount/discount.ts'
import {sumCents} from '../money.ts'

const cents = z.int().check(z.nonnegative())

export const LINE_KINDS = ['course', 'bundle'] as const

/** A course of a bundle, as it was sold. */
const bundledCourse = z.object({
  courseId: z.string(),
  /** at the time of purchase */
  title: z.string(),
  /** its share of the bundle's price before any discount, in cents */
  shareCents: cents,
})

/** One line of an order: what was bought for whom, what it costs, and what of it was given back. Amounts are in cents. */
export const orderLine = z.object({
  /** within its order */
  lineId: z.string(),
  kind: z.enum(LINE_KINDS),
  /** the document's id in Sanity */
  id: z.string(),
  /** the title at the time of purchase */
  title: z.string(),
  /** what the line gives */
  courseIds: z.array(z.string()).check(z.minLength(1)),
  quantity: z.int().check(z.positive()),
  for: z.enum(['me', 'gift', 'team']),
  /** of all of its quantity, before any discount */
  priceCents: cents,
  /** its share of the order's discount */
  discountCents: cents,
  /** the tax in what was paid for it; 0 until it is paid */
  taxCents: cents,
  /** of it what came on top of the price, where prices are without tax */
  addedTaxCents: z.optional(cents),
  /** the rate of its tax in per cent; absent where none was computed */
  taxPercent: z.optional(z.number().check(z.nonnegative())),
  /** Stripe's code of the kind of service; absent of an order whose tax is not computed */
  taxCode: z.optional(z.string()),
  refundedCents: cents,
  /** it was given back: its courses are withdrawn, unless another line has paid for them */
  isGivenBack: z.optional(z.boolean()),
  /** of seats alone: how many were given back, where not all were */
  givenBackQuantity: z.optional(z.int().check(z.positive())),
  /** who teaches its courses: the ids of their instructors, by those of the courses; absent where nobody is named */
  instructors: z.optional(z.record(z.string(), z.string())),
  /** of a bundle alone: its courses, in the order of `courseIds` */
  courses: z.optional(z.array(bundledCourse).check(z.minLength(1))),
})
export type OrderLine = z.infer<typeof orderLine>

/** A line as orders had it before there were others than of a course for oneself. */
const courseItem = z.object({
  courseId: z.string(),
  courseTitle: z.string(),
  priceCents: cents,
  discountCents: z.optional(cents),
  /** of who teaches it */
  instructorId: z.optional(z.string()),
})
type CourseItem = z.infer<typeof courseItem>

/** The line of a course for oneself. @param index its place in the order */
export function lineOfCourse(
  {courseId, courseTitle, priceCents, discountCents = 0, instructorId}: CourseItem,
  index: number,
): OrderLine {
  return {
    lineId: String(index + 1),
    kind: 'course',
    id: courseId,
    title: courseTitle,
    courseIds: [courseId],
    quantity: 1,
    for: 'me',
    priceCents,
    discountCents,
    taxCents: 0,
    refundedCents: 0,
    ...instructorsOf([{courseId, instructorId}]),
  }
}

function instructorsOf(
  courses: readonly Pick<CourseItem, 'courseId' | 'instructorId'>[],
): Pick<OrderLine, 'instructors'> {
  const named = courses.flatMap(({courseId, instructorId}) =>
    instructorId ? [[courseId, instructorId]] : [],
  )
  return named.length === 0 ? {} : {instructors: Object.fromEntries(named) as Record<string, string>}
}

/** A bundle and its price, and the courses that it gives at their present prices. Amounts are in cents. */
interface PricedBundle {
  id: string
  title: string
  priceCents: number
  courses: readonly CourseItem[]
}

/** The line of a bundle for oneself; its price is shared over its courses by their prices. @param index its place in the order */
export function lineOfBundle({id, title, priceCents, courses}: PricedBundle, index: number): OrderLine {
  const shares = splitByWeights(
    priceCents,
    courses.map((course) => course.priceCents),
  )
  return {
    lineId: String(index + 1),
    kind: 'bundle',
    id,
    title,
    courseIds: courses.map(({courseId}) => courseId),
    quantity: 1,
    for: 'me',
    priceCents,
    discountCents: 0,
    taxCents: 0,
    refundedCents: 0,
    ...instructorsOf(courses),
    courses: courses.map(({courseId, courseTitle}, place) => ({
      courseId,
      title: courseTitle,
      shareCents: shares[place] ?? 0,
    })),
  }
}

/**
 * A line of seats for a team.
 * @param line of one copy
 * @param eachCents what each seat costs
 */
export function lineOfSeats(line: OrderLine, quantity: number, eachCents: number): OrderLine {
  const priceCents = eachCents * quantity
  const shares = splitByWeights(priceCents, line.courses?.map(({shareCents}) => shareCents) ?? [])
  return {
    ...line,
    for: 'team',
    quantity,
    priceCents,
    ...(line.courses && {
      courses: line.courses.map((course, index) => ({...course, shareCents: shares[index] ?? 0})),
    }),
  }
}

/**
 * Splits an amount of a line, paid or given back, over the courses that it gives, by their shares of its price and to the cent.
 * @param amountCents of what was paid for the line: `paidCents`, or a part
 */
export function splitOverCourses(
  {courseIds, courses = []}: Pick<OrderLine, 'courseIds' | 'courses'>,
  amountCents: number,
): {courseId: string; amountCents: number}[] {
  const weights = new Map(courses.map(({courseId, shareCents}) => [courseId, shareCents]))
  const shares = splitByWeights(
    amountCents,
    courseIds.map((courseId) => weights.get(courseId) ?? 0),
  )
  return courseIds.map((courseId, index) => ({courseId, amountCents: shares[index] ?? 0}))
}

/** By the largest remainder; in equal parts where all weights are 0. */
function splitByWeights(amountCents: number, weights: readonly number[]): number[] {
  return splitByLargestRemainder(amountCents, sumCents(weights) > 0 ? weights : weights.map(() => 1))
}

const storedLines = z.array(z.union([orderLine, courseItem]))

/** The lines of an order as they are stored, also from before they were lines; null for what are none. */
export function readLines(stored: unknown): OrderLine[] | null {
  const parsed = z.safeParse(storedLines, stored)
  if (!parsed.success) return null
  return parsed.data.map((line, index) => ('lineId' in line ? line : lineOfCourse(line, index)))
}

/** What an order says of its lines and of what was given back, as it is stored, also from before there were lines. */
interface StoredLines {
  /** only of one that is `refunded` all was given back */
  status: string
  amountCents: number
  items: unknown
  refundedCents?: number | undefined
  /** as what was given back in part was named before */
  partlyRefundedCents?: number | undefined
}

/** Reads the lines of an order and how much of it was given back, in cents; `items` is null for what are no lines. */
export function readGivenBack({
  status,
  amountCents,
  items,
  refundedCents,
  partlyRefundedCents,
}: StoredLines): {
  items: OrderLine[] | null
  refundedCents: number
} {
  const isRefunded = status === 'refunded'
  const lines = readLines(items)
  return {
    items: isRefunded && lines ? lines.map((line) => ({...line, isGivenBack: true})) : lines,
    refundedCents: refundedCents ?? (isRefunded ? amountCents : (partlyRefundedCents ?? 0)),
  }
}

/** What of a line says what was paid for it. */
export type PaidLine = Pick<OrderLine, 'priceCents' | 'discountCents' | 'taxCents' | 'addedTaxCents'>

/** What was paid for a line with its tax, in cents. */
export function paidCents({
  priceCents,
  discountCents,
  addedTaxCents = 0,
}: Omit<PaidLine, 'taxCents'>): number {
  return priceCents - discountCents + addedTaxCents
}

/** What was paid for a line without its tax, in cents: what figures and shares of teachers are made of. */
export function netPaidCents(line: PaidLine): number {
  return paidCents(line) - line.taxCents
}

/**
 * How much of an amount of a line is without tax, in cents. Of amounts that grow it grows, too, and of all that was paid it is
 * {@link netPaidCents}: the difference for two sums given back is what the later one has of it.
 * @param amountCents at most `paidCents` of the line
 */
export function netPartCents(line: PaidLine, amountCents: number): number {
  const paid = paidCents(line)
  return amountCents - (paid === 0 ? 0 : Math.round((line.taxCents * amountCents) / paid))
}

/** The courses that a line gives, with their titles. */
export function titledCourses({
  courseIds,
  courses,
  title,
}: Pick<OrderLine, 'courseIds' | 'courses' | 'title'>): {courseId: string; title: string}[] {
  return courses ?? courseIds.map((courseId) => ({courseId, title}))
}

/** What of an order says how much of it was given back. */
export interface RefundableOrder {
  amountCents: number
  /** of its lines, and beside them */
  refundedCents: number
  items: readonly OrderLine[]
}

/** How much of an order can still be given back, in cents. */
export function leftCents({
  amountCents,
  refundedCents,
}: Pick<RefundableOrder, 'amountCents' | 'refundedCents'>): number {
  return amountCents - refundedCents
}

/** What of a line goes back. */
export interface RefundedLine {
  lineId: string
  amountCents: number
  /** how many of its seats; absent for all that is left of it */
  quantity?: number | undefined
}

/** What goes back with lines: never more than is left, with the last lines all of it, and with the last cent all lines. */
export interface RefundQuote {
  amountCents: number
  /** all lines that are withdrawn by it */
  lines: RefundedLine[]
}

/** How many of a line were not given back. */
export function quantityKept({
  quantity,
  isGivenBack,
  givenBackQuantity = 0,
}: Pick<OrderLine, 'quantity' | 'isGivenBack' | 'givenBackQuantity'>): number {
  return isGivenBack ? 0 : quantity - givenBackQuantity
}

/**
 * What giving some seats of a line back costs: what was paid for each. All that are left are a whole line.
 * @returns null where the line does not have as many, and where no more than that is left of the order, because a part was given back beside
 *   its lines: the last cent ends an order, and takes the seats from who uses them
 */
export function quoteSeats(order: RefundableOrder, lineId: string, quantity: number): RefundQuote | null {
  const line = lineOf(order.items, lineId)
  if (!line || quantity < 1 || quantity > quantityKept(line)) return null
  if (quantity === quantityKept(line)) return quoteRefund(order, [lineId])
  const amountCents = Math.floor(paidCents(line) / line.quantity) * quantity
  const isLast = amountCents >= leftCents(order)
  return amountCents <= 0 || isLast ? null : {amountCents, lines: [{lineId, amountCents, quantity}]}
}

/**
 * What giving lines back costs: what was paid for them. Where no more than that is left of the order, because the others were free or a
 * part was given back beside the lines, all that is left goes back with all of its lines: the last cent ends an order.
 * @returns null where a line is none of the order's, is named twice or was given back, and where nothing is left
 */
export function quoteRefund(order: RefundableOrder, lineIds: readonly string[]): RefundQuote | null {
  const open = linesKept(order.items)
  const chosen = open.filter(({lineId}) => lineIds.includes(lineId))
  if (chosen.length === 0 || chosen.length !== lineIds.length) return null
  const left = leftCents(order)
  const isLast = chosen.length === open.length || sumCents(chosen.map(unreturnedCents)) >= left
  const lines = isLast ? open : chosen
  const paid = lines.map(unreturnedCents)
  const amountCents = isLast ? left : sumCents(paid)
  if (amountCents <= 0) return null
  const shares = splitByWeights(amountCents, paid)
  return {amountCents, lines: lines.map(({lineId}, index) => ({lineId, amountCents: shares[index] ?? 0}))}
}

function unreturnedCents(line: OrderLine): number {
  return paidCents(line) - line.refundedCents
}

/** How far a refund is: `begun` until Stripe has answered; only what is `made` counts. */
export const REFUND_STATES = ['begun', 'made', 'failed', 'refused'] as const

/** A refund as far as it says what was given back of an order. */
export interface CountedRefund {
  state: (typeof REFUND_STATES)[number]
  amountCents: number
  /** empty where an amount alone was given back */
  lines: readonly RefundedLine[]
}

/** What was given back of an order, as all of its refunds say it. */
export interface GivenBack {
  refundedCents: number
  /** all that was paid */
  isRefunded: boolean
  items: OrderLine[]
}

/** Folds the refunds of an order into its lines. The last cent given back ends it, whichever lines were named. */
export function applyRefundsToLines(
  {amountCents, items}: Pick<RefundableOrder, 'amountCents' | 'items'>,
  refunds: readonly CountedRefund[],
): GivenBack {
  const made = refunds.filter(({state}) => state === 'made')
  const refundedCents = sumCents(made.map((refund) => refund.amountCents))
  const byLine = Map.groupBy(
    made.flatMap(({lines}) => lines),
    ({lineId}) => lineId,
  )
  const isRefunded = refundedCents >= amountCents
  return {
    refundedCents,
    isRefunded,
    items: items.map(({isGivenBack: _, givenBackQuantity: __, ...line}) => {
      const parts = byLine.get(line.lineId) ?? []
      const seats = sumCents(parts.map(({quantity = line.quantity}) => quantity))
      const isGivenBack = isRefunded || seats >= line.quantity
      return {
        ...line,
        refundedCents: sumCents(parts.map((part) => part.amountCents)),
        ...(isGivenBack ? {isGivenBack} : seats > 0 && {givenBackQuantity: seats}),
      }
    }),
  }
}

/** The lines that were not given back. */
export function linesKept(items: readonly OrderLine[]): OrderLine[] {
  return items.filter(({isGivenBack}) => !isGivenBack)
}

/** A line of an order by its id. */
export function lineOf<Line extends Pick<OrderLine, 'lineId'>>(
  items: readonly Line[],
  lineId: string,
): Line | undefined {
  return items.find((line) => line.lineId === lineId)
}

type KeptLine = PaidLine & Pick<OrderLine, 'lineId' | 'courseIds' | 'courses' | 'refundedCents'>

/** What of an order says how much of each of its lines the shop has kept. Amounts are in cents. */
export interface KeptOrder {
  items: readonly KeptLine[]
  /** of its lines, and beside them */
  refundedCents: number
  /** what a bank has taken back by disputes that were lost */
  chargeback?: {amountCents: number} | undefined
}

/** A course of a line, and what of its price is kept after discount and without tax, in cents. */
export interface KeptCourse {
  lineId: string
  courseId: string
  keptCents: number
}

/**
 * What is kept of each course of an order's lines, without tax: what was paid for the line without it, less what went back of that, as its
 * credit notes have it. What was given back beside the lines, and what a bank has taken back, is split over what is left of each line.
 */
export function keptOfCourses({items, refundedCents, chargeback}: KeptOrder): KeptCourse[] {
  const left = items.map((line) => Math.max(0, paidCents(line) - line.refundedCents))
  const named = sumCents(items.map((line) => line.refundedCents))
  const beside = Math.max(0, refundedCents + (chargeback?.amountCents ?? 0) - named)
  const sum = sumCents(left)
  const lost = sum > 0 ? splitByLargestRemainder(Math.min(beside, sum), left) : left
  return items.flatMap((line, index) => {
    const kept = (left[index] ?? 0) - (lost[index] ?? 0)
    const netKept = netPaidCents(line) - netPartCents(line, paidCents(line) - kept)
    return splitOverCourses(line, netKept).map(({courseId, amountCents}) => ({
      lineId: line.lineId,
      courseId,
      keptCents: amountCents,
    }))
  })
}
