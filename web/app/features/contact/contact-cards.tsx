import type {ReactNode} from 'react'
import type {Contact} from '~/features/pages/model'
import {editableSetting} from '~/lib/sanity/preview'

/** The ways to reach the shop besides the form; a way that editors left out has no card. */
export function ContactCards({contact: {email, phone, address}}: {contact: Contact}) {
  return (
    <div className="grid content-start gap-4 sm:grid-cols-3 lg:grid-cols-1">
      {email !== '' && (
        <Card heading="Email" field="contact.email">
          <a href={`mailto:${email}`} className="link target break-all">
            {email}
          </a>
        </Card>
      )}
      {phone !== '' && (
        <Card heading="Phone" field="contact.phone">
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="link target tabular">
            {phone}
          </a>
        </Card>
      )}
      {address.length > 0 && (
        <Card heading="Address" field="contact.address">
          <address className="not-italic">
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Card>
      )}
    </div>
  )
}

function Card({heading, field, children}: {heading: string; field: string; children: ReactNode}) {
  return (
    <section
      className="grid content-start gap-2 rounded border border-border bg-surface-raised p-6 font-display text-base"
      {...editableSetting(field)}
    >
      <h2 className="text-sm font-medium tracking-normal text-ink-faint">{heading}</h2>
      {children}
    </section>
  )
}
