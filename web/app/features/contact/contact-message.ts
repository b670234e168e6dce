import {isEmail} from '@lectern/domain/newsletter'

/** What somebody writes to the shop. */
export const MESSAGE_FIELDS = ['name', 'email', 'subject', 'message'] as const
export type MessageField = (typeof MESSAGE_FIELDS)[number]
export type ContactMessage = Record<MessageField, string>
export type MessageErrors = Partial<Record<MessageField | 'form', string>>

/** Longest that is taken, in characters; the function that sends holds to the same. */
const MOST_CHARACTERS = {name: 200, email: Infinity, subject: 200, message: 10_000}

const missing: ContactMessage = {
  name: 'Please enter your name.',
  email: 'Please enter your email address.',
  subject: 'Please enter a subject.',
  message: 'Please write your message.',
}

/** What is wrong with a message, field by field; nothing when it can be sent. */
export function messageErrors(message: ContactMessage): MessageErrors {
  const errors: MessageErrors = {}
  for (const field of MESSAGE_FIELDS) {
    const error = fieldError(field, message[field].trim())
    if (error !== undefined) errors[field] = error
  }
  return errors
}

function fieldError(field: MessageField, value: string): string | undefined {
  if (value === '') return missing[field]
  if (field === 'email' && !isEmail(value)) return 'Please enter a valid email address.'
  const most = MOST_CHARACTERS[field]
  return value.length > most
    ? `Please keep this under ${most.toLocaleString('en-US')} characters.`
    : undefined
}
