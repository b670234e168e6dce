import {shorten} from '@lectern/domain/metadata'
import {toCourseCard, type CourseCard} from '~/features/courses/model'
import {homeQuery} from './queries'
import {toImage, type ContentImage} from '~/lib/sanity/image'
import {toSeo, type Seo} from '~/lib/sanity/seo/seo'
import {lines, withoutNulls, text} from '~/lib/sanity/parse'
import {toPeople, type Person} from '~/features/instructors/person'
import {fetchContent} from '~/lib/sanity/client'
import type {HomeQueryResult} from '~/lib/sanity/types.generated'

/** Characters that the three lines of a card have room for: lines that a browser cuts end within words. */
const MAX_SUMMARY = 96

export interface OfferCourse {
  key: string
  course: CourseCard
  /** the beginning of its description, as plain text */
  summary: string
  highlights: string[]
}

export interface Offer {
  heading: string
  text: string
  /** ISO date-time when it ends and disappears; null without an end */
  endsAt: string | null
  courses: OfferCourse[]
}

export interface SuccessStory {
  key: string
  name: string
  role: string
  quote: string
  courseTitle: string
  image: ContentImage | null
}

export interface Home {
  hero: {heading: string; text: string}
  seo: Seo
  claims: {
    students: string
    instructors: string
    rating: string
    careerGrowth: string
    careerGrowthText: string
    guarantee: string
    access: string
  }
  featured: CourseCard[]
  stories: SuccessStory[]
  offer: Offer
  instructors: Person[]
}

/** Fetches the home page. */
export async function loadHome(signal?: AbortSignal): Promise<Home> {
  return toHome(await fetchContent(homeQuery, {}, signal))
}

/** The home page; missing fields are empty, and so is an offer that has ended. */
export function toHome({settings, featured, instructors}: HomeQueryResult): Home {
  const {hero, claims, offer} = settings ?? {}
  const hasEnded = Date.parse(offer?.endsAt ?? '') <= Date.now()
  return {
    hero: {heading: text(hero?.heading), text: text(hero?.text)},
    seo: toSeo(settings?.seo),
    claims: {
      students: text(claims?.students),
      instructors: text(claims?.instructors),
      rating: text(claims?.rating),
      careerGrowth: text(claims?.careerGrowth),
      careerGrowthText: text(claims?.careerGrowthText),
      guarantee: text(claims?.guarantee),
      access: text(claims?.access),
    },
    featured: withoutNulls(featured.map(toCourseCard)),
    stories: withoutNulls(settings?.successStories).flatMap((story) => {
      const quote = text(story.quote)
      return quote === ''
        ? []
        : [
            {
              key: story._key,
              quote,
              name: text(story.name),
              role: text(story.role),
              courseTitle: text(story.courseTitle),
              image: toImage(story.image),
            },
          ]
    }),
    offer: {
      heading: text(offer?.heading),
      text: text(offer?.text),
      endsAt: offer?.endsAt && !Number.isNaN(Date.parse(offer.endsAt)) ? offer.endsAt : null,
      courses: withoutNulls(hasEnded ? [] : offer?.courses).flatMap(({_key: key, course, highlights}) => {
        const card = toCourseCard(course)
        return card
          ? [
              {
                key,
                course: card,
                summary: shorten(text(course?.summary), MAX_SUMMARY),
                highlights: lines(highlights),
              },
            ]
          : []
      }),
    },
    instructors: toPeople(instructors),
  }
}
