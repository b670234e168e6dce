import {Link} from 'react-router-dom'
import {loadSiteContents} from '~/features/pages/load-pages'
import {staleWhileRevalidate} from '~/lib/router/stale-while-revalidate'
import type {PageLink} from '~/features/site/page-links'
import {sitemapLinks} from '~/features/site/sitemap-links'
import {breadcrumbJsonLd, pageMeta} from '~/lib/router/page-meta'
import {Container} from '~/ui/layout/container'
import {PageHeader} from '~/ui/layout/page-header'
import type {Route} from './+types/sitemap'

export const loader = () => loadSiteContents()
export const clientLoader = staleWhileRevalidate(
  () => import('~/features/pages/load-pages'),
  ({loadSiteContents}, {signal}) => loadSiteContents(signal),
)

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Sitemap',
    description: 'Every page of the shop: courses by category, instructors, articles, help and account.',
    path: '/sitemap',
    jsonLd: [
      breadcrumbJsonLd([
        {label: 'Home', path: '/'},
        {label: 'Sitemap', path: '/sitemap'},
      ]),
    ],
  })

/** Links to all pages, by group. */
export default function Sitemap({loaderData: contents}: Route.ComponentProps) {
  const {hasMoreCourses, categories, offer, bundles, instructors, articles, pages} = contents
  return (
    <>
      <PageHeader title="Sitemap" crumbs={[{label: 'Home', to: '/'}, {label: 'Sitemap'}]} />
      <Container className="grid gap-20 pb-section">
        <div className="grid gap-x-12 gap-y-14 sm:grid-cols-2 lg:grid-cols-4">
          {sitemapLinks(pages).map(({heading, links}) => (
            <Group key={heading} heading={heading} links={links} />
          ))}
        </div>
        <section aria-labelledby="sitemap-courses" className="grid gap-10 border-t border-border pt-10">
          <h2 id="sitemap-courses" className="text-3xl">
            Courses
          </h2>
          <div className="grid gap-x-12 gap-y-14 sm:grid-cols-2 lg:grid-cols-4">
            {categories.map((category) => (
              <Group key={category.heading} {...category} level={3} />
            ))}
            <Group heading="Outside the catalogue" links={offer} level={3} />
            <Group heading="Bundles" links={bundles} level={3} />
          </div>
          {hasMoreCourses && (
            <p className="text-lg">
              These are the most popular ones.{' '}
              <Link to="/courses" className="link">
                All courses
              </Link>
            </p>
          )}
        </section>
        <div className="grid gap-x-12 gap-y-14 border-t border-border pt-10 sm:grid-cols-2">
          <Group heading="Instructors" links={instructors} large />
          <Group heading="Articles" links={articles} large />
        </div>
      </Container>
    </>
  )
}

interface GroupProps {
  heading: string
  /** the page of the heading itself */
  to?: string
  links: readonly PageLink[]
  level?: 2 | 3
  large?: boolean
}

function Group({heading, to, links, level = 2, large = false}: GroupProps) {
  if (links.length === 0) return null
  const Heading = `h${level}` as const
  return (
    <section className="grid content-start gap-2">
      <Heading className={large ? 'mb-4 text-3xl' : 'text-xl'}>
        {to ? (
          <Link to={to} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
            {heading}
          </Link>
        ) : (
          heading
        )}
      </Heading>
      <ul className="grid font-display text-base">
        {links.map(({to, label}) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center py-1 leading-snug text-ink-soft underline-offset-4 hover:text-ink hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
