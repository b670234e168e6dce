import {coursePriceAt} from '@lectern/domain/content/course-price'
import {toOutline, type StoredSections} from '@lectern/domain/learning/outline'
import type {LessonCourse} from '~/features/learning/lesson/model'
import {toImage, type RawImage} from '~/lib/sanity/image'
import {lines, text, withoutNulls} from '~/lib/sanity/parse'

interface RawCourse {
  _id: string
  title: string | null
  slug: string | null
  price: number | null
  originalPrice: number | null
  offerEndsAt: string | null
  archivedAt: string | null
  inOrder: boolean | null
  image: RawImage | null
  /** those that had other slugs before */
  movedLessons?: ({_key: string; formerSlugs: string[] | null} | null)[] | null
  curriculum: StoredSections
}

/** Maps the query result to a course; null when it has no title or no slug or id. */
export function toLessonCourse(raw: RawCourse | null | undefined): LessonCourse | null {
  const title = text(raw?.title)
  const slug = text(raw?.slug)
  if (!raw || title === '' || slug === '') return null
  const isSold = raw.archivedAt === null && typeof raw.price === 'number' && raw.price > 0
  return {
    id: raw._id,
    slug,
    title,
    outline: toOutline(raw.curriculum),
    ...(raw.movedLessons?.length && {
      movedLessons: withoutNulls(raw.movedLessons).map(({_key, formerSlugs}) => ({
        key: _key,
        formerSlugs: lines(formerSlugs),
      })),
    }),
    inOrder: raw.inOrder === true,
    price: isSold ? coursePriceAt({...raw, price: raw.price ?? 0}, Date.now()) : null,
    image: toImage(raw.image),
  }
}
