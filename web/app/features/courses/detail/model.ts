import {toOutline, type OutlineLesson} from '@lectern/domain/learning/outline'
import {toCourseCard, type CourseCard} from '../model'
import {toImage, type ContentImage} from '~/lib/sanity/image'
import type {RichText} from '~/lib/sanity/linked-text'
import {lines, number, withoutNulls, text} from '~/lib/sanity/parse'
import {toSeo, type Seo} from '~/lib/sanity/seo/seo'
import type {CourseQueryResult} from '~/lib/sanity/types.generated'
import {toVideo} from '~/lib/video/to-video'
import type {Video} from '~/lib/video/video'

interface CurriculumItem {
  key: string
  title: string
  /** null when unknown */
  durationMinutes: number | null
  free: boolean
  /** how many days after the purchase it opens; absent where it is open at once */
  opensAfterDays?: number
  /** empty until the outline is written */
  lessons: OutlineLesson[]
}

export interface Trailer {
  video: Video
  poster: ContentImage | null
  /** ISO date-time */
  uploadedAt: string
}

export interface Teacher {
  id: string
  name: string
  slug: string | null
  title: string
  bio: string
  rating: number
  studentsCount: number
  image: ContentImage | null
}

/** A course with all data of its page. */
export interface Course extends CourseCard {
  /** whether the catalogue lists it; courses that are only in the offer are not listed */
  listed: boolean
  /** no longer sold, only available to its owners */
  archived: boolean
  /** how many reviews its rating is the mean of; 0 while it is the editors' figure */
  reviews: number
  seo: Seo
  description: RichText
  trailer: Trailer | null
  outcomes: string[]
  curriculum: CurriculumItem[]
  teacher: Teacher | null
}

type RawCourse = Omit<NonNullable<CourseQueryResult>, 'related' | 'bundles'>

/** Fallback outcomes for courses without their own. */
const GENERIC_OUTCOMES = [
  'Understand the ideas the field is built on',
  'Do the everyday work with confidence',
  'Know which tools to use, and when to leave them',
  'Plan a project from the first note to the last check',
  'Find your own mistakes before others do',
  'Explain your decisions to people outside the field',
  'Build something you can show',
  'Know what to learn next',
]

const GENERIC_CURRICULUM = [
  'Welcome, and how this course works',
  'The foundations',
  'The work, step by step',
  'A project of your own',
  'Where to go from here',
]

/** Maps a document to a course with all parts of its page; missing parts get generic text that holds for any course. */
export function toCourse(raw: RawCourse | null | undefined): Course | null {
  const card = toCourseCard(raw)
  if (!raw || !card) return null
  const outcomes = lines(raw.outcomes)
  const outline = new Map(toOutline(raw.curriculum).map((section) => [section.key, section]))
  const curriculum = withoutNulls(raw.curriculum).flatMap((item): CurriculumItem[] => {
    const section = outline.get(item._key)
    return section
      ? [{...section, durationMinutes: number(item.duration) || null, free: item.free === true}]
      : []
  })
  const name = text(raw.teacher?.name)
  return {
    ...card,
    listed: raw.listing !== 'offer' && !raw.archivedAt,
    archived: Boolean(raw.archivedAt),
    reviews: number(raw.reviews),
    seo: toSeo(raw.seo),
    description: withoutNulls(raw.description),
    trailer: toTrailer(raw.trailer),
    outcomes: outcomes.length > 0 ? outcomes : GENERIC_OUTCOMES,
    curriculum:
      curriculum.length > 0
        ? curriculum
        : GENERIC_CURRICULUM.map((title, index) => ({
            key: `generic-${index}`,
            title,
            durationMinutes: null,
            free: index === 0,
            lessons: [],
          })),
    teacher:
      raw.teacher && name !== ''
        ? {
            name,
            id: raw.teacher.id,
            slug: text(raw.teacher.slug) || null,
            title: text(raw.teacher.title),
            bio: text(raw.teacher.bio),
            rating: number(raw.teacher.rating),
            studentsCount: number(raw.teacher.studentsCount),
            image: toImage(raw.teacher.image),
          }
        : null,
  }
}

function toTrailer(raw: RawCourse['trailer']): Trailer | null {
  const video = raw && toVideo(raw, 'trailer')
  return video ? {video, poster: toImage(raw.poster), uploadedAt: text(raw.uploadedAt)} : null
}
