import {loadHome} from '~/content/home'
import {refreshing} from '~/content/refreshing'
import {Hero} from '~/home/hero'
import {Instructors} from '~/home/instructors'
import {Offer} from '~/home/offer'
import {Promises} from '~/home/promises'
import {SuccessStories} from '~/home/success-stories'
import {absolute, pageMeta} from '~/shell/page-meta'
import type {Route} from './+types/home'

export const loader = () => loadHome()

export const clientLoader = refreshing(({signal}) => loadHome(signal))

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

/** The home page. */
export default function HomeScreen({loaderData: home}: Route.ComponentProps) {
  const {claims} = home
  return (
    <>
      <Hero home={home} />
      <Offer offer={home.offer} />
      <SuccessStories stories={home.stories} figure={claims.careerGrowth} words={claims.careerGrowthText} />
      <Instructors instructors={home.instructors} />
      <Promises claims={claims} />
    </>
  )
}
