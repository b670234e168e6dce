import type {Input} from '@lectern/domain/contracts'
import {createDiscount} from '@lectern/domain/discount/contracts'
import {read} from './back-office.ts'
import {signUp, type Learner} from './learner.ts'

/** A code that staff make: 25 per cent off everything, unless told otherwise. */
export async function makeCode(
  staff: Learner,
  change: Partial<Input<typeof createDiscount>> = {},
): Promise<string> {
  const {code} = await staff.call(createDiscount, {
    code: `TEST-${crypto.randomUUID().slice(0, 8)}`,
    kind: 'percentage',
    value: 25,
    courseId: null,
    startsAt: null,
    endsAt: null,
    maxUses: null,
    maxUsesPerPerson: null,
    ...change,
  })
  return code
}

/** Opens an account whose address is verified. */
export const signUpVerified = async (email?: string) => (await signUp(email)).verifyAddress()

/** How often a code counts as used, and as reserved. */
export async function countsOf(code: string): Promise<{used: number; reserved: number}> {
  const {used, reserved} = (await read(`discountCodes/${code}`)) ?? {}
  return {used: Number(used), reserved: Number(reserved)}
}
