import type {Stripe} from 'stripe'

/** Items of each kind that one run compares. */
export const PAGE_SIZE = 50

/** Which items are compared. */
export interface Page {
  /** seconds since the epoch: older items are not compared */
  since: number
  /** the id of the item before the page; null for the first */
  after: string | null
}

/**
 * Compares one page.
 * @returns the id of its last item when there is more, else null
 */
export type PageCheck = (client: Stripe, page: Page) => Promise<string | null>

/** A page as Stripe's lists take it; they begin with the newest. */
export function pageParameters({since, after}: Page): {
  created: {gte: number}
  limit: number
  starting_after?: string
} {
  return {created: {gte: since}, limit: PAGE_SIZE, ...(after !== null && {starting_after: after})}
}
