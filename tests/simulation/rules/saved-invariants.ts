import type {Change, Stored} from '../firestore/documents.ts'
import {pathOf} from '../firestore/client.ts'
import {plainOf, type Fields} from '../firestore/value.ts'
import type {StepRule} from './step-rules.ts'

/** The parts of what somebody has saved, and of the mail about it, that are looked at. */
interface Saved {
  courseIds: string[]
  prices: Record<string, number>
}
interface CheaperMail {
  uid: string
  courses: {id: string; wasCents: number}[]
}

const PRICES = 'what is saved has a price that it has had'
const TELLING = 'a lower price is told once'

/** What must hold of saved courses after every step; looked at where something has changed. */
export class SavedInvariants {
  readonly #pricesSince: (id: string, since: number) => number[]
  readonly #report: (rule: StepRule, about: string, words: string) => void

  /** @param pricesSince what a course has cost at any moment since, in cents */
  constructor(
    pricesSince: (id: string, since: number) => number[],
    report: (rule: StepRule, about: string, words: string) => void,
  ) {
    this.#pricesSince = pricesSince
    this.#report = report
  }

  /** @param since when the call began that has written it, in ms */
  checkSaved(uid: string, before: Stored | null, after: Stored, since: number): void {
    const [{prices: known}, {courseIds, prices}] = [savedIn(before), savedIn(after)]
    if (Object.keys(prices).toSorted().join(' ') !== courseIds.toSorted().join(' '))
      this.#report(PRICES, uid, `has the prices of ${Object.keys(prices).length} of ${courseIds.length}`)
    for (const [id, cents] of Object.entries(prices))
      if (cents !== known[id] && !this.#pricesSince(id, since).includes(cents))
        this.#report(PRICES, uid, `has ${id} at ${cents}`)
  }

  /** The batch that queues the mail stores the price that it tells, so that the next look compares with that. */
  checkMail(id: string, mail: Fields, batch: readonly Change[]): void {
    const content = mail['content']
    if (content?.mapValue?.fields?.['kind']?.stringValue !== 'saved-cheaper') return
    const {uid, courses} = plainOf(content) as CheaperMail
    const look = batch.find(({name}) => pathOf(name) === `savedCourses/${uid}`)
    const [{prices: before}, {prices: now}] = [savedIn(look?.before ?? null), savedIn(look?.after ?? null)]
    for (const {id: courseId, wasCents} of courses) {
      const cents = now[courseId]
      if (before[courseId] !== wasCents || cents === undefined || cents >= wasCents)
        this.#report(
          TELLING,
          id,
          `says that ${courseId} was ${wasCents}, and ${cents ?? 'no price'} is stored`,
        )
    }
  }
}

function savedIn(stored: Stored | null): Saved {
  if (!stored) return {courseIds: [], prices: {}}
  return plainOf({mapValue: {fields: stored.fields}}) as Saved
}
