import {loadPrivacy} from '~/features/pages/load-pages'
import {staleWhileRevalidate} from '~/lib/router/stale-while-revalidate'
import {LegalText} from '~/features/pages/legal-text'
import {breadcrumbJsonLd, pageMeta} from '~/lib/router/page-meta'
import type {Route} from './+types/privacy'

export const loader = () => loadPrivacy()
export const clientLoader = staleWhileRevalidate(
  () => import('~/features/pages/load-pages'),
  ({loadPrivacy}, {signal}) => loadPrivacy(signal),
)

export const meta: Route.MetaFunction = ({loaderData}) =>
  pageMeta({
    title: loaderData?.title ?? 'Privacy Policy',
    description: loaderData?.lead,
    path: '/privacy',
    jsonLd: [
      breadcrumbJsonLd([
        {label: 'Home', path: '/'},
        {label: loaderData?.title ?? 'Privacy Policy', path: '/privacy'},
      ]),
    ],
  })

export default function Privacy({loaderData: page}: Route.ComponentProps) {
  return <LegalText page={page} id="page-privacy" />
}
