import {sendContactMessage} from '@lectern/domain/contracts'
import {call} from '~/lib/firebase/call'
import {CallFailure} from '~/lib/firebase/call-failure'
import {MESSAGE_FIELDS, type ContactMessage, type MessageErrors} from './contact-message'

const words: Readonly<Record<string, string>> = {
  'mail-unavailable': 'Our mail service is not available just now. Please try again in a few minutes.',
  'rate-limited': 'Too many messages in a short time. Please wait a few minutes and try again.',
}
const UNREACHABLE = 'Your message could not be sent. Please check your connection and try again.'

/** Sends a message to the shop. Answers what kept it from going, or nothing when it went; never throws. */
export async function sendMessage(message: ContactMessage): Promise<MessageErrors> {
  try {
    await call(sendContactMessage, message)
    return {}
  } catch (error) {
    if (!(error instanceof CallFailure)) return {form: UNREACHABLE}
    const field = MESSAGE_FIELDS.find((name) => name === error.field)
    if (error.reason === 'invalid-argument' && field) return {[field]: 'Please check this once more.'}
    return {form: words[error.reason] ?? UNREACHABLE}
  }
}
