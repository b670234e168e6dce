import * as z from 'zod/mini'
import {contract, line, requiredEmail, requiredText} from '../contracts.ts'
import {MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH} from '../limits.ts'

/** The contact form: emails the support address, with the sender as reply-to. */
export const sendContactMessage = contract({
  name: 'sendContactMessage',
  audience: 'anyone',
  input: z.object({
    name: line('Please enter your name.', MAX_LINE_LENGTH),
    email: requiredEmail,
    subject: line('Please enter a subject.', MAX_LINE_LENGTH),
    message: requiredText('Please write your message.', MAX_MESSAGE_LENGTH),
  }),
  output: z.object({}),
  reasons: ['mail-unavailable'] as const,
})
