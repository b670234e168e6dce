import type {FooterGroup} from '@lectern/domain/page-addresses'
import type {SectionSeed as OutlineSeed, VideoSeed} from './lessons/types.ts'

/** The shape in which the seed's authors write; `dataset.ts` turns it into Sanity documents. */

type CategorySlug =
  | 'marketing'
  | 'programming'
  | 'data-science'
  | 'design'
  | 'photography'
  | 'finance'
  | 'personal-development'
  | 'health'
  | 'music'
  | 'art'

type InstructorSlug =
  | 'amara-okafor'
  | 'daniel-reyes'
  | 'ingrid-solheim'
  | 'tomas-ferreira'
  | 'priya-raman'
  | 'joon-park'

export interface CategorySeed {
  slug: CategorySlug
  name: string
  description: string
  /** paragraphs, with a blank line between them */
  text: string
}

export interface CourseSeed {
  /** 1-12 in the catalogue, 101-103 in the offer; an address like `/course/3` finds the course by it. */
  number: number
  slug: string
  title: string
  instructor: InstructorSlug
  category: CategorySlug
  level: 'Beginner' | 'Intermediate' | 'Advanced' | 'All Levels'
  rating: number
  studentsCount: number
  /** US dollars. */
  price: number
  /** US dollars, before the discount. */
  originalPrice: number
  listing: 'catalogue' | 'offer'
  featured?: boolean
  /** ISO date; the time of day is added by the dataset. */
  published: string
  imageAlt: string
  /** Notation of `portable-text.ts`. */
  description: string
  outcomes: string[]
  trailer?: VideoSeed
  /** Sections with their lessons, whose minutes together are the course's duration; the first section is free. */
  outline: OutlineSeed[]
}

export interface BundleSeed {
  slug: string
  title: string
  /** slugs of its courses, in the order in which they are shown */
  courses: string[]
  /** US dollars. */
  price: number
  imageAlt: string
  /** Notation of `portable-text.ts`. */
  description: string
}

export interface PersonSeed {
  /** Names the portrait, `person-<slug>.webp`. */
  slug: string
  name: string
}

interface TestimonialSeed extends PersonSeed {
  role: string
  company: string
  content: string
}

export interface InstructorSeed {
  number: number
  slug: InstructorSlug
  name: string
  title: string
  location: string
  coverAlt: string
  bio: string
  /** Notation of `portable-text.ts`. */
  longBio: string
  experience: string[]
  education: string[]
  teachingMethodology: string
  goals: string[]
  values: string[]
  interests: string[]
  socialLinks: {linkedin?: string; twitter?: string; website?: string}
  testimonials: TestimonialSeed[]
  rating: number
  /** Different people taught, in all courses together. */
  studentsCount: number
}

export interface ArticleSeed {
  number: number
  slug: string
  title: string
  excerpt: string
  /** Strings in the notation of `portable-text.ts`, and videos. */
  body: (string | VideoSeed)[]
  /** An instructor, or the name of a guest. */
  author: {instructor: InstructorSlug} | {name: string}
  /** ISO date. */
  date: string
  category: 'Study Tips' | 'EdTech' | 'Career Development' | 'Course Selection' | 'Language Learning'
  tags: string[]
  imageAlt: string
  featured?: boolean
}

interface TitledText {
  title: string
  text: string
}

/** `icon` is the name of an icon of the Lucide set, in kebab case. */
export interface IconText extends TitledText {
  icon: string
}

interface HelpTopicSeed extends IconText {
  searchTerms: string[]
}

interface QuestionSeed {
  question: string
  topic: string
  /** Notation of `portable-text.ts`. */
  answer: string
}

/** A section of a page; `text` is in the notation of `portable-text.ts`. */
export type SectionSeed =
  | {type: 'text'; layout: 'plain' | 'figures'; text: string}
  /** `lastUpdated` is an ISO date. */
  | {type: 'text'; layout: 'contents'; lastUpdated: string; text: string}
  | {type: 'people'; count: 3 | 6}
  | {type: 'statement'; heading: string; text: string}
  | {type: 'points'; heading: string; numbered: boolean; points: TitledText[]}
  | {type: 'buttons'; buttons: {label: string; href: string}[]}

export interface PageSeed {
  slug: string
  title: string
  lead: string
  footer: {group: FooterGroup; order: number; label?: string}
  sections: SectionSeed[]
}

export interface FaqPageSeed {
  title: string
  lead: string
  questions: QuestionSeed[]
}

export interface HelpPageSeed {
  title: string
  lead: string
  topics: HelpTopicSeed[]
}
