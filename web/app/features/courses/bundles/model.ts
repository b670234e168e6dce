import {BUNDLE_COURSES} from '@lectern/domain/content/bundle'
import {coursePriceAt} from '@lectern/domain/content/course-price'
import {centsFromDollars, sumCents} from '@lectern/domain/money'
import {toImage, type ContentImage} from '~/lib/sanity/image'
import {text, withoutNulls} from '~/lib/sanity/parse'
import type {AllBundlesQueryResult} from '~/lib/sanity/types.generated'

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

/** What lists and pages have of the document itself; null without a title, slug or price. */
export function ownParts({_id: id, ...raw}: Pick<RawCard, '_id' | 'title' | 'slug' | 'price' | 'image'>) {
  const title = text(raw.title)
  const slug = text(raw.slug)
  if (title === '' || slug === '' || typeof raw.price !== 'number') return null
  return {id, slug, title, priceCents: centsFromDollars(raw.price), image: toImage(raw.image)}
}
