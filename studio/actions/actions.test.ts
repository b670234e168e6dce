import fc from 'fast-check'
import type {SanityDocument} from 'sanity'
import {describe, expect, test} from 'vitest'
import {cleanCopy} from './duplicate-action'
import {
  formerLessonSlugsAfter,
  formerSlugsAfter,
  formerSlugsSince,
  formerSlugsUnpublished,
  patchesBeforePublishing,
} from './keep-former-slug'

const stored = {_id: 'a', _type: 'course', _rev: '1', _createdAt: '', _updatedAt: ''}

function at(slug: string | undefined, formerSlugs?: string[]): SanityDocument {
  return {
    ...stored,
    ...(slug === undefined ? {} : {slug: {current: slug}}),
    ...(formerSlugs && {formerSlugs}),
  }
}

describe('publishing', () => {
  test('keeps the address that the document leaves', () => {
    expect(formerSlugsAfter(at('old'), at('new'))).toEqual(['old'])
    expect(formerSlugsAfter(at('b', ['a']), at('c', ['a']))).toEqual(['a', 'b'])
  })

  test('changes nothing where there is nothing to keep', () => {
    expect(formerSlugsAfter(null, at('new'))).toBeUndefined()
    expect(formerSlugsAfter(at('same', ['a']), at('same', ['a']))).toBeUndefined()
    expect(formerSlugsAfter(at('old'), at(undefined))).toBeUndefined()
  })

  test('keeps every address that a document ever had and was not dropped, none twice, and never its own', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), {minLength: 1}), (slugs) => {
        let published: SanityDocument | null = null
        for (const slug of slugs) {
          const former = published?.['formerSlugs'] as string[] | undefined
          published = at(slug, formerSlugsAfter(published, at(slug, former)) ?? former)
        }
        const current = slugs.at(-1)
        const former = (published?.['formerSlugs'] ?? []) as string[]
        expect(new Set(former)).toEqual(new Set(slugs.filter((slug) => slug !== current)))
        expect(new Set(former).size).toBe(former.length)
      }),
    )
  })
})

describe('publishing a course', () => {
  const outline = (...sections: [string, object[]][]) => ({
    ...at('type'),
    curriculum: sections.map(([_key, lessons]) => ({_key, lessons})),
  })
  const lesson = (_key: string, slug: string, formerSlugs?: string[]) => ({
    _key,
    slug: {current: slug},
    ...(formerSlugs && {formerSlugs}),
  })

  test('keeps the addresses that its lessons leave, also of one in another section now', () => {
    const published = outline(['s', [lesson('a', 'one'), lesson('b', 'two')]], ['t', []])
    const draft = outline(['s', [lesson('b', 'zwei')]], ['t', [lesson('a', 'eins', ['uno'])]])
    expect(formerLessonSlugsAfter(published, draft)).toEqual({
      'curriculum[_key=="s"].lessons[_key=="b"].formerSlugs': ['two'],
      'curriculum[_key=="t"].lessons[_key=="a"].formerSlugs': ['uno', 'one'],
    })
  })

  test('changes nothing of lessons that stay where they are, or are new', () => {
    const published = outline(['s', [lesson('a', 'one')]])
    expect(
      formerLessonSlugsAfter(published, outline(['s', [lesson('a', 'one'), lesson('b', 'two')]])),
    ).toEqual({})
    expect(formerLessonSlugsAfter(null, published)).toEqual({})
  })
})

describe('publishing a course with a lesson that was copied into another section', () => {
  const lesson = (_key: string, slug: string, text?: string, formerSlugs?: string[]) => ({
    _key,
    slug: {current: slug},
    ...(text && {content: {_ref: `lesson.${text}`}}),
    ...(formerSlugs && {formerSlugs}),
  })
  const course = (s: object[], t: object[] = []) => ({
    ...at('type'),
    curriculum: [
      {_key: 's', lessons: s},
      {_key: 't', lessons: t},
    ],
  })
  const published = course([lesson('a', 'one', 'A'), lesson('b', 'two', 'B')])
  const after = (...[s, t]: Parameters<typeof course>) => patchesBeforePublishing(published, course(s, t))

  test('gives it its key back, by which all that learners did is stored', () => {
    expect(after([lesson('b', 'two', 'B')], [lesson('new', 'one', 'A')])).toEqual([
      {set: {'curriculum[_key=="t"].lessons[_key=="new"]._key': 'a'}},
    ])
  })

  test('keeps the address that it leaves as well, under the key that it has then', () => {
    expect(after([lesson('b', 'two', 'B')], [lesson('new', 'eins', 'A', ['uno'])])).toEqual([
      {set: {'curriculum[_key=="t"].lessons[_key=="new"]._key': 'a'}},
      {set: {'curriculum[_key=="t"].lessons[_key=="a"].formerSlugs': ['uno', 'one']}},
    ])
  })

  test.each<[string, Parameters<typeof course>]>([
    [
      'its original is still there',
      [[lesson('a', 'one', 'A'), lesson('b', 'two', 'B')], [lesson('new', 'copy', 'A')]],
    ],
    ['it has a text of its own', [[lesson('b', 'two', 'B')], [lesson('new', 'one', 'C')]]],
    ['it has no text', [[lesson('b', 'two', 'B')], [lesson('new', 'one')]]],
    ['the text of a lesson that is gone is another published lesson’s now', [[lesson('b', 'two', 'A')]]],
  ])('changes nothing where %s', (_, draft) => {
    expect(after(...draft)).toEqual([])
  })

  test('gives no two lessons the same key', () => {
    expect(after([lesson('b', 'two', 'B')], [lesson('x', 'one', 'A'), lesson('y', 'eins', 'A')])).toEqual([
      {set: {'curriculum[_key=="t"].lessons[_key=="x"]._key': 'a'}},
    ])
  })
})

describe('a draft that is published', () => {
  const archived = (slug: string, archivedAt?: string) => ({...at(slug), ...(archivedAt && {archivedAt})})

  test('leaves a course archived, or on sale, as it is', () => {
    const [earlier, later] = ['2026-01-01T09:00:00Z', '2026-02-01T09:00:00Z']
    expect(patchesBeforePublishing(archived('a', later), archived('a'))).toEqual([{set: {archivedAt: later}}])
    expect(patchesBeforePublishing(archived('a', later), archived('a', earlier))).toEqual([
      {set: {archivedAt: later}},
    ])
    expect(patchesBeforePublishing(archived('a'), archived('a', earlier))).toEqual([{unset: ['archivedAt']}])
  })

  test('is changed where it would lose an address, and nowhere else', () => {
    expect(patchesBeforePublishing(at('old'), at('new'))).toEqual([{set: {formerSlugs: ['old']}}])
    expect(patchesBeforePublishing(archived('a', '2026'), archived('a', '2026'))).toEqual([])
    expect(patchesBeforePublishing(null, archived('a', '2026'))).toEqual([])
    expect(patchesBeforePublishing(at('a'), null)).toEqual([])
  })
})

describe('a document that is unpublished', () => {
  test('keeps its address once it is published at another', () => {
    const {formerSlugs: former} = formerSlugsUnpublished('old', at('old', ['older']))
    expect(former).toEqual(['older', 'old'])
    expect(patchesBeforePublishing(null, at('new', former))).toEqual([])
    expect(patchesBeforePublishing(null, at('older', former))).toEqual([{set: {formerSlugs: ['old']}}])
  })

  test('has no former address once it is published where it was', () => {
    expect(formerSlugsUnpublished('old', at('old'))).toEqual({formerSlugs: ['old']})
    expect(patchesBeforePublishing(null, at('old', ['old']))).toEqual([{unset: ['formerSlugs']}])
  })

  test('is left as it is where nothing is to be kept', () => {
    expect(formerSlugsUnpublished('old', at('new', ['old']))).toEqual({})
    expect(formerSlugsUnpublished(undefined, at('new'))).toEqual({})
    expect(patchesBeforePublishing(null, at('new'))).toEqual([])
  })
})

describe('an older revision that becomes the draft', () => {
  const lesson = (slug: string, formerSlugs?: string[]) => ({
    _key: 'l',
    slug: {current: slug},
    ...(formerSlugs && {formerSlugs}),
  })
  const course = (slug: string, former: string[] | undefined, _key: string, lessons: object[]) => ({
    ...at(slug, former),
    curriculum: [{_key, lessons}],
  })

  test('is given the addresses that were left since, also of lessons in another section now', () => {
    const published = course('c', ['a', 'b'], 'now', [lesson('three', ['one', 'two'])])
    expect(formerSlugsSince(course('b', ['a'], 'then', [lesson('one')]), published)).toEqual({
      formerSlugs: ['a', 'b'],
      'curriculum[_key=="then"].lessons[_key=="l"].formerSlugs': ['one', 'two'],
    })
  })

  test('stays as it is where none was left, or nothing is published', () => {
    const same = course('b', ['a'], 's', [lesson('two', ['one'])])
    expect(formerSlugsSince(same, same)).toEqual({})
    expect(formerSlugsSince(same, course('b', undefined, 's', []))).toEqual({})
    expect(formerSlugsSince(same, null)).toEqual({})
    expect(formerSlugsSince(undefined, same)).toEqual({})
  })

  test('loses no address once it is published, the address of today kept or not', () => {
    const published = at('c', ['a', 'b'])
    for (const slug of ['a', 'b', 'c']) {
      const revision = {...at(slug), ...formerSlugsSince(at(slug), published)}
      const former = formerSlugsAfter(published, revision) ?? revision['formerSlugs']
      expect(new Set([slug, ...(former as string[])])).toEqual(new Set(['a', 'b', 'c']))
    }
  })
})

describe('a copy', () => {
  const course = {
    ...at('typography', ['type']),
    title: 'Typography',
    number: 3,
    publishedAt: '2026-01-01T09:00:00Z',
    archivedAt: '2026-02-01T09:00:00Z',
    rating: 4.8,
    studentsCount: 1200,
    featured: true,
    seo: {title: 'Type well'},
    price: 59.99,
    curriculum: [
      {
        _key: 's',
        title: 'First',
        lessons: [{_key: 'l', title: 'One', content: {_ref: 'lesson.1'}, formerSlugs: ['eins']}],
      },
    ],
  }

  test('has what was written, and nothing that belongs to the original alone', () => {
    const {_id: _, ...copy} = cleanCopy(course)
    expect(copy).toEqual({
      _type: 'course',
      _rev: '1',
      _createdAt: '',
      _updatedAt: '',
      title: 'Copy of Typography',
      rating: 0,
      studentsCount: 0,
      price: 59.99,
      curriculum: [{_key: 's', title: 'First', lessons: [{_key: 'l', title: 'One'}]}],
    })
  })

  test('of an instructor is named after the original, of an article has no date', () => {
    expect(cleanCopy({_id: 'b', _type: 'instructor', name: 'Mara', title: 'Teacher'})).toMatchObject({
      name: 'Copy of Mara',
      title: 'Teacher',
    })
    expect(cleanCopy({_id: 'c', _type: 'article', title: 'Notes', date: '2026-01-01'})).toEqual({
      _id: 'c',
      _type: 'article',
      title: 'Copy of Notes',
    })
  })
})
