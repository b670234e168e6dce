import type {SectionOf} from '../content-page'
import type {FieldMark} from './field-mark'
import {RichText} from '~/lib/sanity/rich-text'
import {calendarDate} from '~/ui/content/calendar-date'
import {Prose} from '~/ui/content/prose'

/** A long text, such as a policy, with the date of its last update and a table of contents. */
export function ContentsSection({section, mark}: {section: SectionOf<'contents'>; mark: FieldMark}) {
  const updated = calendarDate(section.lastUpdated)
  const partsWithHeading = section.parts.filter(({heading}) => heading !== '')
  return (
    <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      <div className="grid content-start gap-8 self-start lg:sticky lg:top-28">
        {updated !== '' && (
          <p className="font-display text-sm text-ink-soft" {...mark('lastUpdated')}>
            Last updated{' '}
            <time dateTime={section.lastUpdated} className="font-semibold whitespace-nowrap text-ink">
              {updated}
            </time>
          </p>
        )}
        {partsWithHeading.length > 1 && (
          <nav aria-label="On this page" className="no-print max-lg:hidden">
            <ol className="grid border-l border-border">
              {partsWithHeading.map(({anchor, heading}) => (
                <li key={anchor}>
                  <a
                    href={`#${anchor}`}
                    className="-ml-px flex min-h-10 items-center border-l border-transparent py-1.5 pl-4 text-sm leading-snug text-ink-soft hover:border-ink hover:text-ink"
                  >
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
      <div className="grid gap-12" {...mark('text')}>
        {section.parts.map(({anchor, heading, body}) => (
          <section
            key={anchor}
            id={anchor}
            aria-labelledby={heading === '' ? undefined : `${anchor}-heading`}
          >
            {heading !== '' && (
              <h2 id={`${anchor}-heading`} className="mb-4 text-xl">
                {heading}
              </h2>
            )}
            <Prose>
              <RichText value={body} />
            </Prose>
          </section>
        ))}
      </div>
    </div>
  )
}
