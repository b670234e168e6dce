import type {DirectoryInstructor} from '@lectern/domain/instructors'
import {toCourseCard, type CourseCard} from '~/features/courses/model'
import {toImage, type ContentImage} from '~/lib/sanity/image'
import {toSeo, type Seo} from '~/lib/sanity/seo/seo'
import {lines, number, withoutNulls, text} from '~/lib/sanity/parse'
import {webAddress} from '~/lib/sanity/web-address'
import type {InstructorQueryResult, InstructorsQueryResult} from '~/lib/sanity/types.generated'
import type {RichText} from '~/lib/sanity/linked-text'

/** An instructor with the data the directory's card shows. */
export interface InstructorCard extends DirectoryInstructor {
  slug: string
  location: string
  coursesCount: number
  image: ContentImage | null
}

export interface Testimonial {
  key: string
  name: string
  /** profession and employer: `Founder, a bicycle repair service` */
  role: string
  content: string
  avatar: ContentImage | null
}

/** http(s) URLs; null when there is none. */
export interface SocialLinks {
  linkedin: string | null
  twitter: string | null
  website: string | null
}

/** An instructor with all fields of the profile. */
export interface Instructor extends InstructorCard {
  cover: ContentImage | null
  longBio: RichText
  experience: string[]
  education: string[]
  teachingMethodology: string
  goals: string[]
  values: string[]
  interests: string[]
  socialLinks: SocialLinks
  testimonials: Testimonial[]
  /** the most popular ones */
  courses: CourseCard[]
  /** the others are in the catalogue */
  hasMoreCourses: boolean
  seo: Seo
}

type RawCard = Omit<InstructorsQueryResult['instructors'][number], 'image'> & {
  image: Parameters<typeof toImage>[0]
}

/** Maps a document to a card; null without a name or a slug. */
export function toInstructorCard(raw: RawCard | null | undefined): InstructorCard | null {
  const name = text(raw?.name)
  const slug = text(raw?.slug)
  if (!raw || name === '' || slug === '') return null
  return {
    id: raw._id,
    slug,
    name,
    title: text(raw.title),
    location: text(raw.location),
    bio: text(raw.bio),
    rating: number(raw.rating),
    studentsCount: number(raw.studentsCount),
    coursesCount: raw.coursesCount,
    image: toImage(raw.image),
  }
}

/** Maps a document to an instructor with the fields of the profile; missing fields are empty. */
export function toInstructor(raw: InstructorQueryResult | undefined): Instructor | null {
  const card = toInstructorCard(raw)
  if (!raw || !card) return null
  const courses = withoutNulls(raw.courses.map(toCourseCard))
  const hasMoreCourses = raw.coursesCount > raw.courses.length
  return {
    ...card,
    // A course of a few that has no card is not counted.
    coursesCount: hasMoreCourses ? raw.coursesCount : courses.length,
    hasMoreCourses,
    cover: toImage(raw.cover),
    longBio: withoutNulls(raw.longBio),
    experience: lines(raw.experience),
    education: lines(raw.education),
    teachingMethodology: text(raw.teachingMethodology),
    goals: lines(raw.goals),
    values: lines(raw.values),
    interests: lines(raw.interests),
    socialLinks: {
      linkedin: webAddress(raw.socialLinks?.linkedin),
      twitter: webAddress(raw.socialLinks?.twitter),
      website: webAddress(raw.socialLinks?.website),
    },
    testimonials: withoutNulls(raw.testimonials).flatMap((entry): Testimonial[] => {
      const content = text(entry.content)
      if (content === '') return []
      return [
        {
          key: entry._key,
          name: text(entry.name),
          role: lines([entry.role, entry.company]).join(', '),
          content,
          avatar: toImage(entry.avatar),
        },
      ]
    }),
    courses,
    seo: toSeo(raw.seo),
  }
}
