import {glob, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {root} from '../../../local/services.ts'
import {content} from '../fixtures/content.ts'
import {expect, test} from '../fixtures/test.ts'

/** The storefront as it was built for these tests. */
const built = join(root, 'web', 'build', 'test', 'client')

/** Shorter ones may stand somewhere else by chance. */
const TELLING_LENGTH = 40

interface LessonTexts {
  course: string
  lesson: string
  isFree: boolean
  /** every text of the lesson's blocks, of whatever kind */
  body: unknown
}

/** All texts under `text` and `code` somewhere in a value. `secret` leaves out what is no answer's explanation. */
function textsIn(value: unknown, isSecret: boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, isSecret))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => {
    if (name === 'explanation') return textsIn(item, true)
    if (typeof item === 'string') return isSecret && ['text', 'code', 'caption'].includes(name) ? [item] : []
    return textsIn(item, isSecret)
  })
}

test('no built file has a word of a lesson that is sold, or of why an answer is right', async () => {
  const lessons = await content.fetch<(LessonTexts | null)[]>(`
    *[_type == "course" && !(_id in path("drafts.**"))].curriculum[]{
      "lessons": lessons[]{
        "lesson": title, "isFree": coalesce(free, ^.free) == true, "body": content->body
      }
    }.lessons[]`)
  // What an article shows of a lesson is public.
  const published = new Set(
    textsIn(await content.fetch('*[_type == "article" && !(_id in path("drafts.**"))].body'), true),
  )
  // Of a section without lessons GROQ gives nothing.
  const secrets = lessons
    .filter((lesson) => lesson !== null)
    .flatMap(({lesson, isFree, body}) =>
      textsIn(body, !isFree)
        .filter((text) => text.length >= TELLING_LENGTH && !published.has(text))
        .map((text) => ({lesson, text, words: wordsOf(text)})),
    )
  expect(secrets.length, 'texts that nobody may read').toBeGreaterThan(100)

  const byFirstWord = Map.groupBy(secrets, ({words}) => words[0])
  const found: string[] = []
  let files = 0
  for await (const file of glob('**/*', {cwd: built})) {
    if (!/\.(html|js|css|data|xml|txt|svg|json)$/.test(file)) continue
    files += 1
    const source = wordsOf(await readFile(join(built, file), 'utf8'))
    for (const [place, first] of source.entries())
      for (const {lesson, text, words} of byFirstWord.get(first) ?? [])
        if (words.every((word, index) => word === source[place + index]))
          found.push(`${file}: ${lesson}: ${text}`)
  }
  expect(files).toBeGreaterThan(100)
  expect(found).toEqual([])
})

/** Words alone, as HTML, scripts and data write what is between them differently. */
function wordsOf(source: string): string[] {
  return (
    source.replaceAll(/&(?:#x27|#39|quot|amp|lt|gt);|\\u[0-9a-fA-F]{4}|\\n/g, ' ').match(/[\p{L}\p{N}]+/gu) ??
    []
  )
}
