import {BUNDLE_COURSES, isBundleSold} from '@lectern/domain/content/bundle'
import {coursePriceAt} from '@lectern/domain/content/course-price'
import {centsFromDollars, sumCents} from '@lectern/domain/money'
import {toCourseCard, type CourseCard} from '../model'
import {toImage, type ContentImage} from '~/lib/sanity/image'
import type {RichText} from '~/lib/sanity/linked-text'
import {text, withoutNulls} from '~/lib/sanity/parse'
import {toSeo, type Seo} from '~/lib/sanity/seo/seo'
import type {AllBundlesQueryResult, BundleQueryResult} from '~/lib/sanity/types.generated'

/** A course of a bundle, as lists name it. */
interface BundledCourse {
  id: string
  title: string
}

/** A bundle with what lists and the cart show of it. Prices are in cents. */
export interface BundleCard {
  id: string
  slug: string
  title: string
  priceCents: number
  /** what its courses cost one by one */
  originalPriceCents: number
  image: ContentImage | null
  /** those that are sold */
  courses: readonly BundledCourse[]
}

/** A bundle with all data of its page. */
export interface Bundle extends BundleCard {
  courses: readonly CourseCard[]
  /** false once it has ended, and while it gives fewer than two courses */
  sold: boolean
  /** ISO date-time at which it ends; null when it does not */
  until: string | null
  seo: Seo
  description: RichText
}

type RawCard = AllBundlesQueryResult[number]

/** Maps a document to a card; null without a title, slug or price, or without enough courses: it is not shown or sold then. */
export function toBundleCard(raw: RawCard): BundleCard | null {
  const own = ownParts(raw)
  const courses = withoutNulls(raw.courses).flatMap(({_id: id, title, price, ...prices}) =>
    typeof price === 'number' && price > 0
      ? [{id, title: text(title), priceCents: coursePriceAt({price, ...prices}, Date.now()).priceCents}]
      : [],
  )
  if (!own || courses.length < BUNDLE_COURSES.min) return null
  return {
    ...own,
    originalPriceCents: sumCents(courses.map(({priceCents}) => priceCents)),
    courses: courses.map(({id, title}) => ({id, title})),
  }
}

/** Maps a document to a bundle with all parts of its page; null without a title, slug or price. */
export function toBundle(raw: BundleQueryResult): Bundle | null {
  const own = raw && ownParts(raw)
  if (!own) return null
  const courses = withoutNulls(withoutNulls(raw.courses).map(toCourseCard))
  const until = text(raw.until) || null
  return {
    ...own,
    originalPriceCents: sumCents(courses.map(({priceCents}) => priceCents)),
    courses,
    until,
    sold: isBundleSold({until, courses}, Date.now()),
    seo: toSeo(raw.seo),
    description: withoutNulls(raw.description),
  }
}

function ownParts({_id: id, ...raw}: Pick<RawCard, '_id' | 'title' | 'slug' | 'price' | 'image'>) {
  const title = text(raw.title)
  const slug = text(raw.slug)
  if (title === '' || slug === '' || typeof raw.price !== 'number') return null
  return {id, slug, title, priceCents: centsFromDollars(raw.price), image: toImage(raw.image)}
}
