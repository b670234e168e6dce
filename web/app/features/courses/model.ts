import type {CatalogueCourse} from '@lectern/domain/catalogue'
import {LEVELS, type Level} from '@lectern/domain/course'
import {coursePriceAt, type CoursePrice} from '@lectern/domain/content/course-price'
import {toImage, type ContentImage} from '~/lib/sanity/image'
import {number, text} from '~/lib/sanity/parse'
import type {CatalogueQueryResult} from '~/lib/sanity/types.generated'

/** A course with the data its card shows. */
export interface CourseCard extends CatalogueCourse, CoursePrice {
  slug: string
  /** the instructor's slug; null when there is no profile to link to */
  instructorSlug: string | null
  /** display name; empty when the course has no category */
  categoryName: string
  lessons: number
  image: ContentImage | null
  /** path of its first free lesson, `/learn/{course}/{lesson}`; null when there is none */
  freeLesson: string | null
}

type RawCard = Omit<CatalogueQueryResult['courses'][number], 'image'> & {image: Parameters<typeof toImage>[0]}

/** Maps a document to a card; null without a title, slug or price, as it can't be shown or sold then. */
export function toCourseCard(raw: RawCard | null | undefined): CourseCard | null {
  const title = text(raw?.title)
  const slug = text(raw?.slug)
  if (!raw || title === '' || slug === '' || typeof raw.price !== 'number' || !(raw.price > 0)) return null
  return {
    id: raw._id,
    slug,
    title,
    instructor: text(raw.instructor?.name),
    instructorSlug: text(raw.instructor?.slug) || null,
    category: text(raw.category?.slug),
    categoryName: text(raw.category?.name),
    level: toLevel(raw.level),
    rating: number(raw.rating),
    studentsCount: number(raw.studentsCount),
    lessons: number(raw.lessons),
    durationMinutes: number(raw.duration),
    ...coursePriceAt({...raw, price: raw.price}, Date.now()),
    publishedAt: text(raw.publishedAt),
    image: toImage(raw.image),
    freeLesson: raw.freeLesson ? `/learn/${slug}/${raw.freeLesson}` : null,
  }
}

function toLevel(level: string | null | undefined): Level {
  return LEVELS.find((known) => known === level) ?? 'All Levels'
}
