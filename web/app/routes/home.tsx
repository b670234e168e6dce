import {lazy, Suspense} from 'react'
import {loadHome} from '~/content/home'
import {refreshing} from '~/content/refreshing'
import {Hero} from '~/home/hero'
import {pageToStand} from '~/shell/page-to-stand'
import {absolute, pageMeta, SHOP, shopJsonLd} from '~/shell/page-meta'
import type {Route} from './+types/home'

export const loader = () => loadHome()

const fetchBelow = () => import('~/home/below-the-fold')

export const clientLoader = refreshing(
  // Who comes from another page finds the whole page at once.
  () => Promise.all([import('~/content/home'), fetchBelow()]),
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
const BelowTheFold = lazy(async () => {
  await pageToStand()
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
          <BelowTheFold home={home} />
        </Suspense>
      </div>
    </>
  )
}
