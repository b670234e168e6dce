import {loadTerms} from '~/content/pages'
import {refreshing} from '~/content/refreshing'
import {LegalText} from '~/pages/legal-text'
import {breadcrumbJsonLd, pageMeta} from '~/shell/page-meta'
import type {Route} from './+types/terms'

export const loader = () => loadTerms()
export const clientLoader = refreshing(
  () => import('~/content/pages'),
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
