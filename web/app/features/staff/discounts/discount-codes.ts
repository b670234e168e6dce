import {DISCOUNT_CODE, DISCOUNT_KINDS, type DiscountLimits} from '@lectern/domain/discount/discount'
import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
  type Query,
} from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import {afterCursor, pageOf, readable} from '~/lib/firebase/cursor'
import {firestore} from '~/lib/firebase/firestore'

const PAGE_SIZE = 25

const time = z.pipe(
  z.instanceof(Timestamp),
  z.transform((stored: Timestamp) => stored.toMillis()),
)

const storedCode = z.object({
  kind: z.enum(DISCOUNT_KINDS),
  value: z.int(),
  courseId: z.nullable(z.string()),
  courseTitle: z.nullable(z.string()),
  startsAt: z.nullable(time),
  endsAt: z.nullable(time),
  endedAt: z.nullable(time),
  maxUses: z.nullable(z.int()),
  maxUsesPerPerson: z.nullable(z.int()),
  reserved: z.int(),
  used: z.int(),
  discountedCents: z.int(),
  createdAt: time,
})

/** A discount code, with its counts. Times in ms since the epoch. */
export type StaffDiscount = z.infer<typeof storedCode> & {code: string} & DiscountLimits

const storedUse = z.object({
  discountCents: z.int(),
  state: z.enum(['reserved', 'used', 'released']),
  createdAt: time,
})

/** A code on an order. */
export type StaffDiscountUse = z.infer<typeof storedUse> & {orderId: string}

interface PageOf<T> {
  items: T[]
  /** the cursor of the next page; null on the last one */
  next: string | null
}

/** Loads a page of the codes, newest first. For staff. */
export async function loadDiscounts(cursor: string | null): Promise<PageOf<StaffDiscount>> {
  const {docs, next} = await loadPage(query(collection(firestore, 'discountCodes')), cursor)
  return {items: readable(storedCode, docs).map(({id: code, ...stored}) => ({...stored, code})), next}
}

/** Loads a code and a page of its uses; null when there is no such code. For staff. */
export async function loadDiscount(code: string, cursor: string | null) {
  if (!DISCOUNT_CODE.test(code)) return null
  const [snapshot, {docs, next}] = await Promise.all([
    getDoc(doc(firestore, 'discountCodes', code)),
    loadPage(query(collection(firestore, 'discountUses'), where('code', '==', code)), cursor),
  ])
  if (!snapshot.exists()) return null
  const discount: StaffDiscount = {...storedCode.parse(snapshot.data()), code: snapshot.id}
  const items = readable(storedUse, docs).map(({id: orderId, ...use}) => ({...use, orderId}))
  const uses: PageOf<StaffDiscountUse> = {items, next}
  return {discount, uses}
}

async function loadPage(all: Query, cursor: string | null) {
  const found = await getDocs(
    query(
      all,
      orderBy('createdAt', 'desc'),
      orderBy(documentId(), 'desc'),
      ...afterCursor(cursor),
      limit(PAGE_SIZE + 1),
    ),
  )
  return pageOf(found.docs, PAGE_SIZE, 'createdAt')
}
