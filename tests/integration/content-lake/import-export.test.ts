import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {execFileSync} from 'node:child_process'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {exportDataset} from '@sanity/export'
import {sanityImport} from '@sanity/import'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {startLake, type TestLake} from './lake.ts'
import {fourFields} from './pictures.ts'

let lake: TestLake
let folder: string
beforeAll(async () => {
  lake = await startLake()
  folder = await mkdtemp(join(tmpdir(), 'lectern-import-'))
  await writeFile(join(folder, 'cover.png'), await fourFields(60, 40))
  await writeFile(join(folder, 'portrait.jpg'), await fourFields(30, 30, 'jpeg'))
})
afterAll(async () => {
  await lake.stop()
  await rm(folder, {recursive: true, force: true})
})

const image = (name: string) => ({
  _type: 'image',
  _sanityAsset: `image@${pathToFileURL(join(folder, name)).href}`,
  alt: name,
})
const reference = (id: string) => ({_type: 'reference', _ref: id})

const documents = () => [
  // The course comes first on purpose: what it refers to is not there yet.
  {
    _id: 'course-seo',
    _type: 'course',
    title: 'SEO',
    instructor: reference('instructor-ada'),
    category: reference('category-marketing'),
    image: image('cover.png'),
  },
  {
    _id: 'instructor-ada',
    _type: 'instructor',
    name: 'Ada',
    image: image('portrait.jpg'),
    coverImage: image('cover.png'),
  },
  {_id: 'category-marketing', _type: 'category', name: 'Marketing'},
  ...Array.from({length: 120}, (_, n) => ({
    _id: `article-${n}`,
    _type: 'article',
    title: `Article ${n}`,
    author: reference('instructor-ada'),
    body: [{_type: 'block', _key: 'b', children: [{_type: 'span', _key: 's', text: 'x'.repeat(3000)}]}],
  })),
]

const options = {
  operation: 'createOrReplace',
  onProgress: () => undefined,
  allowAssetsInDifferentDataset: false,
  allowSystemDocuments: false,
  releasesOperation: 'fail',
  replaceAssets: false,
  skipCrossDatasetReferences: false,
  tag: 'seed',
} as const

describe('the official importer', () => {
  test('loads documents, pictures and references among them', async () => {
    const result = await sanityImport(documents(), {client: lake.client, ...options})
    expect(result).toMatchObject({numDocs: 123, warnings: []})
    expect(
      await lake.client.fetch(
        '*[_id == "course-seo"][0]{title, "by": instructor->name, "in": category->name, "width": image.asset->metadata.dimensions.width, "weak": instructor._weak}',
      ),
    ).toEqual({title: 'SEO', by: 'Ada', in: 'Marketing', width: 60, weak: null})
    expect(await lake.client.fetch('count(*[_type == "article" && author->name == "Ada"])')).toBe(120)
    expect(await lake.client.fetch('count(*[_type == "sanity.imageAsset"])')).toBe(2)
    await expect(lake.client.delete('instructor-ada')).rejects.toMatchObject({statusCode: 409})
  })

  test('run again changes the content of nothing', async () => {
    const content = '*[]|order(_id){..., "_rev": null, "_updatedAt": null, "_createdAt": null}'
    const before = await lake.client.fetch(content)
    await sanityImport(documents(), {client: lake.client, ...options})
    expect(await lake.client.fetch(content)).toEqual(before)
  })

  test('leaves what is there alone when told to', async () => {
    await lake.client.patch('category-marketing').set({name: 'Renamed'}).commit()
    await sanityImport(documents(), {client: lake.client, ...options, operation: 'createIfNotExists'})
    expect(await lake.client.getDocument('category-marketing')).toMatchObject({name: 'Renamed'})
  })
})

describe.each(['stream', 'cursor'] as const)('the official exporter in %s mode', (mode) => {
  test('takes everything out, and an empty lake takes it in again', async () => {
    const archive = join(folder, `${mode}.tar.gz`)
    const result = await exportDataset({
      client: lake.client,
      dataset: 'production',
      outputPath: archive,
      mode,
      onProgress: () => undefined,
    })
    expect(result).toMatchObject({documentCount: 123, assetCount: 2})

    const other = await startLake()
    try {
      const unpacked = await mkdtemp(join(folder, 'unpacked-'))
      execFileSync('tar', ['xzf', archive, '-C', unpacked, '--strip-components=1'])
      expect(
        (await readFile(join(unpacked, 'data.ndjson'), 'utf8')).split('\n').filter(Boolean),
      ).toHaveLength(123)
      await sanityImport(unpacked, {client: other.client, ...options})
      const query =
        '*[_type != "sanity.imageAsset"] | order(_id) {_id, title, name, "image": image.asset._ref, "by": instructor->name}'
      expect(await other.client.fetch(query)).toEqual(await lake.client.fetch(query))
    } finally {
      await other.stop()
    }
  })
})
