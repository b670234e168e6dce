import {checkDiscount} from '@lectern/domain/discount/contracts'
import type {DiscountTerms} from '@lectern/domain/discount/discount'
import {call} from '~/lib/firebase/call'
import {shopAttempts} from '~/lib/firebase/attempts/shop'
import {errorMessage} from '~/lib/firebase/error-messages'

/** A code of the cart, with what it takes off, or with the words in which it was refused. */
export type EnteredDiscount =
  | {code: string; terms: DiscountTerms; courseTitle: string | null; refusal: null}
  | {code: string; terms: null; refusal: string}

/** Checks a code. Never rejects: a refusal, and a check that could not be made, are in words. */
export async function checkEnteredCode(code: string): Promise<EnteredDiscount> {
  const input = checkDiscount.input.safeParse({code})
  if (!input.success) return {code, terms: null, refusal: input.error.issues[0]?.message ?? ''}
  try {
    const {kind, value, courseId, courseTitle} = await call(checkDiscount, input.data)
    return {code: input.data.code, terms: {kind, value, courseId}, courseTitle, refusal: null}
  } catch (error) {
    console.error('The discount code could not be used.', error)
    return {code, terms: null, refusal: errorMessage(shopAttempts.checkDiscount, error)}
  }
}
