import {existsSync, readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {figure} from '../art/figures/all-figures.ts'
import {captionsOf} from '../captions.ts'
import {courses} from '../courses/all-courses.ts'
import {lessonContents, minutesOf} from '../lesson-documents.ts'
import {lessonQuizzes, lessonWords} from '../lesson-words.ts'
import {figureNames, videos} from './all-lessons.ts'

const unique = (values: unknown[]) => new Set(values).size === values.length
const lessonsIn = (course: (typeof courses)[number]) => course.outline.flatMap(({lessons}) => lessons)
const all = courses.flatMap((course) => lessonsIn(course).map((lesson) => ({course: course.slug, lesson})))

/** The courses whose every lesson is written. */
const COMPLETE = [
  'email-people-look-forward-to',
  'presentations-that-hold-the-room',
  'draw-it-on-the-whiteboard',
]

describe.each(courses)('the outline of $title', (course) => {
  const lessons = lessonsIn(course)

  test('has as many lessons as such a course has', () => {
    const [least, most] = course.listing === 'offer' ? [12, 18] : [8, 20]
    expect(lessons.length).toBeGreaterThanOrEqual(least)
    expect(lessons.length).toBeLessThanOrEqual(most)
    for (const section of course.outline) expect(section.lessons.length).toBeGreaterThan(0)
    expect(lessons.every(({minutes}) => Number.isInteger(minutes) && minutes > 0)).toBe(true)
    expect(minutesOf(course.outline)).toBe(lessons.reduce((total, {minutes}) => total + minutes, 0))
  })

  test('gives every lesson an address and a title of its own', () => {
    expect(unique(lessons.map(({slug}) => slug))).toBe(true)
    expect(unique(lessons.map(({title}) => title))).toBe(true)
    for (const {slug, title} of lessons) {
      expect(slug).toMatch(/^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/)
      expect(title.length).toBeLessThanOrEqual(100)
    }
  })

  test('begins with a section that is really written and asks something', () => {
    const first = course.outline[0]?.lessons ?? []
    for (const lesson of first) expect(lessonWords(lesson)).toBeGreaterThanOrEqual(250)
    expect(first.flatMap(lessonQuizzes).length).toBeGreaterThan(0)
  })

  test('has a text for every lesson', () => {
    for (const lesson of lessons)
      expect({slug: lesson.slug, words: lessonWords(lesson) >= 60}).toEqual({slug: lesson.slug, words: true})
  })
})

test.each(COMPLETE)('%s is written to the end', (slug) => {
  const course = courses.find((candidate) => candidate.slug === slug)
  if (!course) throw new Error(`There is no course ${slug}`)
  const lessons = lessonsIn(course)
  for (const lesson of lessons) expect(lessonWords(lesson)).toBeGreaterThanOrEqual(300)
  const types = lessons.flatMap(({body}) =>
    body.map((part) => (typeof part === 'string' ? 'text' : part.type)),
  )
  for (const type of ['quiz', 'exercise', 'figure', 'table', 'download', 'video'])
    expect(types).toContain(type)
  const asking = course.outline.filter((section) => section.lessons.flatMap(lessonQuizzes).length > 0)
  expect(asking.length).toBeGreaterThanOrEqual(Math.floor(course.outline.length / 2))
})

describe('all lessons', () => {
  test('teach different things', () => {
    expect(unique(all.map(({lesson}) => JSON.stringify(lesson.body)))).toBe(true)
    expect(unique(all.map(({course, lesson}) => `${course}/${lesson.slug}`))).toBe(true)
  })

  test('ask questions that have a right answer, and explain every answer', () => {
    const quizzes = all.flatMap(({lesson}) => lessonQuizzes(lesson))
    expect(quizzes.length).toBeGreaterThan(30)
    for (const {question, answers} of quizzes) {
      expect({question, answers: answers.length >= 2}).toEqual({question, answers: true})
      expect({question, right: answers.some(({right}) => right)}).toEqual({question, right: true})
      for (const {text, explanation} of answers) expect(text.trim() && explanation.trim()).not.toBe('')
      expect(unique(answers.map(({text}) => text))).toBe(true)
    }
  })

  test('are private documents whose ids do not change', () => {
    const documents = courses.flatMap(({slug, outline}) => lessonContents(slug, outline))
    expect(unique(documents.map(({_id}) => _id))).toBe(true)
    for (const {_id, lessonKey} of documents) {
      expect(_id).toMatch(/^lesson\.[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(lessonKey).toMatch(/^[0-9a-f]{12}$/)
    }
    expect(documents[0]?._id).toBe('lesson.2dafa339-9389-5a5e-bf07-3d7009e1fef0')
  })

  test('show drawings that exist', () => {
    for (const name of [...figureNames, ...videos.flatMap(({scenes}) => scenes.map((scene) => scene.figure))])
      expect(figure(name)).toContain('<svg')
  })
})

test('there are three videos', () => {
  expect(videos).toHaveLength(3)
})

describe.each(videos)('the video $title', (video) => {
  const file = (ending: string) => join(import.meta.dirname, '../videos', `${video.name}.${ending}`)
  const seconds = video.scenes.reduce((total, scene) => total + scene.seconds, 0)

  test('is short, and its file under two megabytes', () => {
    expect(seconds).toBeGreaterThanOrEqual(40)
    expect(seconds).toBeLessThanOrEqual(75)
    expect(existsSync(file('webm'))).toBe(true)
    expect(statSync(file('webm')).size).toBeLessThan(2_000_000)
  })

  test('has captions that say what is said, and can be read', () => {
    const captions = readFileSync(file('vtt'), 'utf8')
    expect(captions).toBe(captionsOf(video))
    const cues = [...captions.matchAll(/^(\S+) --> (\S+)\n((?:.+\n?)+)/gm)].map(([, from, to, text]) => ({
      from: secondsOf(from),
      to: secondsOf(to),
      lines: (text ?? '').trim().split('\n'),
    }))
    const said = cues.flatMap(({lines}) => lines).join(' ')
    expect(said).toBe(video.scenes.map(({words}) => words).join(' '))
    for (const {from, to, lines} of cues) {
      expect(to).toBeGreaterThan(from)
      expect(lines.length).toBeLessThanOrEqual(2)
      // What people read with ease is under some twenty characters a second.
      expect(lines.join(' ').length / (to - from)).toBeLessThan(20)
    }
    expect(cues.at(-1)?.to).toBeCloseTo(seconds)
  })

  test('stops for its questions at the beginning of a scene', () => {
    for (const {scene} of video.stops ?? []) expect(video.scenes[scene]).toBeDefined()
  })
})

function secondsOf(time = ''): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}
