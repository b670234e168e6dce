import {PAYOUT_STATES} from '@lectern/domain/teachers/payout'
import {Timestamp} from 'firebase/firestore/lite'
import * as z from 'zod/mini'

const time = z.pipe(
  z.instanceof(Timestamp),
  z.transform((stored: Timestamp) => stored.toMillis()),
)

/** A payout as it is stored. */
export const storedPayout = z.object({
  teacher: z.string(),
  name: z.string(),
  period: z.string(),
  state: z.enum(PAYOUT_STATES),
  amountCents: z.int(),
  transferId: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  bankFailure: z.nullable(z.string()),
  plannedAt: time,
})

/** A payout. Times in ms since the epoch, amounts in cents. */
export type StaffPayout = z.infer<typeof storedPayout> & {id: string}
