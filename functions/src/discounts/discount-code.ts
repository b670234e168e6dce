import type {DiscountTerms} from '@lectern/domain/discount/discount'
import type {CollectionReference, Timestamp} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'

/** `discountCodes/{code}`. */
export interface DiscountCode extends DiscountTerms {
  /** of its only course, when it was made; null where it is for all */
  courseTitle: string | null
  startsAt: Timestamp | null
  endsAt: Timestamp | null
  endedAt: Timestamp | null
  maxUses: number | null
  maxUsesPerPerson: number | null
  /** orders with it that wait to be paid */
  reserved: number
  /** orders that were paid with it, also those that were refunded since */
  used: number
  /** what it has taken off the orders that were paid, in cents */
  discountedCents: number
  createdAt: Timestamp
}

/**
 * `reserved` its order waits to be paid · `used` it was paid, also when it was refunded since ·
 * `released` it ended without payment
 */
export type DiscountUseState = 'reserved' | 'used' | 'released'

/** `discountUses/{orderId}`: a code on an order, which has one at most. */
interface DiscountUse {
  code: string
  userId: string
  discountCents: number
  state: DiscountUseState
  /** while it is reserved: whose mailbox it is, hashed; absent where the code has no limit in all */
  heldBy?: string
  createdAt: Timestamp
}

export function discountCodes(): CollectionReference<DiscountCode> {
  return firestore().collection('discountCodes') as CollectionReference<DiscountCode>
}

export function discountUses(): CollectionReference<DiscountUse> {
  return firestore().collection('discountUses') as CollectionReference<DiscountUse>
}
