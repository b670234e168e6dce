import {LexoRank} from 'lexorank'
import {articles} from './articles/all-articles.ts'
import {bundles} from './bundles.ts'
import {categories} from './categories.ts'
import {courses} from './courses/all-courses.ts'
import {instructors} from './instructors/all-instructors.ts'
import {articleBody, publicVideo} from './lesson-blocks.ts'
import {curriculumOf, lessonContents, minutesOf} from './lesson-documents.ts'
import {pages} from './pages/all-pages.ts'
import {faq} from './pages/faq.ts'
import {help} from './pages/help.ts'
import {picture} from './picture.ts'
import {portableText} from './portable-text.ts'
import * as settings from './site-settings.ts'
import type {
  ArticleSeed,
  BundleSeed,
  CategorySeed,
  CourseSeed,
  InstructorSeed,
  PageSeed,
  SectionSeed,
} from './types.ts'

/** A document as Sanity stores it, except for its pictures, which `@sanity/import` uploads. */
export type SeedDocument =
  | ReturnType<typeof lessonContents>[number]
  | ReturnType<
      | typeof categoryDocument
      | typeof instructorDocument
      | typeof courseDocument
      | typeof bundleDocument
      | typeof articleDocument
      | typeof pageDocument
      | typeof faqPageDocument
      | typeof helpPageDocument
      | typeof siteSettingsDocument
    >

/**
 * Everything the shop is filled with at first: categories, instructors, courses, bundles, articles, pages and the site
 * settings. Calling it twice gives the same documents, down to every `_key`, but for the end of the offer, which is counted from `now`.
 */
export function seedDocuments(now = new Date()): SeedDocument[] {
  return [
    ...categoryDocuments(),
    ...instructors.map(instructorDocument),
    ...courses.map(courseDocument),
    ...bundles.map(bundleDocument),
    ...courses.flatMap(({slug, outline}) => lessonContents(slug, outline)),
    ...articles.map(articleDocument),
    ...pages.map(pageDocument),
    faqPageDocument(),
    helpPageDocument(),
    siteSettingsDocument(now),
  ]
}

/** Categories with ranks as the Studio gives them, so that it can put others in between. */
function categoryDocuments() {
  let rank = LexoRank.min()
  return categories.map((category) => {
    rank = rank.genNext().genNext()
    return categoryDocument(category, rank.toString())
  })
}

function categoryDocument({slug, name, description, text}: CategorySeed, orderRank: string) {
  return {
    _id: `category-${slug}`,
    _type: 'category' as const,
    name,
    slug: slugOf(slug),
    description,
    text,
    orderRank,
  }
}

function instructorDocument(seed: InstructorSeed) {
  const {slug, name, coverAlt, longBio, testimonials, ...plain} = seed
  return {
    _id: `instructor-${slug}`,
    _type: 'instructor' as const,
    ...plain,
    name,
    slug: slugOf(slug),
    image: picture(`instructor-${slug}`, `Portrait of ${name}`),
    coverImage: picture(`instructor-${slug}-cover`, coverAlt),
    longBio: portableText(longBio),
    testimonials: testimonials.map(({slug: person, ...testimonial}) => ({
      _type: 'testimonial' as const,
      _key: person,
      ...testimonial,
      avatar: picture(`person-${person}`, `Portrait of ${testimonial.name}`),
    })),
  }
}

function courseDocument(seed: CourseSeed) {
  const {slug, instructor, category, published, imageAlt, description, outline, featured, trailer, ...plain} =
    seed
  return {
    _id: `course-${slug}`,
    _type: 'course' as const,
    ...plain,
    slug: slugOf(slug),
    instructor: referenceTo(`instructor-${instructor}`),
    category: referenceTo(`category-${category}`),
    image: picture(`course-${slug}`, imageAlt),
    ...(trailer && {trailer: publicVideo(trailer)}),
    featured: featured ?? false,
    lessons: outline.reduce((total, {lessons}) => total + lessons.length, 0),
    duration: minutesOf(outline),
    description: portableText(description),
    curriculum: curriculumOf(slug, outline),
    publishedAt: `${published}T09:00:00.000Z`,
  }
}

function bundleDocument({slug, courses: slugs, imageAlt, description, ...plain}: BundleSeed) {
  return {
    _id: `bundle-${slug}`,
    _type: 'bundle' as const,
    ...plain,
    slug: slugOf(slug),
    courses: slugs.map((course) => ({_key: course, ...referenceTo(`course-${course}`)})),
    image: picture(`bundle-${slug}`, imageAlt),
    description: portableText(description),
  }
}

function articleDocument(seed: ArticleSeed) {
  const {slug, body, author, imageAlt, featured, ...plain} = seed
  return {
    _id: `article-${slug}`,
    _type: 'article' as const,
    ...plain,
    slug: slugOf(slug),
    ...('instructor' in author
      ? {author: referenceTo(`instructor-${author.instructor}`)}
      : {authorName: author.name}),
    image: picture(`article-${slug}`, imageAlt),
    featured: featured ?? false,
    body: articleBody(body),
  }
}

function pageDocument({slug, sections, ...plain}: PageSeed) {
  return {
    _id: `page-${slug}`,
    _type: 'page' as const,
    ...plain,
    slug: slugOf(slug),
    sections: keyed('s', sections.map(sectionObject)),
  }
}

function sectionObject(seed: SectionSeed) {
  const {type, ...plain} = seed
  return {
    _type: `${type}Section` as const,
    ...plain,
    ...(seed.type === 'text' && {text: portableText(seed.text)}),
    ...(seed.type === 'points' && {points: keyed('p', seed.points)}),
    ...(seed.type === 'buttons' && {buttons: keyed('b', seed.buttons)}),
  }
}

function faqPageDocument() {
  const {questions, ...plain} = faq
  return {
    _id: 'faqPage',
    _type: 'faqPage' as const,
    ...plain,
    questions: keyed('q', questions).map((question) => ({
      ...question,
      _type: 'question' as const,
      answer: portableText(question.answer),
    })),
  }
}

function helpPageDocument() {
  const {topics, ...plain} = help
  return {
    _id: 'helpPage',
    _type: 'helpPage' as const,
    ...plain,
    topics: keyed('t', topics).map((topic) => ({...topic, _type: 'helpTopic' as const})),
  }
}

function siteSettingsDocument(now: Date) {
  const {brand, claims, seatPrices, newsletter, banner, hero, whyLearn, successStories, offer, contact} =
    settings
  return {
    _id: 'siteSettings',
    _type: 'siteSettings' as const,
    brand,
    claims,
    seatPrices: seatPrices.map((tier) => ({_key: `from-${tier.from}`, _type: 'seatPrice', ...tier})),
    newsletter,
    banner,
    hero,
    whyLearn: keyed('w', whyLearn),
    successStories: successStories.map(({slug, ...story}) => ({
      _type: 'successStory' as const,
      _key: slug,
      ...story,
      image: picture(`person-${slug}`, `Portrait of ${story.name}`),
    })),
    offer: {
      heading: offer.heading,
      text: offer.text,
      endsAt: settings.offerEnd(now),
      courses: offer.courses.map(({course, highlights}) => ({
        _type: 'offerCourse' as const,
        _key: course,
        course: referenceTo(`course-${course}`),
        highlights,
      })),
    },
    contact,
  }
}

function slugOf(current: string) {
  return {_type: 'slug' as const, current}
}

function referenceTo(_ref: string) {
  return {_type: 'reference' as const, _ref}
}

function keyed<Item>(prefix: string, items: Item[]): (Item & {_key: string})[] {
  return items.map((item, index) => ({_key: `${prefix}${index + 1}`, ...item}))
}
