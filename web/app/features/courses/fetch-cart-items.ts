import type {CartItem} from '@lectern/domain/cart'
import {defineQuery} from 'groq'
import {toCartItem} from './cart-item'
import {toCourseCard} from './model'
import {courseCardFields, coursesOnSale} from './queries'
import {fetchContent} from '~/lib/sanity/client'

/** The courses of a cart that are sold. */
const cartItemsQuery = defineQuery(`*[${coursesOnSale} && _id in $ids] {${courseCardFields}}`)

/** The courses of a cart as they are sold now, by id; those no longer sold are missing. Throws ContentError. */
export async function fetchCartItems(ids: readonly string[]): Promise<Map<string, CartItem>> {
  if (ids.length === 0) return new Map()
  const raw = await fetchContent(cartItemsQuery, {ids})
  return new Map(
    raw.flatMap((course) => {
      const card = toCourseCard(course)
      return card ? [[card.id, toCartItem(card)]] : []
    }),
  )
}
