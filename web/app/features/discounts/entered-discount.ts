import {checkDiscount} from '@lectern/domain/discount/contracts'
import type {DiscountTerms} from '@lectern/domain/discount/discount'
import type {Reason} from '@lectern/domain/contracts'
import {call} from '~/lib/firebase/call'
import {CallFailure, reportFailure} from '~/lib/firebase/call-failure'
import {shopAttempts} from '~/lib/firebase/attempts/shop'
import {errorMessage} from '~/lib/firebase/error-messages'
import {forgetCode} from './stored-code'

/** A code of the cart, with what it takes off, or with the words in which it was refused, whether for good. */
export type EnteredDiscount =
  | {code: string; terms: DiscountTerms; courseTitle: string | null; refusal: null}
  | {code: string; terms: null; refusal: string; isLasting: boolean; needsVerification: boolean}

/**
 * Refusals after which the same learner cannot use the code in any later cart either. A code that is used up is none: orders that wait
 * to be paid hold its uses, and give back those that are not paid.
 */
const LASTING: ReadonlySet<string> = new Set<Reason<typeof checkDiscount>>(['unknown-code', 'code-ended'])

/** Checks a code. Never rejects: a refusal, and a check that could not be made, are in words. */
export async function checkEnteredCode(code: string): Promise<EnteredDiscount> {
  const input = checkDiscount.input.safeParse({code})
  if (!input.success) return refused(code, input.error.issues[0]?.message ?? '', 'unknown-code')
  try {
    const {kind, value, courseId, courseTitle} = await call(checkDiscount, input.data)
    return {code: input.data.code, terms: {kind, value, courseId}, courseTitle, refusal: null}
  } catch (error) {
    reportFailure('The discount code could not be used.', error)
    const reason = error instanceof CallFailure ? error.reason : ''
    return refused(code, errorMessage(shopAttempts.checkDiscount, error), reason)
  }
}

/** Checks the code that is stored, and forgets one that stays refused, so that later carts do not begin with it. */
export async function checkStoredCode(code: string): Promise<EnteredDiscount> {
  const entered = await checkEnteredCode(code)
  if (entered.refusal !== null && entered.isLasting) forgetCode(code)
  return entered
}

function refused(code: string, refusal: string, reason: string): EnteredDiscount {
  const needsVerification = reason === 'code-needs-verified-email'
  return {code, terms: null, refusal, isLasting: LASTING.has(reason), needsVerification}
}
