import {lazy, Suspense} from 'react'
import {loadHome} from '~/features/home/model'
import {staleWhileRevalidate} from '~/lib/router/stale-while-revalidate'
import {Hero} from '~/features/home/hero'
import {windowLoaded} from '~/lib/router/window-loaded'
import {absolute, pageMeta, SHOP, shopJsonLd} from '~/lib/router/page-meta'
import type {Route} from './+types/home'

export const loader = () => loadHome()

const fetchBelow = () => import('~/features/home/home-sections')

export const clientLoader = staleWhileRevalidate(
  // Who comes from another page finds the whole page at once.
  () => Promise.all([import('~/features/home/model'), fetchBelow()]),
  ([{loadHome}], {signal}) => loadHome(signal),
)

export function meta({loaderData, matches: [root]}: Route.MetaArgs) {
  return pageMeta({
    title: [SHOP, root.loaderData.tagline].filter(Boolean).join(': '),
    description: loaderData?.hero.text,
    path: '/',
    jsonLd: [
      {...shopJsonLd(), logo: absolute('/icon-512.png')},
      {
        '@type': 'WebSite',
        name: SHOP,
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
 * loaded. When that cannot be had, the HTML stays: its links work without.
 */
const HomeSections = lazy(async () => {
  await windowLoaded()
  return fetchBelow().catch(() => new Promise<never>(() => {}))
})

const BELOW = 'below-the-fold'

/**
 * That HTML, as it was built: it stands in for its code when something on the page changes before the code is there, such as
 * the cart of someone who has been here before.
 */
const builtBelow = typeof document === 'undefined' ? '' : (document.getElementById(BELOW)?.innerHTML ?? '')

/** The home page. */
export default function HomeScreen({loaderData: home}: Route.ComponentProps) {
  return (
    <>
      <Hero home={home} />
      <div id={BELOW}>
        <Suspense fallback={<div dangerouslySetInnerHTML={{__html: builtBelow}} />}>
          <HomeSections home={home} />
        </Suspense>
      </div>
    </>
  )
}
