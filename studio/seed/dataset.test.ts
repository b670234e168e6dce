import {existsSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {describe, expect, test} from 'vitest'
import {courses} from './courses/all-courses.ts'
import {seedDocuments} from './dataset.ts'
import {figureNames} from './lessons/all-lessons.ts'
import {instructors} from './instructors/all-instructors.ts'
import {offerEnd, successStories} from './site-settings.ts'

const documents = seedDocuments()

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
    const types = [
      'category',
      'instructor',
      'course',
      'bundle',
      'lessonContent',
      'article',
      'page',
      'faqPage',
      'helpPage',
      'siteSettings',
    ]
    const lessons = courses.flatMap(({outline}) => outline).flatMap((section) => section.lessons)
    expect(types.map(count)).toEqual([10, 6, 15, 2, lessons.length, 6, 3, 1, 1, 1])
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
    expect(slugs).toHaveLength(42)
    expect(slugs.filter((slug) => !/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  })

  test('refer only to documents that exist', {tags: ['S2.06.23']}, () => {
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
    const now = new Date('2026-11-22T09:20:00Z')
    expect(seedDocuments(now)).toEqual(seedDocuments(new Date('2026-11-22T09:59:59Z')))
    expect(offerEnd(now)).toBe('2026-11-25T09:00:00.000Z')
  })

  test('describe every picture, in one breath, and the file exists', {tags: ['S3.05.04']}, () => {
    const images = documents
      .flatMap((document) => [...objectsIn(document)])
      .filter(({object}) => object['_type'] === 'image' || object['_type'] === 'figure')
    // Covers of courses, bundles and articles, portrait and cover of instructors, testimonials, success stories.
    const testimonials = instructors.flatMap((instructor) => instructor.testimonials)
    const ofPages = 15 + 2 + 6 + 2 * 6 + testimonials.length + successStories.length
    expect(images.length).toBeGreaterThan(ofPages)
    expect(new Set(images.map(({object}) => object['_sanityAsset'])).size).toBe(ofPages + figureNames.length)
    for (const {object} of images) {
      expect(String(object['alt']).length).toBeGreaterThan(10)
      // A figure explains, so that its description may take two sentences.
      expect(String(object['alt']).length).toBeLessThanOrEqual(object['_type'] === 'figure' ? 400 : 160)
    }
  })

  test('have every file they upload', () => {
    const assets = documents
      .flatMap((document) => [...objectsIn(document)])
      .flatMap(({object}) => (typeof object['_sanityAsset'] === 'string' ? [object['_sanityAsset']] : []))
    const files = assets.map((asset) => fileURLToPath(asset.replace(/^(?:image|file)@/, '')))
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  test('link only to screens of ours, and documents that exist', () => {
    const objects = documents.flatMap((document) => [...objectsIn(document)]).map(({object}) => object)
    const hrefs = objects.flatMap((object) => (object['_type'] === 'link' ? [String(object['href'])] : []))
    const screens = new Set(['/contact', '/auth', '/settings', '/my-courses', '/order-history', '/courses'])
    expect(hrefs.length).toBeGreaterThan(8)
    expect(hrefs.filter((href) => !screens.has(href))).toEqual([])

    const linked = objects.flatMap((object) =>
      object['_type'] === 'internalLink' ? [(object['reference'] as {_ref: string})._ref] : [],
    )
    const known = new Set(documents.map(({_id}) => _id))
    expect(linked.length).toBeGreaterThan(4)
    expect(linked.filter((id) => !known.has(id))).toEqual([])
  })

  test('are written calmly: nobody raises their voice', () => {
    // Code has its own use for the sign.
    const words = (document: object) =>
      JSON.stringify(document, (key, value: unknown) => (key === 'code' ? '' : value))
    expect(documents.filter((document) => words(document).includes('!')).map(({_id}) => _id)).toEqual([])
  })

  test('every bundle costs less than its courses do one by one', () => {
    const prices = new Map(
      documents.flatMap((document) =>
        document._type === 'course' ? [[document._id, document.price] as const] : [],
      ),
    )
    for (const document of documents) {
      if (document._type !== 'bundle') continue
      const sum = document.courses.reduce((total, {_ref}) => total + (prices.get(_ref) ?? 0), 0)
      expect(document.price).toBeLessThan(sum)
    }
  })

  test('only the first part of each curriculum is free', () => {
    for (const document of documents) {
      if (document._type !== 'course') continue
      expect(document.curriculum.map(({free}) => free)).toEqual(
        document.curriculum.map((_, index) => index === 0),
      )
    }
  })
})
