import {existsSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {describe, expect, test} from 'vitest'
import {articles} from './articles/all-articles.ts'
import {categories} from './categories.ts'
import {courses} from './courses/all-courses.ts'
import {seedDocuments} from './dataset.ts'
import {instructors} from './instructors/all-instructors.ts'
import {pages} from './pages/all-pages.ts'
import {plainText, portableText} from './portable-text.ts'
import * as settings from './site-settings.ts'

const documents = seedDocuments()
const catalogue = courses.filter(({listing}) => listing === 'catalogue')
const offered = courses.filter(({listing}) => listing === 'offer')

const words = (source: string) => plainText(portableText(source)).split(/\s+/).length
const minutes = ({curriculum}: {curriculum: [string, number][]}) =>
  curriculum.reduce((total, [, length]) => total + length, 0)
const discount = ({price, originalPrice}: {price: number; originalPrice: number}) =>
  Math.round(((originalPrice - price) / originalPrice) * 100)
const numbers = (items: {number: number}[]) => items.map(({number}) => number)
const unique = (values: unknown[]) => new Set(values).size === values.length

/** Every object inside a document, at any depth, with where it was found. */
function* objectsIn(value: unknown, path = ''): Generator<{path: string; object: Record<string, unknown>}> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* objectsIn(item, `${path}[${index}]`)
  } else if (typeof value === 'object' && value !== null) {
    yield {path, object: value as Record<string, unknown>}
    for (const [key, item] of Object.entries(value)) yield* objectsIn(item, `${path}.${key}`)
  }
}

function* arraysIn(value: unknown): Generator<unknown[]> {
  if (Array.isArray(value)) yield value
  if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) yield* arraysIn(item)
  }
}

describe('the documents', () => {
  test('are complete', () => {
    const count = (type: string) => documents.filter(({_type}) => _type === type).length
    expect(['category', 'instructor', 'course', 'article', 'page', 'siteSettings'].map(count)).toEqual([
      10, 6, 15, 6, 5, 1,
    ])
  })

  test('have ids of their own, made of type and slug', () => {
    expect(unique(documents.map(({_id}) => _id))).toBe(true)
    const addressed = documents.filter((document) => 'slug' in document)
    expect(addressed.map(({_id}) => _id)).toEqual(
      addressed.map(({_type, slug}) => `${_type}-${slug.current}`),
    )
  })

  test('have slugs that an address can hold', () => {
    const slugs = documents.flatMap((document) => ('slug' in document ? [document.slug.current] : []))
    expect(slugs).toHaveLength(37)
    expect(slugs.filter((slug) => !/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  })

  test('refer only to documents that exist', () => {
    const ids = new Set(documents.map(({_id}) => _id))
    const references = documents
      .flatMap((document) => [...objectsIn(document)])
      .flatMap(({object}) => (typeof object['_ref'] === 'string' ? [object['_ref']] : []))
    expect(references.length).toBeGreaterThan(30)
    expect(references.filter((id) => !ids.has(id))).toEqual([])
  })

  test('give every object in a list a key that is unique in the list', () => {
    for (const list of documents.flatMap((document) => [...arraysIn(document)])) {
      const keys = list
        .filter((item) => typeof item === 'object')
        .map((item) => (item as {_key?: string})._key)
      expect(keys.every((key) => key)).toBe(true)
      expect(unique(keys)).toBe(true)
    }
  })

  test('are the same every time', () => {
    expect(seedDocuments()).toEqual(documents)
  })

  test('describe every picture, in one breath, and the file exists', () => {
    const images = documents
      .flatMap((document) => [...objectsIn(document)])
      .filter(({object}) => object['_type'] === 'image')
    // Covers of courses and articles, portrait and cover of instructors, testimonials, success stories.
    const testimonials = instructors.flatMap((instructor) => instructor.testimonials)
    expect(images).toHaveLength(15 + 6 + 2 * 6 + testimonials.length + settings.successStories.length)
    for (const {object} of images) {
      expect(String(object['alt']).length).toBeGreaterThan(10)
      expect(String(object['alt']).length).toBeLessThanOrEqual(160)
    }
    const files = images.map(({object}) =>
      fileURLToPath(String(object['_sanityAsset']).replace(/^image@/, '')),
    )
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  test('link only to pages of ours, and articles and courses that exist', () => {
    const hrefs = documents
      .flatMap((document) => [...objectsIn(document)])
      .flatMap(({object}) => (object['_type'] === 'link' ? [String(object['href'])] : []))
    const routes = ['/contact', '/privacy', '/auth', '/settings', '/my-courses', '/order-history', '/courses']
    const known = new Set([...routes, ...articles.map(({slug}) => `/blog/${slug}`)])
    expect(hrefs.length).toBeGreaterThan(10)
    expect(hrefs.filter((href) => !known.has(href))).toEqual([])
  })

  test('are written calmly: nobody raises their voice', () => {
    expect(
      documents.filter((document) => JSON.stringify(document).includes('!')).map(({_id}) => _id),
    ).toEqual([])
  })
})

describe('categories', () => {
  test('are the ten, in order, each with a short sentence', () => {
    expect(categories.map(({name}) => name)).toEqual([
      'Marketing',
      'Programming',
      'Data Science',
      'Design',
      'Photography',
      'Finance',
      'Personal Development',
      'Health',
      'Music',
      'Art',
    ])
    for (const {description} of categories) expect(description.length).toBeLessThanOrEqual(160)
  })

  test('at least eight have a course, and marketing has the most', () => {
    const counts = categories.map(({slug}) => catalogue.filter(({category}) => category === slug).length)
    expect(counts.filter((count) => count > 0).length).toBeGreaterThanOrEqual(8)
    expect(Math.max(...counts)).toBe(counts[0])
  })
})

describe('courses', () => {
  test('twelve in the catalogue, the first six of them featured, and three in the offer', () => {
    expect(numbers(catalogue)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(numbers(offered)).toEqual([101, 102, 103])
    expect(numbers(courses.filter(({featured}) => featured))).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('catalogue prices run from 59.99 to 119.99, offer prices from 249 to 399', () => {
    const range = (list: {price: number}[]) => [
      Math.min(...list.map(({price}) => price)),
      Math.max(...list.map(({price}) => price)),
    ]
    expect(range(catalogue)).toEqual([59.99, 119.99])
    expect(range(offered)).toEqual([249, 399])
  })

  test('every discount is real, and the largest is the 40 % that the banner names', () => {
    for (const course of courses) expect(course.originalPrice).toBeGreaterThan(course.price)
    expect(Math.max(...courses.map(discount))).toBe(40)
    expect(Math.max(...offered.map(discount))).toBe(40)
  })

  test('every level and every length occurs, and both sides of a thousand students', () => {
    expect(new Set(catalogue.map(({level}) => level))).toEqual(
      new Set(['Beginner', 'Intermediate', 'Advanced', 'All Levels']),
    )
    const hours = catalogue.map((course) => minutes(course) / 60)
    expect(hours.some((length) => length < 5)).toBe(true)
    expect(hours).toContain(10.5)
    expect(hours.some((length) => length >= 11)).toBe(true)
    expect(catalogue.some(({studentsCount}) => studentsCount < 1000)).toBe(true)
    expect(catalogue.some(({studentsCount}) => studentsCount > 1000)).toBe(true)
  })

  test('were published on different days, the higher number the later in the catalogue', () => {
    const dates = catalogue.map(({published}) => published)
    expect(dates).toEqual(dates.toSorted())
    expect(unique(courses.map(({published}) => published))).toBe(true)
  })

  test.each(courses)('$number, $title, keeps the content rules', (course) => {
    expect(course.title.length).toBeLessThanOrEqual(60)
    expect(course.rating).toBeGreaterThanOrEqual(4.5)
    expect(course.rating).toBeLessThanOrEqual(4.9)
    expect(Number.isInteger(course.studentsCount)).toBe(true)
    expect(Math.round(course.price * 100) / 100).toBe(course.price)
    expect(course.outcomes).toHaveLength(8)
    expect(unique(course.outcomes)).toBe(true)
    expect(course.curriculum.length).toBeGreaterThanOrEqual(5)
    expect(course.curriculum.length).toBeLessThanOrEqual(9)
    expect(course.lessons).toBeGreaterThan(course.curriculum.length)
    const minutesPerLesson = minutes(course) / course.lessons
    expect(minutesPerLesson).toBeGreaterThanOrEqual(8)
    expect(minutesPerLesson).toBeLessThanOrEqual(20)
    expect(words(course.description)).toBeGreaterThanOrEqual(250)
    expect(words(course.description)).toBeLessThanOrEqual(400)
    expect(
      portableText(course.description).filter(({style}) => style === 'h3').length,
    ).toBeGreaterThanOrEqual(3)
  })

  test('only the first part of each curriculum is free', () => {
    for (const document of documents) {
      if (document._type !== 'course') continue
      expect(document.curriculum.map(({free}) => free)).toEqual(
        document.curriculum.map((_, index) => index === 0),
      )
    }
  })

  test('outcomes are each course’s own', () => {
    expect(unique(courses.flatMap(({outcomes}) => outcomes))).toBe(true)
  })
})

describe('instructors', () => {
  test('are six; the sixth has no courses and exactly one has no testimonials', () => {
    expect(numbers(instructors)).toEqual([1, 2, 3, 4, 5, 6])
    const teaching = new Set(courses.map(({instructor}) => instructor))
    expect(instructors.map(({slug}) => teaching.has(slug))).toEqual([true, true, true, true, true, false])
    expect(instructors.filter(({testimonials}) => testimonials.length === 0)).toHaveLength(1)
  })

  test.each(instructors)('$name has a full profile', (instructor) => {
    expect(instructor.bio.length).toBeLessThanOrEqual(400)
    expect(words(instructor.longBio)).toBeGreaterThanOrEqual(300)
    expect(words(instructor.longBio)).toBeLessThanOrEqual(450)
    expect(instructor.experience.length).toBeGreaterThanOrEqual(4)
    expect(instructor.education.length).toBeGreaterThanOrEqual(2)
    expect(words(instructor.teachingMethodology)).toBeGreaterThanOrEqual(50)
    for (const list of [instructor.goals, instructor.values, instructor.interests]) {
      expect(list.length).toBeGreaterThanOrEqual(3)
    }
    for (const {content} of instructor.testimonials) expect(content.length).toBeLessThanOrEqual(600)
  })

  test('have taught at least the students of their largest course and at most those of all together', () => {
    for (const {slug, studentsCount} of instructors.slice(0, 5)) {
      const own = courses.filter(({instructor}) => instructor === slug).map((course) => course.studentsCount)
      expect(studentsCount).toBeGreaterThanOrEqual(Math.max(...own))
      expect(studentsCount).toBeLessThanOrEqual(own.reduce((total, count) => total + count, 0))
    }
  })

  test('no two portraits share a file', () => {
    const people = [...instructors.flatMap(({testimonials}) => testimonials), ...settings.successStories]
    expect(unique(people.map(({slug}) => slug))).toBe(true)
  })
})

describe('articles', () => {
  test('are six, in the five categories, one of them twice', () => {
    expect(numbers(articles)).toEqual([1, 2, 3, 4, 5, 6])
    expect(articles.map(({category}) => category).toSorted()).toEqual([
      'Career Development',
      'Course Selection',
      'EdTech',
      'Language Learning',
      'Study Tips',
      'Study Tips',
    ])
    expect(unique(articles.map(({date}) => date))).toBe(true)
    expect([1, 2]).toContain(articles.filter(({featured}) => featured).length)
  })

  test.each(articles)(
    '$title is long enough to teach and short enough to read',
    ({body, excerpt, tags, title}) => {
      expect(words(body)).toBeGreaterThanOrEqual(600)
      expect(words(body)).toBeLessThanOrEqual(1200)
      expect(title.length).toBeLessThanOrEqual(60)
      expect(excerpt.length).toBeLessThanOrEqual(240)
      expect(tags.length).toBeGreaterThanOrEqual(3)
      expect(tags.length).toBeLessThanOrEqual(5)
      expect(unique(tags)).toBe(true)
    },
  )

  test('each has a related one', () => {
    const alone = articles.filter(
      (article) =>
        !articles.some(
          (other) =>
            other !== article &&
            (other.category === article.category || other.tags.some((tag) => article.tags.includes(tag))),
        ),
    )
    expect(alone.map(({title}) => title)).toEqual([])
  })
})

describe('pages and settings', () => {
  const page = (key: string) => pages.find((candidate) => candidate.key === key)

  test('are the five pages, the legal ones with their dates', () => {
    expect(pages.map(({key}) => key)).toEqual(['about', 'faq', 'help', 'privacy', 'terms'])
    expect(page('privacy')?.lastUpdated).toBe('2025-05-23')
    expect(page('terms')?.lastUpdated).toBe('2025-05-08')
  })

  test('the FAQ has ten questions and names the three ways to pay', () => {
    const questions = page('faq')?.questions ?? []
    expect(questions).toHaveLength(10)
    expect(unique(questions.map(({question}) => question))).toBe(true)
    const payment = questions[0]?.answer ?? ''
    expect(payment).toMatch(/cards/)
    expect(payment).toMatch(/PayPal/)
    expect(payment).toMatch(/bank transfer/)
  })

  test('help has six topics, each to be found by several words', () => {
    const topics = page('help')?.topics ?? []
    expect(topics).toHaveLength(6)
    for (const {searchTerms} of topics) expect(searchTerms.length).toBeGreaterThanOrEqual(5)
  })

  test('the terms say what a refund ends and when a change is announced', () => {
    const text = plainText(portableText(page('terms')?.body ?? ''))
    expect(text).toContain('about 30 days before')
    expect(text).toContain('A refund ends your access')
    expect(text).toContain('within 30 days')
  })

  test('the privacy policy names every service and every key in the browser', () => {
    const text = plainText(portableText(page('privacy')?.body ?? ''))
    const names = [
      'Firebase',
      'Stripe',
      'Mailgun',
      'Sanity',
      'cart',
      'cookie-consent',
      'signed-in',
      'redirectAfterAuth',
    ]
    for (const name of names) expect(text).toContain(name)
  })

  test('the settings make the claims of the specification', () => {
    expect(settings.claims).toMatchObject({
      students: '15,000+',
      instructors: '50+',
      rating: '4.9/5',
      careerGrowth: '92%',
      guarantee: '30-day money-back guarantee',
      access: 'Lifetime access',
    })
    expect(settings.banner.text).toBe('Early Bird Discount: save up to 40% - Ends in 3 days')
    expect(settings.contact).toMatchObject({
      supportReply: 'within 24 hours',
      chatHours: 'Monday-Friday, 9am-5pm ET',
    })
  })

  test('the offer is the three offer courses, each with highlights', () => {
    expect(settings.offer.courses.map(({course}) => course)).toEqual(offered.map(({slug}) => slug))
    for (const {highlights} of settings.offer.courses) expect(highlights).toHaveLength(3)
  })

  test('success stories tell of courses that exist', () => {
    const titles = new Set(courses.map(({title}) => title))
    expect(settings.successStories.filter(({courseTitle}) => !titles.has(courseTitle))).toEqual([])
  })
})
