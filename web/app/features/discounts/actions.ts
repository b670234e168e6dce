import {checkDiscount} from '@lectern/domain/discount/contracts'
import {defineAction} from '~/lib/forms/define-action'
import {checkEnteredCode} from './entered-discount'
import {storeCode} from './stored-code'

/**
 * Stores a code once it is found to be one that the learner can use, now or when their address is verified; the loader of the cart
 * then checks it for what it takes off.
 */
export const enterCode = defineAction({
  schema: checkDiscount.input,
  submit: async ({code}) => {
    const entered = await checkEnteredCode(code)
    if (entered.refusal !== null && !entered.needsVerification)
      return {fieldErrors: {code: [entered.refusal]}}
    storeCode(code)
  },
})
