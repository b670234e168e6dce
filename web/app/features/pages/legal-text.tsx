import {calendarDate} from '~/ui/content/calendar-date'
import type {LegalPage} from './model'
import {editable} from '~/lib/sanity/preview'
import {RichText} from '~/lib/sanity/rich-text'
import {Container} from '~/ui/layout/container'
import {PageHeader} from '~/ui/layout/page-header'
import {Prose} from '~/ui/content/prose'

/** A long text one has to be able to rely on: when it changed last, what is in it, and the text itself. */
export function LegalText({page, id}: {page: LegalPage; id: string}) {
  const updated = calendarDate(page.lastUpdated)
  const parts = page.sections.filter(({heading}) => heading !== '')
  return (
    <>
      <PageHeader
        title={<span {...editable('page', id, 'title')}>{page.title}</span>}
        lead={page.lead !== '' && <span {...editable('page', id, 'lead')}>{page.lead}</span>}
        crumbs={[{label: 'Home', to: '/'}, {label: page.title}]}
      />
      <Container className="grid gap-x-20 gap-y-12 pb-section lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
        <div className="grid content-start gap-8 self-start lg:sticky lg:top-28">
          {updated !== '' && (
            <p className="font-display text-sm text-ink-soft" {...editable('page', id, 'lastUpdated')}>
              Last updated{' '}
              <time dateTime={page.lastUpdated} className="font-semibold whitespace-nowrap text-ink">
                {updated}
              </time>
            </p>
          )}
          {parts.length > 1 && (
            <nav aria-label="On this page" className="no-print max-lg:hidden">
              <ol className="grid border-l border-border">
                {parts.map(({anchor, heading}) => (
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
        <div className="grid gap-12" {...editable('page', id, 'body')}>
          {page.sections.map(({anchor, heading, body}) => (
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
      </Container>
    </>
  )
}
