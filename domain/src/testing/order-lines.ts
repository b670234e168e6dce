import fc from 'fast-check'
import {repeatedLines} from '../order.ts'
import {lineOfBundle, lineOfCourse, paidCents, type OrderLine} from '../orders/lines.ts'

const COURSES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

interface Candidate {
  courses: (typeof COURSES)[number][]
  /** cents of one course, and of the bundle */
  prices: number[]
  bundlePriceCents: number
  discountCents: number
}

const candidate: fc.Arbitrary<Candidate> = fc.record({
  courses: fc.uniqueArray(fc.constantFrom(...COURSES), {minLength: 1, maxLength: 4}),
  prices: fc.array(fc.integer({min: 50, max: 20_000}), {minLength: 4, maxLength: 4}),
  bundlePriceCents: fc.integer({min: 50, max: 40_000}),
  discountCents: fc.integer({min: 0, max: 49}),
})

function lineOf({courses, prices, bundlePriceCents, discountCents}: Candidate, index: number): OrderLine {
  const [first = {courseId: 'a', courseTitle: 'A', priceCents: 50}, ...others] = courses.map((id, place) => ({
    courseId: `course-${id}`,
    courseTitle: `Course ${id}`,
    priceCents: prices[place] ?? 50,
    // Some courses are nobody's.
    ...(id < 'f' && {instructorId: `instructor-${id < 'c' ? 'one' : id}`}),
  }))
  if (others.length === 0) return {...lineOfCourse(first, index), discountCents}
  const id = `bundle-${courses.toSorted().join('')}`
  const bundle = {id, title: `Bundle ${id}`, priceCents: bundlePriceCents, courses: [first, ...others]}
  return {...lineOfBundle(bundle, index), discountCents}
}

/** The lines of an order: courses and bundles as a checkout takes them, with shares of a discount. */
export const orderLines: fc.Arbitrary<OrderLine[]> = fc
  .array(candidate, {minLength: 1, maxLength: 6})
  .map((candidates) =>
    candidates.reduce<OrderLine[]>((lines, drawn) => {
      const more = [...lines, lineOf(drawn, lines.length)]
      return repeatedLines(more).length > 0 ? lines : more
    }, []),
  )

/** The lines of a paid order, each with tax at one of some rates: in all of their prices, or on top of them. */
export const taxedLines: fc.Arbitrary<OrderLine[]> = fc
  .tuple(orderLines, fc.boolean(), fc.array(fc.constantFrom(0, 7, 8.1, 19, 25), {minLength: 6, maxLength: 6}))
  .map(([lines, isOnTop, rates]) =>
    lines.map((line, index) => {
      const taxPercent = rates[index] ?? 0
      if (!isOnTop)
        return {
          ...line,
          taxPercent,
          taxCents: Math.round((paidCents(line) * taxPercent) / (100 + taxPercent)),
        }
      const taxCents = Math.round((paidCents(line) * taxPercent) / 100)
      return {...line, taxPercent, taxCents, addedTaxCents: taxCents}
    }),
  )
