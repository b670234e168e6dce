// How fast the content lake answers at 5,000 documents. Run it on a quiet machine:
//   node tests/performance/content-lake.bench.ts
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {startContentLake} from '../../local/content-lake/server.ts'
import {lakeClient} from '../../local/lake-client.ts'

const COURSES = 4000
const ROUNDS = 30

const data = await mkdtemp(join(tmpdir(), 'lectern-bench-'))
const lake = await startContentLake({port: 0, data})
const client = lakeClient(lake.url, {token: lake.tokens.write})

const text = 'Search engines reward pages that answer the question a person came with. '.repeat(20)
const reference = (id: string) => ({_type: 'reference', _ref: id})
const documents: {_id: string; _type: string}[] = [
  ...Array.from({length: 50}, (_, n) => ({
    _id: `instructor-${n}`,
    _type: 'instructor',
    name: `Instructor ${n}`,
    number: n,
  })),
  ...Array.from({length: 20}, (_, n) => ({
    _id: `category-${n}`,
    _type: 'category',
    name: `Category ${n}`,
  })),
  ...Array.from({length: COURSES}, (_, n) => ({
    _id: `course-${n}`,
    _type: 'course',
    title: `Course ${(n * 7919) % COURSES}`,
    slug: {_type: 'slug', current: `course-${n}`},
    number: n,
    price: 20 + (n % 180),
    listing: n % 10 === 0 ? 'offer' : 'catalogue',
    featured: n % 7 === 0,
    instructor: reference(`instructor-${n % 50}`),
    category: reference(`category-${n % 20}`),
    outcomes: ['One', 'Two', 'Three'],
    curriculum: Array.from({length: 6}, (_unused, i) => ({
      _key: `k${i}`,
      title: `Part ${i}`,
      duration: 30,
      free: i === 0,
    })),
    description: [{_type: 'block', _key: 'b', children: [{_type: 'span', _key: 's', text}]}],
  })),
  ...Array.from({length: 930}, (_, n) => ({
    _id: `article-${n}`,
    _type: 'article',
    title: `Article ${n}`,
    author: reference(`instructor-${n % 50}`),
    body: [{_type: 'block', _key: 'b', children: [{_type: 'span', _key: 's', text}]}],
  })),
]

const queries: Record<string, [query: string, params?: Record<string, unknown>]> = {
  'one course by slug': ['*[_type == "course" && slug.current == $slug][0]', {slug: 'course-3999'}],
  'one course by slug, number or id': [
    '*[_type == "course" && (slug.current == $id || number == $number || _id == $id)][0]{..., instructor->, category->}',
    {id: 'course-3999', number: 3999},
  ],
  'a page of the catalogue': [
    '*[_type == "course" && listing == "catalogue"] | order(featured desc, title asc) [0...12]{_id, title, price, "by": instructor->name, "in": category->name}',
  ],
  'cards of all courses': [
    '*[_type == "course" && listing == "catalogue"] | order(number asc) {_id, title, price, "slug": slug.current, "by": instructor->name}',
  ],
  'documents by id': ['*[_id in $ids]{_id, title, price}', {ids: ['course-1', 'course-2', 'course-3']}],
  'search in title and text': [
    '*[_type == "course" && (title match $q || pt::text(description) match $q)][0...20]{title}',
    {q: 'person*'},
  ],
  'courses of every instructor, counted': [
    '*[_type == "instructor"]{name, "courses": count(*[_type == "course" && references(^._id)])}',
  ],
  'who refers to an instructor': ['*[references($id)]{_id, _type}', {id: 'instructor-7'}],
  'everything, counted by a condition on all': ['count(*[title match "Course*"])'],
}

try {
  const seeding = performance.now()
  for (let i = 0; i < documents.length; i += 500) {
    const transaction = client.transaction()
    for (const document of documents.slice(i, i + 500)) transaction.create(document)
    await transaction.commit({visibility: 'async'})
  }
  console.log(`${documents.length} documents written in ${Math.round(performance.now() - seeding)} ms`)

  for (const perspective of ['published', 'drafts'] as const) {
    console.log(
      `\n${perspective}, ${ROUNDS} rounds, each after a commit`.padEnd(62),
      '  first   median      p95',
    )
    for (const [name, [query, params = {}]] of Object.entries(queries)) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        // A commit invalidates the caches, as in real use.
        await client.patch('course-0').set({lessons: round}).commit()
        const started = performance.now()
        await client.fetch(query, params, {perspective})
        times.push(performance.now() - started)
      }
      const [first = 0] = times
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
      console.log(
        `  ${name}`.padEnd(58),
        ...[first, at(0.5), at(0.95)].map((ms) => `${ms.toFixed(1)} ms`.padStart(9)),
      )
    }
  }

  const commits = performance.now()
  for (let n = 0; n < 200; n++)
    await client.patch('course-1').inc({number: 1}).commit({returnDocuments: false})
  console.log(`\na commit, on the disk and answered: ${((performance.now() - commits) / 200).toFixed(1)} ms`)
} finally {
  await lake.close()
  await rm(data, {recursive: true, force: true})
}
