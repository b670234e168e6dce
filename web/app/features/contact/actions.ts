import * as contracts from '@lectern/domain/contact/contracts'
import {MAIL_UNAVAILABLE} from '~/lib/firebase/attempts/attempt'
import {messageNotSent} from '~/lib/firebase/unreachable-words'
import {callAction} from '~/lib/forms/call-action'

/** Sends a message to the shop. */
export const sendContactMessage = callAction({
  contract: contracts.sendContactMessage,
  done: {title: 'Message Sent', description: "Thank you for contacting us. We'll get back to you soon!"},
  resetForm: true,
  failed: {
    fallback: messageNotSent,
    reasons: {
      'mail-unavailable': MAIL_UNAVAILABLE,
      'rate-limited': 'Too many messages in a short time. Please wait a few minutes and try again.',
      'invalid-argument': 'Please check this once more.',
    },
  },
  faultyField: ({reason, field}) => (reason === 'invalid-argument' ? field : undefined),
})
