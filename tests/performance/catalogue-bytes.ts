import {catalogueFilters, type CatalogueFilters} from '@lectern/domain/catalogue'
import {build} from 'esbuild'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {gzipSync} from 'node:zlib'
import {startContentLake} from '../../local/content-lake/server.ts'
import {lakeClient} from '../../local/lake-client.ts'
import {root} from '../../local/services.ts'
import {seedDocuments} from '../../studio/seed/dataset.ts'
import {addGeneratedCourses} from './generated-content.ts'

/** Courses have the built-in lessons up to this number; above it nothing that grows with them is asked for. */
const MOST_WITH_LESSONS = 10_000

export interface VisitStep {
  name: string
  /** of all answers, as they travel (gzip) */
  bytes: number
  /** until the last answer, in ms */
  time: number
}

/** What a visit to the catalogue fetches from a content lake with that many courses, step by step. */
export async function measureVisit(courses: number): Promise<VisitStep[]> {
  const data = await mkdtemp(join(tmpdir(), 'lectern-visit-'))
  const lake = await startContentLake({port: 0, data})
  const {fetch} = globalThis
  try {
    await fill(lake.url, lake.tokens.write, courses)
    let bytes = 0
    globalThis.fetch = async (...request) => {
      const response = await fetch(...request)
      bytes += gzipSync(await response.clone().bytes()).length
      return response
    }
    const code = await storefront(lake.url, data)
    const catalogue = await code.loadCatalogue()
    const pageData = JSON.stringify(code.forBuiltPage(catalogue))
    const measured = [{name: 'data in the HTML', bytes: gzipSync(pageData).length, time: 0}]
    for (const [name, step] of Object.entries(stepsOf(code, catalogue))) {
      bytes = 0
      const begin = performance.now()
      await step()
      measured.push({name, bytes, time: performance.now() - begin})
    }
    return measured
  } finally {
    globalThis.fetch = fetch
    await lake.close()
    await rm(data, {recursive: true, force: true})
  }
}

/** Content without pictures: what a course says of its picture is a few bytes of each card. */
async function fill(apiHost: string, token: string, courses: number): Promise<void> {
  const client = lakeClient(apiHost, {token})
  const documents = seedDocuments()
    .filter(({_type}) =>
      ['category', 'instructor', 'course', 'siteSettings', 'helpPage', 'faqPage'].includes(_type),
    )
    .map(withoutPictures)
  const transaction = client.transaction()
  for (const document of documents) if (document._type !== 'course') transaction.create(document)
  await transaction.commit()
  const patterns = documents
    .filter(({_type}) => _type === 'course')
    .map(({instructor, outcomes, curriculum}) =>
      courses > MOST_WITH_LESSONS ? {instructor, outcomes} : {instructor, outcomes, curriculum},
    )
  await addGeneratedCourses(client, courses, patterns)
}

type StoredDocument = Record<string, unknown> & {_id: string; _type: string}

function withoutPictures(document: object): StoredDocument {
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) =>
      key === '_sanityAsset' || ['image', 'avatar', 'coverImage', 'offer'].includes(key) ? undefined : value,
    ),
  ) as StoredDocument
}

/** What the visit uses of the storefront's code. */
interface Storefront {
  loadCatalogue: () => Promise<Catalogue>
  forBuiltPage: (catalogue: Catalogue) => Catalogue
  fetchCoursePage: (filters: CatalogueFilters) => Promise<unknown>
  loadCourseSearch: (category: string) => Promise<unknown>
  loadCategory: (slug: string, url: URL) => Promise<unknown>
  loadSiteSearch: () => Promise<{isLarge: boolean}>
  searchAll: (search: string) => Promise<unknown>
}

interface Catalogue {
  isLarge: boolean
}

const MODULES = [
  'features/courses/catalogue/model',
  'features/courses/catalogue/remote-page',
  'features/courses/catalogue/course-search',
  'features/courses/catalogue/load-courses',
  'layout/search/site-search',
]

function stepsOf(code: Storefront, {isLarge}: Catalogue): Record<string, () => Promise<unknown>> {
  /** Up to a few hundred courses the browser has them all. */
  const page = (change: Partial<CatalogueFilters>) => async () =>
    isLarge && code.fetchCoursePage({...catalogueFilters.initial, ...change})
  return {
    'the catalogue': () => code.loadCatalogue(),
    'its second page': page({page: 2}),
    'level, price and order': page({level: 'Beginner', price: {min: 20, max: 80}, sort: 'rating'}),
    'a search': isLarge ? page({search: 'pricing'}) : () => code.loadCourseSearch(''),
    'a category': () => code.loadCategory('marketing', new URL('http://shop.test/courses/marketing')),
    'a search in the header': async () => {
      const site = await code.loadSiteSearch()
      if (site.isLarge) await code.searchAll('pricing')
    },
  }
}

/** The storefront's code, as it asks that content lake. */
async function storefront(apiHost: string, folder: string): Promise<Storefront> {
  const outfile = join(folder, 'visit.mjs')
  await build({
    stdin: {
      contents: MODULES.map((module) => `export * from '~/${module}'`).join('\n'),
      resolveDir: root,
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    alias: {'~': join(root, 'web/app')},
    define: {'import.meta.env': JSON.stringify({SSR: true, VITE_SANITY_API_HOST: apiHost})},
    banner: {js: "import {createRequire} from 'node:module'; const require = createRequire(import.meta.url)"},
    logLevel: 'error',
  })
  return (await import(pathToFileURL(outfile).href)) as Storefront
}
