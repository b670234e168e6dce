import {BUNDLE_COURSES} from '@lectern/domain/content/bundle'
import {coursePriceAt} from '@lectern/domain/content/course-price'
import type {SeatTier} from '@lectern/domain/teams/team'
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

/** A bundle of courses. */
export interface Bundle {
  id: string
  title: string
  priceCents: number
  courseIds: readonly string[]
  isEnded: boolean
}

/** A document as queries find it. */
interface Document {
  _id: string
  [field: string]: unknown
}

type Parameters = Record<string, unknown>

/** A change of a course's price, from a moment on (ms). */
interface Price {
  from: number
  cents: number
}

/** What a bundle has given, from a moment on (ms); nothing while it was not sold. */
interface Given {
  from: number
  courseIds: readonly string[]
}

/** The content: courses and bundles, which editors change, and what functions write of them. */
export class Content {
  /** when the offer ends, ms since the epoch */
  readonly offerEndsAt: number
  readonly #scheduler: Scheduler
  readonly #courses: Map<string, Course>
  readonly #bundles: Map<string, Bundle>
  readonly #prices = new Map<string, Price[]>()
  readonly #given = new Map<string, Given[]>()
  #documents: readonly Document[] = []
  #changes = 0

  constructor(
    scheduler: Scheduler,
    courses: readonly Course[],
    bundles: readonly Bundle[],
    offerEndsAt: number,
  ) {
    this.#scheduler = scheduler
    this.offerEndsAt = offerEndsAt
    this.#courses = new Map(courses.map((course) => [course.id, course]))
    for (const {id, priceCents, originalPriceCents} of courses) {
      const ends = originalPriceCents === null ? [] : [{from: offerEndsAt, cents: originalPriceCents}]
      this.#prices.set(id, [{from: 0, cents: priceCents}, ...ends])
    }
    this.#bundles = new Map(bundles.map((bundle) => [bundle.id, bundle]))
    for (const {id, priceCents} of bundles) this.#prices.set(id, [{from: 0, cents: priceCents}])
    this.#publish()
  }

  get courses(): readonly Course[] {
    return [...this.#courses.values()]
  }

  get bundles(): readonly Bundle[] {
    return [...this.#bundles.values()]
  }

  /** The same as long as no page would show anything else. */
  get version(): string {
    return `${this.#changes} ${this.#scheduler.now >= this.offerEndsAt ? 'after' : 'in'} the offer`
  }

  /** What the storefront asks for a course or a bundle now, in cents; null where it is not sold. */
  shownPrice(id: string): number | null {
    const bundle = this.#bundles.get(id)
    if (bundle) return this.shownCourses(id).length > 0 ? bundle.priceCents : null
    const course = this.#courses.get(id)
    if (!course || course.isArchived) return null
    return coursePriceAt(this.#stored(course), this.#scheduler.now).priceCents
  }

  /** The courses that the storefront shows of a bundle now; none where it is not sold. */
  shownCourses(id: string): readonly Course[] {
    const bundle = this.#bundles.get(id)
    if (!bundle || bundle.isEnded) return []
    const sold = bundle.courseIds.flatMap((courseId) => this.#courses.get(courseId) ?? [])
    const shown = sold.filter(({isArchived}) => !isArchived)
    return shown.length < BUNDLE_COURSES.min ? [] : shown
  }

  /** What a course or a bundle has cost at any moment since, in cents. */
  pricesSince(id: string, since: number): number[] {
    return this.#since(this.#prices.get(id), since).map(({cents}) => cents)
  }

  /** The courses that a bundle has given at any moment since. */
  coursesSince(id: string, since: number): (readonly string[])[] {
    return this.#since(this.#given.get(id), since).map(({courseIds}) => courseIds)
  }

  #since<T extends {from: number}>(changes: readonly T[] = [], since: number): T[] {
    return changes.filter(
      ({from}, index) => from <= this.#scheduler.now && (changes[index + 1]?.from ?? Infinity) >= since,
    )
  }

  /** An editor publishes a change: one step. */
  edit(id: string, change: Partial<Pick<Course, 'priceCents' | 'isArchived'>>): Promise<void> {
    return this.#scheduler.perform(`content edit ${id}`, () => {
      const course = this.#courses.get(id)
      if (!course) return
      this.#courses.set(id, {...course, ...change})
      this.#change(id, change.priceCents)
    })
  }

  /** An editor publishes a change of a bundle: one step. */
  editBundle(id: string, change: Partial<Omit<Bundle, 'id' | 'title'>>): Promise<void> {
    return this.#scheduler.perform(`content edit ${id}`, () => {
      const bundle = this.#bundles.get(id)
      if (!bundle) return
      this.#bundles.set(id, {...bundle, ...change})
      this.#change(id, change.priceCents)
    })
  }

  #change(id: string, priceCents: number | undefined): void {
    if (priceCents !== undefined) this.#prices.get(id)?.push({from: this.#scheduler.now, cents: priceCents})
    this.#publish()
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
    for (const {id} of this.bundles) {
      const given = this.#given.get(id) ?? []
      given.push({from: this.#scheduler.now, courseIds: this.shownCourses(id).map((course) => course.id)})
      this.#given.set(id, given)
    }
    const offered = this.courses.filter(({originalPriceCents}) => originalPriceCents !== null)
    this.#documents = [
      ...this.courses.map(documentOf),
      ...this.bundles.map(documentOfBundle),
      {
        _id: 'siteSettings',
        _type: 'siteSettings',
        _rev: '1',
        seatPrices: SEAT_TIERS,
        offer: {
          endsAt: new Date(this.offerEndsAt).toISOString(),
          courses: offered.map(({id}) => ({course: {_type: 'reference', _ref: id}})),
        },
      },
    ]
  }
}

/** Who teaches all courses. */
export const INSTRUCTOR = 'instructor-tess'

/** A course with one section of two lessons, of which the first is free. */
function documentOf({id, title, priceCents, originalPriceCents, isArchived}: Course): Document {
  return {
    _id: id,
    _type: 'course',
    _rev: '1',
    title,
    slug: {_type: 'slug', current: id},
    instructor: {_type: 'reference', _ref: INSTRUCTOR},
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

function documentOfBundle({id, title, priceCents, courseIds, isEnded}: Bundle): Document {
  return {
    _id: id,
    _type: 'bundle',
    _rev: '1',
    title,
    slug: {_type: 'slug', current: id},
    price: priceCents / 100,
    courses: courseIds.map((courseId) => ({_key: courseId, _type: 'reference', _ref: courseId})),
    ...(isEnded && {until: '2026-01-01T00:00:00.000Z'}),
  }
}

function lessonOf(key: string, index: number): object {
  return {_key: key, title: key, slug: {_type: 'slug', current: key}, minutes: 5, free: index === 0}
}

/** From how many seats on each costs how much less. */
export const SEAT_TIERS: readonly SeatTier[] = [{from: 3, percentOff: 15}]

/** The keys of the lessons of every course. */
export const LESSONS: readonly string[] = ['first', 'second']

/** By text and parameters, which are part of a parsed query. */
const trees = new Map<string, GroqNode>()

function evaluate(query: string, params: Parameters, dataset: readonly Document[], now: number): unknown {
  const key = `${query} ${JSON.stringify(params)}`
  let tree = trees.get(key)
  if (tree === undefined) trees.set(key, (tree = parseQuery(query, params)))
  return evaluateQuery(query, tree, {
    dataset,
    params,
    identity: 'simulation',
    timestamp: new Date(now),
    sanity: {projectId: 'lectern', dataset: 'production'},
    dereference: ({_ref}) => dataset.find(({_id}) => _id === _ref) ?? null,
  })
}
