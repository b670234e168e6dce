import * as contracts from '@lectern/domain/newsletter/contracts'
import {shopAttempts} from '~/lib/firebase/attempts/shop'
import {call} from '~/lib/firebase/call'
import {callReason} from '~/lib/firebase/call-failure'
import {errorMessage, errorToast} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

const INVALID = 'Please enter a valid email address.'

/** Subscribes an address to the newsletter; a toast shows the result. */
export const subscribe = defineAction({
  schema: contracts.subscribe.input,
  onInvalid: sayInvalid,
  submit: async ({email}) => {
    const answer = await call(contracts.subscribe, {email}).catch((error: unknown) => ({error}))
    if ('error' in answer) return refuse(answer.error)
    toast({title: 'Success!', description: "You've successfully subscribed to our newsletter."})
    if (!answer.confirmed)
      toast({
        title: 'Check your email',
        description: `We sent a link to ${email}. The newsletter starts once you have pressed the button there.`,
      })
    return {resetForm: true}
  },
})

function sayInvalid() {
  toast({title: 'Invalid email', description: INVALID, variant: 'destructive'})
}

function refuse(error: unknown) {
  const words = errorMessage(shopAttempts.subscribe, error)
  switch (callReason(error)) {
    case 'invalid-argument':
      sayInvalid()
      return {fieldErrors: {email: [INVALID]}}
    case 'already-subscribed':
      toast({title: 'Already subscribed', description: words})
      break
    default:
      toast(errorToast(shopAttempts.subscribe, error))
  }
  return {formErrors: [words]}
}
