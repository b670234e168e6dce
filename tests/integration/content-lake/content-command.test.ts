import {spawn} from 'node:child_process'
import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {loadSeed} from '../../../studio/seed/loader.ts'
import {startLake, type TestLake} from './lake.ts'
import {fourFields} from './pictures.ts'

const main = join(import.meta.dirname, '../../../studio/content/main.ts')

let lake: TestLake
let folder: string
let archive: string
beforeAll(async () => {
  lake = await startLake()
  folder = await mkdtemp(join(tmpdir(), 'lectern-content-'))
  archive = join(folder, 'content.tar.gz')
  const image = await lake.client.assets.upload('image', await fourFields(60, 40), {filename: 'cover.png'})
  const file = await lake.client.assets.upload('file', Buffer.from('WEBVTT\n'), {filename: 'captions.vtt'})
  const asset = (_ref: string) => ({asset: {_type: 'reference', _ref}})
  await lake.client
    .transaction()
    .create({_id: 'course-seo', _type: 'course', title: 'SEO', image: {_type: 'image', ...asset(image._id)}})
    .create({_id: 'drafts.course-seo', _type: 'course', title: 'SEO, again'})
    .create({_id: 'lesson.one', _type: 'lessonContent', captions: {_type: 'file', ...asset(file._id)}})
    .commit()
})
afterAll(async () => {
  await lake.stop()
  await rm(folder, {recursive: true, force: true})
})

/** Runs the command as `npm run content -- …` does, on one lake. */
function content(on: TestLake, ...args: string[]): Promise<{code: number | null; out: string; err: string}> {
  const {promise, resolve, reject} = Promise.withResolvers<{code: number | null; out: string; err: string}>()
  const env = {
    ...process.env,
    SANITY_PROJECT_ID: 'lectern',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: on.url,
    SANITY_TOKEN: on.tokens.write,
  }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...args], {env})
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString()
  })
  child.once('error', reject)
  child.once('close', (code) => resolve({code, out, err}))
  return promise
}

const CONTENT = `{
  "texts": *[!(_type match "sanity.*")] | order(_id) {_id, _type, title},
  "width": *[_id == "course-seo"][0].image.asset->metadata.dimensions.width,
  "captions": *[_id == "lesson.one"][0].captions.asset->originalFilename
}`

test('a query is answered as JSON, with its parameters and perspective', async () => {
  const query = '*[_type == $type && count($ids) == 2].title'
  const answer = await content(lake, 'query', query, '--param', 'type=course', '--param', 'ids=[1,2]')
  expect(JSON.parse(answer.out)).toEqual(['SEO', 'SEO, again'])
  const drafts = await content(lake, 'query', '*[_type == "course"].title', '--perspective', 'drafts')
  expect(JSON.parse(drafts.out)).toEqual(['SEO, again'])
})

describe('a backup', () => {
  test('is restored over what was edited and deleted since', async () => {
    const before = await lake.client.fetch<unknown>(CONTENT)
    const saved = await content(lake, 'export', archive)
    expect(saved.err).toContain('3 documents and 2 pictures and files are in')
    await lake.client.patch('course-seo').set({title: 'Spoilt'}).commit()
    await lake.client.delete('drafts.course-seo')
    await lake.client.delete('lesson.one')

    const refused = await content(lake, 'import', archive)
    expect(refused.code).toBe(1)
    expect(refused.err).toContain('Add --replace')
    expect(await lake.client.fetch('*[_id == "course-seo"][0].title')).toBe('Spoilt')

    const missing = await content(lake, 'import', archive, '--missing')
    expect(missing.err).toMatch(/2 documents of .* 1 were there already and are left as they were\./)
    expect(await lake.client.fetch('*[_id in ["course-seo", "lesson.one"]]._type')).toHaveLength(2)
    expect(await lake.client.fetch('*[_id == "course-seo"][0].title')).toBe('Spoilt')

    expect((await content(lake, 'import', archive, '--replace')).code).toBe(0)
    expect(await lake.client.fetch(CONTENT)).toEqual(before)
  })

  test('fills an empty content lake, with drafts, lessons, pictures and files', async () => {
    const other = await startLake()
    try {
      const {code} = await content(other, 'import', archive)
      expect(code).toBe(0)
      expect(await other.client.fetch(CONTENT)).toEqual(await lake.client.fetch(CONTENT))
    } finally {
      await other.stop()
    }
  })

  test('of a seeded dataset is restored with what the seed has loaded', async () => {
    const [seeded, other] = await Promise.all([startLake(), startLake()])
    try {
      const documents = [{_id: 'category-design', _type: 'category', name: 'Design'}]
      await loadSeed({client: seeded.client, documents})
      const file = join(folder, 'seeded.tar.gz')
      expect((await content(seeded, 'export', file)).err).toContain('2 documents')
      expect((await content(seeded, 'import', file, '--replace')).err).toMatch(/2 documents of /)
      expect((await content(other, 'import', file)).err).toMatch(/2 documents of /)
      // What an editor deletes of the samples stays deleted.
      await other.client.delete('category-design')
      expect(await loadSeed({client: other.client, documents})).toMatchObject({kept: ['category-design']})
    } finally {
      await Promise.all([seeded.stop(), other.stop()])
    }
  })

  test('is never written over another file unless told to', async () => {
    const file = join(folder, 'notes.tar.gz')
    await writeFile(file, 'notes')
    expect((await content(lake, 'export', file)).err).toContain('is there already')
    expect((await content(lake, 'export', file, '--overwrite', '--no-drafts', '--no-assets')).code).toBe(0)
  })
})

describe('what is taken in', () => {
  const reference = (_ref: string) => ({_type: 'reference', _ref})
  const lines = async (...documents: object[]) => {
    const file = join(folder, `${crypto.randomUUID()}.ndjson`)
    await writeFile(file, documents.map((document) => `${JSON.stringify(document)}\n`).join(''))
    return file
  }

  test.for<[string, object, RegExp]>([
    [
      'a reference to nothing',
      {_id: 'course-x', _type: 'course', instructor: reference('nobody')},
      /^1 reference leads to what is neither in the file nor in the dataset: course-x to nobody\. Nothing/,
    ],
    [
      'a type that the Studio does not know',
      {_id: 'course-x', _type: 'coarse'},
      /^The Studio does not know this document type: coarse\. Nothing was taken in; with --any-type they are\./,
    ],
    [
      'a document that is there',
      {_id: 'course-seo', _type: 'course'},
      /^1 of the documents is there already: course-seo\. Nothing was taken in\.\nAdd --replace/,
    ],
    ['what is no document', {title: 'X'}, /^Line 2 of .*\.ndjson is no document with _id and _type\./],
  ])('is nothing of a file with %s', async ([, document, words]) => {
    const file = await lines({_id: 'course-y', _type: 'course'}, document)
    const {code, err} = await content(lake, 'import', file)
    expect(err).toMatch(words)
    expect(code).toBe(1)
    expect(await lake.client.fetch('count(*[_id in ["course-x", "course-y"]])')).toBe(0)
  })

  test('refers to documents of the file and of the dataset, or weakly to nothing', async () => {
    const file = await lines(
      {_id: 'course-x', _type: 'course', instructor: reference('someone'), next: reference('course-seo')},
      {_id: 'someone', _type: 'instructor', course: {...reference('nobody'), _weak: true}},
      {_id: 'later', _type: 'of-a-later-schema'},
    )
    expect((await content(lake, 'import', file, '--any-type')).err).toMatch(/3 documents of /)
    expect(await lake.client.fetch('*[_id == "course-x"][0].instructor->_type')).toBe('instructor')
    await lake.client.delete('course-x')
    for (const id of ['someone', 'later']) await lake.client.delete(id)
  })
})

test.for<[string[], RegExp]>([
  [[], /npm run content -- query/],
  [['query', '*[', '--perspective', 'raw'], /expected/i],
  [['query', '*', '--perspective', 'rough'], /There is no perspective rough/],
  [['import', '/nowhere.tar.gz'], /There is no \/nowhere\.tar\.gz/],
  [['import', main], /Line 1 of main\.ts is no document/],
  [['import', 'x', '--replace', '--missing'], /exclude each other/],
  [['export', '/nowhere/content.tar.gz'], /There is no folder \/nowhere/],
  [['export', tmpdir(), '--overwrite'], /is a folder: name a file/],
  [
    ['export', join(tmpdir(), 'lectern-none.tar.gz'), '--types', 'course,nosuch'],
    /There are no documents of this type: nosuch\. The Studio has .*article/,
  ],
])('%j is refused in words', async ([args, words]) => {
  const {code, err} = await content(lake, ...args)
  expect(err).toMatch(words)
  expect(err).not.toMatch(/\n {4}at /)
  expect(code).toBe(1)
})
