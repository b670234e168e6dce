import {centsFromDollars} from '../money.ts'

/**
 * GROQ field of a course: when the offer that it belongs to ends, for {@link coursePriceAt}. Null for a course of the catalogue, or
 * when the offer has no end. For one that is sold in an offer and is in none, which is what becomes of it when editors set up
 * the next, it is a time long past: the reduced price would come back. Every query that reads the price of a course reads this field.
 */
export const offerEndField = /* groq */ `"offerEndsAt": select(
    listing == "offer" => *[_id == "siteSettings"][0]{
      "at": select(^._id in offer.courses[].course._ref => offer.endsAt, "1970-01-01T00:00:00.000Z")
    }.at
  )`

/** What a course costs, and until when. */
export interface CoursePrice {
  /** integer US cents */
  priceCents: number
  /** what it costs without a discount, in cents; null when that is not more */
  originalPriceCents: number | null
  /** ISO date-time from which on it costs the original price; null when nothing ends */
  offerEndsAt: string | null
}

/** The price of a course in a query's result, in dollars as editors enter it. */
interface StoredPrice {
  price: number
  originalPrice?: number | null
  offerEndsAt?: string | null
}

/**
 * The price at a time (ms since the epoch): from the end of its offer on, a course costs its original price, if it has one, and nothing
 * of it ends any more.
 */
export function priceAt(
  {priceCents, originalPriceCents, offerEndsAt}: CoursePrice,
  nowMs: number,
): CoursePrice {
  return offerEndsAt !== null && Date.parse(offerEndsAt) <= nowMs
    ? {priceCents: originalPriceCents ?? priceCents, originalPriceCents: null, offerEndsAt: null}
    : {priceCents, originalPriceCents, offerEndsAt}
}

/**
 * {@link priceAt} of a price as it is stored.
 * @throws RangeError when an amount is not one of money, as `centsFromDollars`
 */
export function coursePriceAt({price, originalPrice, offerEndsAt}: StoredPrice, nowMs: number): CoursePrice {
  const priceCents = centsFromDollars(price)
  const originalPriceCents = originalPrice && originalPrice > price ? centsFromDollars(originalPrice) : null
  return priceAt({priceCents, originalPriceCents, offerEndsAt: offerEndsAt ?? null}, nowMs)
}
