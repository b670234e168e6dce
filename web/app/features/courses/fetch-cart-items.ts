import type {CartItem} from '@lectern/domain/cart'
import {bundlesOnSale} from '@lectern/domain/content/bundle'
import {defineQuery} from 'groq'
import {toBundleCard} from './bundles/model'
import {toBundleItem, toCartItem} from './cart-item'
import {toCourseCard} from './model'
import {bundleCardFields, courseCardFields, coursesOnSale} from './queries'
import {fetchContent} from '~/lib/sanity/client'
import {withoutNulls} from '~/lib/sanity/parse'

/** The courses and bundles of a cart that are sold. */
const cartItemsQuery = defineQuery(`{
  "courses": *[${coursesOnSale} && _id in $ids] {${courseCardFields}},
  "bundles": *[${bundlesOnSale} && _id in $ids] {${bundleCardFields}}
}`)

interface CartItems {
  /** the items as they are sold now, by id; those no longer sold are missing */
  sold: Map<string, CartItem>
  /** when the first of their offers or bundles ends, in ms since the epoch and always ahead; null when none does */
  validUntilMs: number | null
}

/** Fetches what the shop says of the items of a cart. Throws ContentError. */
export async function fetchCartItems(ids: readonly string[]): Promise<CartItems> {
  if (ids.length === 0) return {sold: new Map(), validUntilMs: null}
  const raw = await fetchContent(cartItemsQuery, {ids})
  const courses = withoutNulls(raw.courses.map(toCourseCard))
  const bundles = withoutNulls(raw.bundles.map(toBundleCard))
  const ends = withoutNulls([
    ...courses.map(({offerEndsAt}) => offerEndsAt),
    ...raw.bundles.flatMap(({until, courses}) => [
      until,
      ...withoutNulls(courses).map(({offerEndsAt}) => offerEndsAt),
    ]),
  ])
    .map((end) => Date.parse(end))
    // What has ended is still said: of the courses of a bundle, and by answers that the content API keeps for minutes.
    .filter((end) => end > Date.now())
  const items = [...courses.map(toCartItem), ...bundles.map(toBundleItem)]
  return {
    sold: new Map(items.map((item) => [item.id, item])),
    validUntilMs: ends.length > 0 ? Math.min(...ends) : null,
  }
}
