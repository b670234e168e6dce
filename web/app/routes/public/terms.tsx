import {loadTerms} from '~/features/pages/load-pages'
import {staleWhileRevalidate} from '~/lib/router/stale-while-revalidate'
import {LegalText} from '~/features/pages/legal-text'
import {breadcrumbJsonLd, pageMeta} from '~/lib/router/page-meta'
import type {Route} from './+types/terms'

export const loader = () => loadTerms()
export const clientLoader = staleWhileRevalidate(
  () => import('~/features/pages/load-pages'),
  ({loadTerms}, {signal}) => loadTerms(signal),
)

export const meta: Route.MetaFunction = ({loaderData}) =>
  pageMeta({
    title: loaderData?.title ?? 'Terms of Service',
    description: loaderData?.lead,
    path: '/terms',
    jsonLd: [
      breadcrumbJsonLd([
        {label: 'Home', path: '/'},
        {label: loaderData?.title ?? 'Terms of Service', path: '/terms'},
      ]),
    ],
  })

export default function Terms({loaderData: page}: Route.ComponentProps) {
  return <LegalText page={page} id="page-terms" />
}
