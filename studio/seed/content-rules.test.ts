import {describe, expect, test} from 'vitest'
import {findingsOf, schema} from '../schema/testing/validate'
import {courses} from './courses/all-courses.ts'
import {seedDocuments} from './dataset.ts'
import {lessonQuizzes, lessonReading, lessonWords, partsOf} from './lesson-words.ts'

/** Nothing else has an address of the seed; every lesson is written, because the seed writes it at the same time. */
function dataset(query: string, {type, slug, ids}: Record<string, unknown>) {
  if (Array.isArray(ids)) return stored.filter(({_id}) => ids.includes(_id))
  if (query.includes('"published"')) return {published: true, draft: false, course: null}
  const isLinkTarget = query.startsWith('count(')
  return isLinkTarget ? stored.some((document) => document._type === type && slugOf(document) === slug) : null
}

function slugOf(document: object): string | undefined {
  return (document as {slug?: {current: string}}).slug?.current
}

/** The document as it is after the upload of its pictures and files. */
function uploaded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(uploaded)
  if (typeof value !== 'object' || value === null) return value
  const {_sanityAsset, ...rest} = value as Record<string, unknown>
  const fields = Object.fromEntries(Object.entries(rest).map(([name, field]) => [name, uploaded(field)]))
  return _sanityAsset ? {...fields, asset: {_type: 'reference', _ref: 'image-0-1600x900-webp'}} : fields
}

const stored = seedDocuments().map((document) => uploaded(document) as typeof document)

test.each(stored)('an editor who opens $_id sees no error and no warning', async (document) => {
  const findings = await findingsOf(document, dataset)
  expect(findings.map(({path, message}) => `${JSON.stringify(path)}: ${message}`)).toEqual([])
})

test(
  'no document has a field that the schema does not know',
  {tags: ['S3.01.01', 'S3.05.01', 'S3.06.02']},
  () => {
    const unknown = stored.flatMap((document) => {
      const type = schema.get(document._type)
      const known = new Set(type && 'fields' in type ? type.fields.map(({name}) => name) : [])
      return Object.keys(document)
        .filter((name) => !name.startsWith('_') && !known.has(name))
        .map((name) => `${document._id}.${name}`)
    })
    expect(unknown).toEqual([])
  },
)

describe.each(courses)('the lessons of $title', (course) => {
  const lessons = course.outline.flatMap((section) => section.lessons)

  test('are as many as such a course needs', () => {
    // Lessons for every day are short, and may be more.
    const isDaily = lessons.every(({minutes}) => minutes <= 80)
    const [least, most] = course.listing === 'offer' ? [12, 18] : [8, isDaily ? 20 : 12]
    expect(lessons.length).toBeGreaterThanOrEqual(least)
    expect(lessons.length).toBeLessThanOrEqual(most)
  })

  test.each(lessons)('$slug has 350 words, something to do, and the time that takes', (lesson) => {
    expect(lessonWords(lesson)).toBeGreaterThanOrEqual(350)
    const tasks = partsOf(lesson, 'exercise')
    const questions = lessonQuizzes(lesson).length
    expect(tasks + questions).toBeGreaterThan(0)
    expect(lesson.minutes).toBeGreaterThan(lessonReading(lesson))
    // Without a task there is nothing to do but to think about the questions.
    const mostWork = tasks > 0 ? Infinity : 3 * questions
    expect(lesson.minutes - lessonReading(lesson)).toBeLessThanOrEqual(mostWork)
  })
})
