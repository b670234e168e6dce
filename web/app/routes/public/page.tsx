import {loadPage} from '~/features/pages/load-pages'
import {PageSections} from '~/features/pages/sections/page-sections'
import {NotFound} from '~/layout/not-found'
import {breadcrumbJsonLd, missingMeta, pageMeta} from '~/lib/router/page-meta'
import {staleWhileRevalidate} from '~/lib/router/stale-while-revalidate'
import {editable} from '~/lib/sanity/preview'
import {PageHeader} from '~/ui/layout/page-header'
import type {Route} from './+types/page'

export const loader = ({params}: Route.LoaderArgs) => loadPage(params['*'])
export const clientLoader = staleWhileRevalidate(
  () => import('~/features/pages/load-pages'),
  ({loadPage}, {params, signal}) => loadPage(params['*'] ?? '', signal),
)

export function meta({loaderData: page, error}: Route.MetaArgs) {
  if (page === undefined) return missingMeta(error, 'Page Not Found')
  if (page === null) return pageMeta({title: 'Page Not Found', noindex: true})
  const path = `/${page.slug}`
  return pageMeta({
    title: page.title,
    description: page.lead,
    ...page.seo,
    path,
    jsonLd: [
      breadcrumbJsonLd([
        {label: 'Home', path: '/'},
        {label: page.title, path},
      ]),
    ],
  })
}

/** Catch-all route: the content page with that slug, or Page Not Found. */
export default function Page({loaderData: page}: Route.ComponentProps) {
  if (!page) return <NotFound />
  const field = (path: string) => editable('page', page.id, path)
  return (
    <>
      <PageHeader
        title={<span {...field('title')}>{page.title}</span>}
        lead={page.lead !== '' && <span {...field('lead')}>{page.lead}</span>}
        crumbs={[{label: 'Home', to: '/'}, {label: page.title}]}
      />
      <PageSections page={page} />
    </>
  )
}
