import type {CartItem} from '@lectern/domain/cart'
import {isDocumentId} from '@lectern/domain/document-id'
import {fetchCartItems} from '~/features/courses/fetch-cart-items'

/** The course or bundle of an id, as it is sold now; null where it is not. Throws ContentError. */
export async function loadSold(id: string): Promise<CartItem | null> {
  if (!isDocumentId(id)) return null
  return (await fetchCartItems([id])).sold.get(id) ?? null
}
