import type {Message} from '../services/mail.ts'

/** A mail written out, before it is known to whom it goes. */
export type Rendered = Pick<
  Message,
  'subject' | 'html' | 'text' | 'tag' | 'replyTo' | 'headers' | 'recipientVariables'
>
