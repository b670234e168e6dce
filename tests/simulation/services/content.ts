import {coursePriceAt} from '@lectern/domain/content/course-price'
import {evaluateQuery, parseQuery, type GroqNode} from '../../../local/content-lake/query/groq.ts'
import type {Mishap, Scheduler} from '../scheduler.ts'

const MISHAPS: readonly Mishap[] = [{name: 'no answer', in10000: 25}]

/** A course that can be bought. */
export interface Course {
  id: string
  title: string
  /** what editors ask for, without the time at which an offer ends */
  priceCents: number
  /** what it costs once the offer has ended; null where it is not in the offer */
  originalPriceCents: number | null
  isArchived: boolean
}

type Parameters = Record<string, unknown>

/** A change of a course's price, from a moment on (ms). */
interface Price {
  from: number
  cents: number
}

/** The content: courses, which editors change, and what functions write of them. */
export class Content {
  /** when the offer ends, ms since the epoch */
  readonly offerEndsAt: number
  readonly #scheduler: Scheduler
  readonly #courses: Map<string, Course>
  readonly #prices = new Map<string, Price[]>()
  #documents: readonly object[] = []
  #changes = 0

  constructor(scheduler: Scheduler, courses: readonly Course[], offerEndsAt: number) {
    this.#scheduler = scheduler
    this.offerEndsAt = offerEndsAt
    this.#courses = new Map(courses.map((course) => [course.id, course]))
    for (const {id, priceCents, originalPriceCents} of courses) {
      const ends = originalPriceCents === null ? [] : [{from: offerEndsAt, cents: originalPriceCents}]
      this.#prices.set(id, [{from: 0, cents: priceCents}, ...ends])
    }
    this.#publish()
  }

  get courses(): readonly Course[] {
    return [...this.#courses.values()]
  }

  /** The same as long as no page would show anything else. */
  get version(): string {
    return `${this.#changes} ${this.#scheduler.now >= this.offerEndsAt ? 'after' : 'in'} the offer`
  }

  /** What the storefront shows of a course now, in cents; null where it is not sold. */
  shownPrice(id: string): number | null {
    const course = this.#courses.get(id)
    if (!course || course.isArchived) return null
    return coursePriceAt(this.#stored(course), this.#scheduler.now).priceCents
  }

  /** What a course has cost at any moment since, in cents. */
  pricesSince(id: string, since: number): number[] {
    const prices = this.#prices.get(id) ?? []
    return prices
      .filter(
        ({from}, index) => from <= this.#scheduler.now && (prices[index + 1]?.from ?? Infinity) >= since,
      )
      .map(({cents}) => cents)
  }

  /** An editor publishes a change: one step. */
  edit(id: string, change: Partial<Pick<Course, 'priceCents' | 'isArchived'>>): Promise<void> {
    return this.#scheduler.perform(`content edit ${id}`, () => {
      const course = this.#courses.get(id)
      if (!course) return
      this.#courses.set(id, {...course, ...change})
      const {priceCents} = change
      if (priceCents !== undefined) this.#prices.get(id)?.push({from: this.#scheduler.now, cents: priceCents})
      this.#publish()
    })
  }

  query(query: string, params: Parameters): Promise<unknown> {
    return this.#scheduler.perform(
      'content query',
      (mishap) => {
        if (mishap !== null) throw new Error('The content does not answer.')
        return evaluate(query, params, this.#documents, this.#scheduler.now)
      },
      MISHAPS,
    )
  }

  /** Takes a document; nobody asks for it. */
  write(document: {_id: string}): Promise<object> {
    return this.#scheduler.perform(
      `content write ${document._id}`,
      (mishap) => {
        if (mishap !== null) throw new Error('The content does not answer.')
        return document
      },
      MISHAPS,
    )
  }

  #stored({priceCents, originalPriceCents}: Course) {
    return {
      price: priceCents / 100,
      originalPrice: originalPriceCents === null ? null : originalPriceCents / 100,
      offerEndsAt: originalPriceCents === null ? null : new Date(this.offerEndsAt).toISOString(),
    }
  }

  #publish(): void {
    this.#changes += 1
    const offered = this.courses.filter(({originalPriceCents}) => originalPriceCents !== null)
    this.#documents = [
      ...this.courses.map(documentOf),
      {
        _id: 'siteSettings',
        _type: 'siteSettings',
        _rev: '1',
        offer: {
          endsAt: new Date(this.offerEndsAt).toISOString(),
          courses: offered.map(({id}) => ({course: {_type: 'reference', _ref: id}})),
        },
      },
    ]
  }
}

/** A course with one section of two lessons, of which the first is free. */
function documentOf({id, title, priceCents, originalPriceCents, isArchived}: Course): object {
  return {
    _id: id,
    _type: 'course',
    _rev: '1',
    title,
    slug: {_type: 'slug', current: id},
    price: priceCents / 100,
    ...(originalPriceCents !== null && {originalPrice: originalPriceCents / 100}),
    ...(isArchived && {archivedAt: '2026-01-01T00:00:00.000Z'}),
    listing: originalPriceCents === null ? 'catalogue' : 'offer',
    curriculum: [
      {
        _key: 'section',
        title: 'All of it',
        lessons: LESSONS.map(lessonOf),
      },
    ],
  }
}

function lessonOf(key: string, index: number): object {
  return {_key: key, title: key, slug: {_type: 'slug', current: key}, minutes: 5, free: index === 0}
}

/** The keys of the lessons of every course. */
export const LESSONS: readonly string[] = ['first', 'second']

/** By text and parameters, which are part of a parsed query. */
const trees = new Map<string, GroqNode>()

function evaluate(query: string, params: Parameters, dataset: readonly object[], now: number): unknown {
  const key = `${query} ${JSON.stringify(params)}`
  let tree = trees.get(key)
  if (tree === undefined) trees.set(key, (tree = parseQuery(query, params)))
  return evaluateQuery(query, tree, {
    dataset,
    params,
    identity: 'simulation',
    timestamp: new Date(now),
    sanity: {projectId: 'lectern', dataset: 'production'},
    dereference: () => null,
  })
}
