import {lazy, Suspense} from 'react'
import {loadHome} from '~/content/home'
import {refreshing} from '~/content/refreshing'
import {Hero} from '~/home/hero'
import {pageToStand} from '~/shell/page-to-stand'
import {absolute, pageMeta} from '~/shell/page-meta'
import type {Route} from './+types/home'

export const loader = () => loadHome()

export const clientLoader = refreshing(
  () => import('~/content/home'),
  ({loadHome}, {signal}) => loadHome(signal),
)

export function meta({loaderData}: Route.MetaArgs) {
  return pageMeta({
    title: 'Lectern: courses by people who do the work',
    description: loaderData?.hero.text,
    path: '/',
    jsonLd: [
      {'@type': 'Organization', name: 'Lectern', url: absolute('/'), logo: absolute('/icon-512.png')},
      {
        '@type': 'WebSite',
        name: 'Lectern',
        url: absolute('/'),
        potentialAction: {
          '@type': 'SearchAction',
          target: `${absolute('/courses')}?q={query}`,
          'query-input': 'required name=query',
        },
      },
    ],
  })
}

/**
 * What is under the shop window stands in the HTML from the start; the code that makes it live comes when the page has
 * loaded.
 */
const BelowTheFold = lazy(async () => {
  await pageToStand()
  return import('~/home/below-the-fold')
})

/** The home page. */
export default function HomeScreen({loaderData: home}: Route.ComponentProps) {
  return (
    <>
      <Hero home={home} />
      <Suspense>
        <BelowTheFold home={home} />
      </Suspense>
    </>
  )
}
