import {SHOP} from '@lectern/domain/metadata'
import {loadHome} from '~/features/home/model'
import {staleWhileRevalidate} from '~/lib/router/stale-while-revalidate'
import {Hero} from '~/features/home/hero'
import {HomeSections} from '~/features/home/home-sections'
import {absolute, pageMeta, shopJsonLd} from '~/lib/router/page-meta'
import type {Route} from './+types/home'

export const loader = () => loadHome()

export const clientLoader = staleWhileRevalidate(
  () => import('~/features/home/model'),
  ({loadHome}, {signal}) => loadHome(signal),
)

export function meta({loaderData, matches: [root]}: Route.MetaArgs) {
  return pageMeta({
    title: [SHOP, root.loaderData.tagline].filter(Boolean).join(': '),
    description: loaderData?.hero.text,
    ...loaderData?.seo,
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

export default function HomeScreen({loaderData: home}: Route.ComponentProps) {
  return (
    <>
      <Hero home={home} />
      <HomeSections home={home} />
    </>
  )
}
