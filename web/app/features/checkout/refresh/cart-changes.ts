import type {BundleItem, CartItem} from '@lectern/domain/cart'
import {formatCents} from '@lectern/domain/money'

/** What differs between the cart as it was kept and its items as they are sold now. */
export interface CartChanges {
  /** a sentence for each new title, each new price, and the courses that a bundle has gained or lost */
  sentences: string[]
  /** the ids of the items that are no longer sold */
  unsoldIds: string[]
}

/** The items of a cart that can be bought: what is paid is for them alone. */
export function soldItems(cart: readonly CartItem[], unsoldIds: readonly string[]): CartItem[] {
  return cart.filter(({id}) => !unsoldIds.includes(id))
}

/** Compares a cart with its items as they are sold now, by id; one that is missing there is no longer sold. */
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
        ...sentence(`${now.title} no longer has`, titlesMissing(kept, now), '.'),
        ...sentence(`${now.title} now has`, titlesMissing(now, kept), ', too.'),
      ]
    }),
    unsoldIds: cart.flatMap(({id}) => (sold.has(id) ? [] : [id])),
  }
}

/**
 * What is said of the courses that bundles of a cart have lost.
 * @param lostIds the ids of the bundles and of the courses
 */
export function lostSentences(cart: readonly CartItem[], lostIds: readonly string[]): string[] {
  return cart.flatMap((item) => {
    const kept = coursesKept(item, lostIds)
    const lost = item.kind === 'bundle' ? item.courses.filter((course) => !kept.includes(course)) : []
    return sentence(
      `${item.title} no longer has`,
      lost.map(({title}) => title),
      '.',
    )
  })
}

/** The courses of a bundle without those that it has lost; none of a course. @param lostIds as in {@link lostSentences} */
export function coursesKept(item: CartItem, lostIds: readonly string[]): BundleItem['courses'] {
  if (item.kind !== 'bundle') return []
  return lostIds.includes(item.id) ? item.courses.filter(({id}) => !lostIds.includes(id)) : item.courses
}

function sentence(beginning: string, titles: readonly string[], end: string): string[] {
  return titles.length === 0 ? [] : [`${beginning} ${titles.join(', ')}${end}`]
}

/** The titles of the courses of a bundle that it does not have in its other state. */
function titlesMissing(bundle: CartItem, other: CartItem): string[] {
  if (bundle.kind !== 'bundle' || other.kind !== 'bundle') return []
  return bundle.courses.flatMap(({id, title}) =>
    other.courses.some((course) => course.id === id) ? [] : [title],
  )
}
