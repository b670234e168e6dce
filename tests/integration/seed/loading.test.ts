import type {SanityClient} from '@sanity/client'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {startContentLake, type ContentLake} from '../../../local/content-lake/server.ts'
import {lakeClient} from '../../../local/lake-client.ts'
import {seedDocuments} from '../../../studio/seed/dataset.ts'
import {loadSeed} from '../../../studio/seed/loader.ts'

const all = seedDocuments()
/** A course with all it refers to: enough to be a dataset, small enough to load often. */
const documents = all.filter(
  ({_id, _type}) => _type === 'category' || _type === 'instructor' || _id === all.find(isCourse)?._id,
)
const course = all.find(isCourse)?._id ?? ''

function isCourse({_type}: {_type: string}): boolean {
  return _type === 'course'
}

let folder: string
let lake: ContentLake
let client: SanityClient

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-seed-'))
  lake = await startContentLake({port: 0, data: folder})
  client = lakeClient(lake.url, {token: lake.tokens.write, perspective: 'raw'})
})

afterEach(async () => {
  await lake.close()
  await rm(folder, {recursive: true})
})

/** The seed as a later release has it: with another price. */
function laterSeed() {
  return documents.map((document) => (document._id === course ? {...document, price: 45} : document))
}

function price(): Promise<number | null> {
  return client.fetch<number | null>('*[_id == $course][0].price', {course})
}

describe('loading the seed', () => {
  test(
    'fills an empty dataset, pictures and references included',
    {tags: ['S1.05.01', 'S1.05.02', 'S1.05.03']},
    async () => {
      const {written, kept} = await loadSeed({client, documents: all})
      expect(written).toHaveLength(all.length)
      expect(kept).toEqual([])
      const counts = await client.fetch<Record<string, number>>(`{
      "courses": count(*[_type == "course"]),
      "withPicture": count(*[_type == "course" && defined(image.asset->url)]),
      "withInstructor": count(*[_type == "course" && defined(instructor->name) && !defined(instructor._weak)])
    }`)
      expect(counts).toEqual({courses: 15, withPicture: 15, withInstructor: 15})
    },
  )

  test('changes nothing the second time', async () => {
    await loadSeed({client, documents})
    const before = await client.fetch<string[]>('*[]._rev | order(@)')
    const again = await loadSeed({client, documents})
    expect(again).toEqual({
      written: [],
      unchanged: documents.length,
      kept: [],
      removed: [],
      discardedDrafts: [],
    })
    expect(await client.fetch('*[]._rev | order(@)')).toEqual(before)
  })

  test('brings a newer seed to documents nobody has touched', async () => {
    await loadSeed({client, documents})
    const {written} = await loadSeed({client, documents: laterSeed()})
    expect(written).toEqual([course])
    expect(await price()).toBe(45)
  })

  test('leaves a published change alone', async () => {
    await loadSeed({client, documents})
    await client.patch(course).set({price: 12}).commit()
    const {kept} = await loadSeed({client, documents: laterSeed()})
    expect(kept).toEqual([course])
    expect(await price()).toBe(12)
  })

  test('leaves a document with unpublished changes alone', async () => {
    await loadSeed({client, documents})
    await client.create({
      ...(await client.getDocument(course)),
      _id: `drafts.${course}`,
      _type: 'course',
      price: 13,
    })
    const {kept} = await loadSeed({client, documents: laterSeed()})
    expect(kept).toEqual([course])
  })

  test('does not bring back what an editor has removed', async () => {
    await loadSeed({client, documents})
    await client.delete(course)
    const {kept} = await loadSeed({client, documents})
    expect(kept).toEqual([course])
    expect(await price()).toBeNull()
  })

  test('takes away what an earlier seed had, unless somebody has changed it or refers to it', async () => {
    const tour = {_id: 'page-tour', _type: 'page', title: 'The tour'}
    const press = {_id: 'page-press', _type: 'page', title: 'Press'}
    await loadSeed({client, documents: [...documents, tour, press]})
    await client.patch('page-press').set({title: 'Press and media'}).commit()
    const {removed} = await loadSeed({client, documents: documents.filter(({_type}) => _type !== 'category')})
    const usedCategory = await client.fetch<string>('*[_id == $course][0].category._ref', {course})
    expect(removed).toContain('page-tour')
    expect(removed).not.toContain('page-press')
    expect(removed).not.toContain(usedCategory)
    const left = await client.fetch<string[]>('*[_id in ["page-tour", "page-press", $usedCategory]]._id', {
      usedCategory,
    })
    expect(left.toSorted()).toEqual([usedCategory, 'page-press'].toSorted())
    expect((await loadSeed({client, documents})).removed).toEqual([])
  })

  test('puts the sample texts back when told to, and drops the drafts over them', async () => {
    await loadSeed({client, documents})
    await client.patch(course).set({price: 12}).commit()
    await client.create({
      ...(await client.getDocument(course)),
      _id: `drafts.${course}`,
      _type: 'course',
      price: 13,
    })
    const {written, kept, discardedDrafts} = await loadSeed({
      client,
      documents: laterSeed(),
      replace: true,
    })
    expect({written, kept, discardedDrafts}).toEqual({written: [course], kept: [], discardedDrafts: [course]})
    expect(
      await client.fetch('*[_id in [$course, $draft]].price', {course, draft: `drafts.${course}`}),
    ).toEqual([45])
  })

  test('finishes a load that was interrupted before the pictures', async () => {
    await loadSeed({client, documents})
    await client.patch(course).unset(['image.asset']).commit()
    await client.delete('seed.record')
    const {written} = await loadSeed({client, documents})
    expect(written).toEqual([course])
    expect(await client.fetch('defined(*[_id == $course][0].image.asset)', {course})).toBe(true)
  })
})
