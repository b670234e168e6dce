import type {CartItem} from '@lectern/domain/cart'
import {formatCents} from '@lectern/domain/money'

/** What differs between the cart as it was kept and its courses as they are sold now. */
export interface CartChanges {
  /** a sentence for each new title and each new price */
  sentences: string[]
  /** the ids of the courses that are no longer sold */
  unsoldIds: string[]
}

/** The courses of a cart that can be bought: what is paid is for them alone. */
export function soldItems(cart: readonly CartItem[], unsoldIds: readonly string[]): CartItem[] {
  return cart.filter(({id}) => !unsoldIds.includes(id))
}

/** Compares a cart with its courses as they are sold now, by id; a course that is missing there is no longer sold. */
export function cartChanges(cart: readonly CartItem[], sold: ReadonlyMap<string, CartItem>): CartChanges {
  return {
    sentences: cart.flatMap((kept) => {
      const now = sold.get(kept.id)
      if (!now) return []
      return [
        ...(now.title === kept.title ? [] : [`${kept.title} is now called ${now.title}.`]),
        ...(now.priceCents === kept.priceCents
          ? []
          : [
              `The price of ${now.title} changed from ${formatCents(kept.priceCents)} to ${formatCents(now.priceCents)}.`,
            ]),
      ]
    }),
    unsoldIds: cart.flatMap(({id}) => (sold.has(id) ? [] : [id])),
  }
}
