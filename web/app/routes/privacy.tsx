import {loadPrivacy} from '~/content/pages'
import {refreshing} from '~/content/refreshing'
import {LegalText} from '~/pages/legal-text'
import {breadcrumbJsonLd, pageMeta} from '~/shell/page-meta'
import type {Route} from './+types/privacy'

export const loader = () => loadPrivacy()
export const clientLoader = refreshing(
  () => import('~/content/pages'),
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
