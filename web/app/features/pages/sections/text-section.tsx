import type {SectionOf} from '../content-page'
import {ClaimsList} from './claims-list'
import type {FieldMark} from './field-mark'
import {RichText} from '~/lib/sanity/rich-text'
import {Prose} from '~/ui/content/prose'

/** A text, optionally with statistics about the site beside it. */
export function TextSection({section, mark}: {section: SectionOf<'text'>; mark: FieldMark}) {
  const text = (
    <div {...mark('text')}>
      <Prose className="text-lg [&>:first-child]:mt-0!">
        <RichText value={section.text} />
      </Prose>
    </div>
  )
  if (!section.claims) return text
  return (
    <div className="grid gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,3fr)]">
      {text}
      <aside aria-label="In figures" className="max-lg:order-first">
        <ClaimsList claims={section.claims} />
      </aside>
    </div>
  )
}
