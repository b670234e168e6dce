import {loadAbout} from '~/features/pages/load-pages'
import {editable} from '~/lib/sanity/preview'
import {staleWhileRevalidate} from '~/lib/router/stale-while-revalidate'
import {RichText} from '~/lib/sanity/rich-text'
import {ClaimsList} from '~/features/pages/claims-list'
import {PeopleStrip} from '~/features/pages/people-strip'
import {breadcrumbJsonLd, pageMeta} from '~/lib/router/page-meta'
import {ButtonLink} from '~/ui/button'
import {Container} from '~/ui/layout/container'
import {PageHeader} from '~/ui/layout/page-header'
import {Prose} from '~/ui/content/prose'
import {Section} from '~/ui/layout/section'
import type {Route} from './+types/about'

export const loader = () => loadAbout()
export const clientLoader = staleWhileRevalidate(
  () => import('~/features/pages/load-pages'),
  ({loadAbout}, {signal}) => loadAbout(signal),
)

export const meta: Route.MetaFunction = ({loaderData}) =>
  pageMeta({
    title: loaderData?.title ?? 'About Us',
    description: loaderData?.lead,
    path: '/about',
    jsonLd: [
      breadcrumbJsonLd([
        {label: 'Home', path: '/'},
        {label: 'About Us', path: '/about'},
      ]),
    ],
  })

/** Who is behind the shop, in its editors' words: story, mission, values, principles. */
export default function About({loaderData: page}: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={<span {...field('title')}>{page.title}</span>}
        lead={page.lead !== '' && <span {...field('lead')}>{page.lead}</span>}
        crumbs={[{label: 'Home', to: '/'}, {label: 'About Us'}]}
      />
      <Container>
        <PeopleStrip people={page.people} />
      </Container>

      {page.story.length > 0 && (
        <Container className="grid gap-x-20 gap-y-14 py-section lg:grid-cols-[minmax(0,7fr)_minmax(0,3fr)]">
          <div {...field('body')}>
            <Prose className="text-lg [&>:first-child]:mt-0!">
              <RichText value={page.story} />
            </Prose>
          </div>
          <aside aria-label="In figures" className="max-lg:order-first">
            <ClaimsList claims={page.claims} />
          </aside>
        </Container>
      )}

      {page.mission !== '' && (
        <section aria-labelledby="mission" className="bg-surface-inverse py-section text-ink-inverse">
          <Container className="grid gap-6 lg:gap-8">
            <h2 id="mission" className="text-sm font-medium tracking-normal text-ink-inverse-soft">
              Our mission
            </h2>
            <p
              className="max-w-[26ch] font-display text-3xl font-semibold tracking-tight text-balance lg:text-5xl"
              {...field('mission')}
            >
              {page.mission}
            </p>
          </Container>
        </section>
      )}

      {page.values.length > 0 && (
        <Section heading="Our values">
          <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
            {page.values.map(({key, title, text}) => (
              <li
                key={key}
                className="grid content-start gap-3 border-t-3 border-accent-bright pt-5"
                {...field(`values[_key=="${key}"].title`)}
              >
                <h3 className="text-xl">{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}

      {page.principles.length > 0 && (
        <Section heading="Our principles" tone="sunken">
          <ol className="grid gap-x-20 gap-y-10 md:grid-cols-2 lg:gap-y-14">
            {page.principles.map(({key, title, text}, index) => (
              <li
                key={key}
                className="grid grid-cols-[2.75rem_1fr] content-start items-baseline gap-y-2"
                {...field(`principles[_key=="${key}"].title`)}
              >
                <span aria-hidden className="tabular font-display text-xl font-semibold text-accent-ink">
                  {index + 1}
                </span>
                <h3 className="text-xl">{title}</h3>
                <p className="col-start-2 text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}

      <Container className="flex flex-wrap gap-3 py-section">
        <ButtonLink to="/courses" size="lg">
          Browse Courses
        </ButtonLink>
        <ButtonLink to="/instructors" size="lg" variant="secondary">
          Meet the Instructors
        </ButtonLink>
      </Container>
    </>
  )
}

function field(path: string) {
  return editable('page', 'page-about', path)
}
