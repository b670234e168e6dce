import {checkDiscount} from '@lectern/domain/discount/contracts'
import {defineAction} from '~/lib/forms/define-action'
import {checkEnteredCode} from './entered-discount'
import {storeCode} from './stored-code'

/** Stores a code once it is found to be one that the learner can use; the loader of the cart then checks it for what it takes off. */
export const enterCodeAction = defineAction({
  schema: checkDiscount.input,
  submit: async ({code}) => {
    const {refusal} = await checkEnteredCode(code)
    if (refusal !== null) return {fieldErrors: {code: [refusal]}}
    storeCode(code)
  },
})
