import {Link} from 'react-router-dom'
import {OpenChat} from '~/features/contact/open-chat'
import type {HelpPage} from '~/features/pages/model'
import {loadHelp} from '~/features/pages/load-pages'
import {messageNotSent} from '~/lib/firebase/unreachable-words'
import {routeActions} from '~/lib/forms/route-action'
import {editable} from '~/lib/sanity/preview'
import {staleWhileRevalidate} from '~/lib/router/stale-while-revalidate'
import {skipRevalidationOnSearchChange} from '~/lib/router/skip-revalidation'
import {useFilters} from '~/lib/router/use-filters'
import {HelpResults} from '~/features/pages/help-results'
import {helpFilters, searchHelp, topicAnchor} from '~/features/pages/help-search'
import {HelpSupport} from '~/features/pages/help-support'
import {SearchBox} from '~/ui/form/search-box'
import {breadcrumbJsonLd, pageMeta} from '~/lib/router/page-meta'
import {classNames} from '~/ui/class-names'
import {Container} from '~/ui/layout/container'
import {pluralize} from '~/ui/content/pluralize'
import {ArrowRightIcon} from '~/ui/icons'
import {PageHeader} from '~/ui/layout/page-header'
import {Pictogram} from '~/ui/content/pictogram'
import {Section} from '~/ui/layout/section'
import type {Route} from './+types/help'

export const loader = () => loadHelp()
export const clientLoader = staleWhileRevalidate(
  () => import('~/features/pages/load-pages'),
  ({loadHelp}, {signal}) => loadHelp(signal),
)
export const shouldRevalidate = skipRevalidationOnSearchChange

/** Sends the message of the chat's form. */
export const clientAction = routeActions(() => import('~/features/contact/actions'), messageNotSent)

export const meta: Route.MetaFunction = ({loaderData: page}) =>
  pageMeta({
    title: page?.title ?? 'Help Center',
    description: page?.lead,
    ...page?.seo,
    path: '/help',
    jsonLd: [
      breadcrumbJsonLd([
        {label: 'Home', path: '/'},
        {label: 'Help Center', path: '/help'},
      ]),
    ],
  })

const FOUND = 'help-found'

/** The help page: topics, search through all answers, and how to contact support. */
export default function Help({loaderData: page}: Route.ComponentProps) {
  const {filters, untilKnown, change} = useFilters(helpFilters, undefined)
  const asked = filters.search.trim()
  const results = searchHelp(page, filters)

  return (
    <>
      <PageHeader
        title={<span {...field('title')}>{page.title}</span>}
        lead={page.lead !== '' && <span {...field('lead')}>{page.lead}</span>}
        crumbs={[{label: 'Home', to: '/'}, {label: 'Help'}]}
        className="pb-8! lg:pb-8!"
      />
      <Container className="pb-section">
        <SearchBox
          label="Search for help..."
          value={filters.search}
          onChange={(search) => change({search}, {live: true})}
          controls={FOUND}
          size="lg"
          className="mb-12 max-w-narrow lg:mb-16"
        />
        <div id={FOUND} className={classNames(untilKnown)}>
          <output className={asked === '' ? 'sr-only' : 'mb-6 block font-display text-sm text-ink-soft'}>
            {asked !== '' && `${pluralize(results.length, 'answer')} for “${asked}”`}
          </output>
          {asked === '' ? <Topics page={page} /> : <HelpResults results={results} />}
        </div>
      </Container>

      {page.questions.length > 0 && (
        <Section heading="Frequently asked" tone="sunken">
          <ul className="grid gap-x-16 md:grid-cols-2">
            {page.questions.map(({key, anchor, question}) => (
              <li key={key} className="border-b border-border">
                <Link
                  to={`/faq#${anchor}`}
                  className="group flex min-h-16 items-center justify-between gap-6 py-3 font-display text-lg leading-snug font-medium hover:text-link"
                >
                  {question}
                  <ArrowRightIcon className="size-5 shrink-0 text-ink-faint transition-transform group-hover:translate-x-1" />
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}

      <Section heading="Talk to a person">
        <HelpSupport contact={page.contact} chat={<OpenChat />} />
      </Section>
    </>
  )
}

function Topics({page: {topics}}: {page: HelpPage}) {
  return (
    <ul className="grid gap-x-12 gap-y-14 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-16">
      {topics.map(({key, title, text, icon}) => (
        <li
          key={key}
          id={topicAnchor(key)}
          className="grid content-start gap-3"
          {...field(`topics[_key=="${key}"].title`)}
        >
          <Pictogram name={icon} className="mb-1 size-9 text-accent-ink" />
          <h2 className="text-xl">{title}</h2>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}

function field(path: string) {
  return editable('helpPage', 'helpPage', path)
}
