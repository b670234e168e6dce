import {useId} from 'react'
import type {SectionOf} from '../content-page'
import type {FieldMark} from './field-mark'
import {Container} from '~/ui/layout/container'

/** One sentence in large type on a dark background. */
export function StatementSection({section, mark}: {section: SectionOf<'statement'>; mark: FieldMark}) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="bg-surface-inverse py-section text-ink-inverse">
      <Container className="grid gap-6 lg:gap-8">
        <h2 id={headingId} className="text-sm font-medium tracking-normal text-ink-inverse-soft">
          {section.heading}
        </h2>
        <p
          className="max-w-[26ch] font-display text-3xl font-semibold tracking-tight text-balance lg:text-5xl"
          {...mark('text')}
        >
          {section.text}
        </p>
      </Container>
    </section>
  )
}
