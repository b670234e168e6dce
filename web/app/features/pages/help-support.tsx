import type {ReactNode} from 'react'
import type {Contact} from './model'
import {editableSetting} from '~/lib/sanity/preview'
import {ButtonLink} from '~/ui/button'

interface HelpSupportProps {
  contact: Contact
  /** opens the form of the chat */
  chat: ReactNode
}

/** How to reach support: by email, and by a short form, which is read during the hours of the chat. */
export function HelpSupport({contact, chat}: HelpSupportProps) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <SupportOption heading="Email support">
        {contact.supportReply !== '' && (
          <p className="text-lg" {...editableSetting('contact.supportReply')}>
            We reply {contact.supportReply}.
          </p>
        )}
        {contact.email !== '' && (
          <p>
            <a href={`mailto:${contact.email}`} className="link target font-display break-all">
              {contact.email}
            </a>
          </p>
        )}
        <ButtonLink to="/contact" variant="secondary" className="mt-3 justify-self-start">
          Write to us
        </ButtonLink>
      </SupportOption>
      {contact.chatHours !== '' && (
        <SupportOption heading="Live chat">
          <p className="text-lg" {...editableSetting('contact.chatHours')}>
            {contact.chatHours}
          </p>
          <p className="text-ink-soft">
            Somebody reads your message then
            {contact.supportReply !== '' && `, and you get the answer by email ${contact.supportReply}`}.
          </p>
          {chat}
        </SupportOption>
      )}
    </div>
  )
}

function SupportOption({heading, children}: {heading: string; children: ReactNode}) {
  return (
    <section className="grid content-start gap-3 rounded border border-border bg-surface-raised p-7 sm:p-10">
      <h3 className="text-xl">{heading}</h3>
      {children}
    </section>
  )
}
