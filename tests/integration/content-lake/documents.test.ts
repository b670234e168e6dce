import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {startLake, type TestLake} from './lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startLake()
})
afterAll(() => lake.stop())

describe('creating', () => {
  test('a new document gets an id, a revision and dates', async () => {
    const course = await lake.client.create({_type: 'course', title: 'Pricing'})
    expect(course._id).toMatch(/^[a-zA-Z0-9]{22}$/)
    expect(course._rev).toBeTruthy()
    expect(course._createdAt).toBe(course._updatedAt)
    expect(await lake.client.getDocument(course._id)).toEqual(course)
  })

  test('an id that ends in a dot is a prefix', async () => {
    const draft = await lake.client.create({_id: 'drafts.', _type: 'course'})
    expect(draft._id).toMatch(/^drafts\.[a-zA-Z0-9]{22}$/)
  })

  test('a taken id is refused, and createIfNotExists leaves what is there', async () => {
    await lake.client.create({_id: 'taken', _type: 'course', title: 'First'})
    await expect(lake.client.create({_id: 'taken', _type: 'course'})).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('Document by ID "taken" already exists'),
      details: {type: 'mutationError', items: [{error: {type: 'documentAlreadyExistsError', id: 'taken'}}]},
    })
    await lake.client.createIfNotExists({_id: 'taken', _type: 'course', title: 'Second'})
    expect(await lake.client.getDocument('taken')).toMatchObject({title: 'First'})
  })

  test('createOrReplace puts the whole document in place of the old one', async () => {
    await lake.client.create({_id: 'replaced', _type: 'course', title: 'Old', level: 'Beginner'})
    const replaced = await lake.client.createOrReplace({_id: 'replaced', _type: 'course', title: 'New'})
    expect(replaced).toMatchObject({title: 'New'})
    expect(replaced).not.toHaveProperty('level')
  })

  test('several ids are answered in the order asked, with null for what is not there', async () => {
    await lake.client.createOrReplace({_id: 'one', _type: 'course'})
    await lake.client.createOrReplace({_id: 'two', _type: 'course'})
    const found = await lake.client.getDocuments(['two', 'none', 'one'])
    expect(found.map((document) => document?._id ?? null)).toEqual(['two', null, 'one'])
  })
})

describe('patching', () => {
  test('every operation does what it says', async () => {
    await lake.client.create({
      _id: 'patched',
      _type: 'course',
      lessons: 10,
      price: 50,
      level: 'Beginner',
      title: 'Hello world',
      outcomes: ['a', 'b'],
      curriculum: [
        {_key: 'x', title: 'X', free: false},
        {_key: 'y', title: 'Y', free: false},
      ],
    })
    const patched = await lake.client
      .patch('patched')
      .setIfMissing({featured: true, level: 'Advanced'})
      .set({'curriculum[_key=="y"].free': true, 'slug.current': 'hello'})
      .inc({lessons: 2})
      .dec({price: 10})
      .unset(['outcomes[0]'])
      .diffMatchPatch({title: '@@ -1,11 +1,11 @@\n Hello \n-w\n+W\n orld\n'})
      .insert('after', 'curriculum[_key=="x"]', [{_key: 'z', title: 'Z'}])
      .commit()
    expect(patched).toMatchObject({
      featured: true,
      level: 'Beginner',
      lessons: 12,
      price: 40,
      outcomes: ['b'],
      title: 'Hello World',
      slug: {current: 'hello'},
      curriculum: [{_key: 'x'}, {_key: 'z'}, {_key: 'y', free: true}],
    })
  })

  test('append and prepend work on an array that is there', async () => {
    await lake.client.createOrReplace({_id: 'list', _type: 'course', outcomes: ['b']})
    const patched = await lake.client.patch('list').append('outcomes', ['c']).commit()
    expect(patched).toMatchObject({outcomes: ['b', 'c']})
    expect(await lake.client.patch('list').prepend('outcomes', ['a']).commit()).toMatchObject({
      outcomes: ['a', 'b', 'c'],
    })
  })

  test('only the expected revision is patched', async () => {
    const before = await lake.client.createOrReplace({_id: 'revised', _type: 'course', title: 'One'})
    const after = await lake.client.patch('revised').ifRevisionId(before._rev).set({title: 'Two'}).commit()
    await expect(
      lake.client.patch('revised').ifRevisionId(before._rev).set({title: 'Three'}).commit(),
    ).rejects.toMatchObject({
      statusCode: 409,
      details: {
        items: [
          {
            error: {
              type: 'documentRevisionIDDoesNotMatchError',
              currentRevisionID: after._rev,
              expectedRevisionID: before._rev,
            },
          },
        ],
      },
    })
    expect(await lake.client.getDocument('revised')).toMatchObject({title: 'Two'})
  })

  test('what is not there cannot be patched', async () => {
    await expect(lake.client.patch('nowhere').set({title: 'x'}).commit()).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('The document with the ID "nowhere" was not found'),
    })
  })

  test('ids and types stay what they are', async () => {
    await lake.client.createOrReplace({_id: 'fixed', _type: 'course'})
    await expect(lake.client.patch('fixed').set({_type: 'article'}).commit()).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('immutable attribute "_type"'),
    })
  })

  test('array items get keys when asked for', async () => {
    const created = await lake.client.create(
      {_type: 'course', curriculum: [{title: 'One'}, {_key: 'mine', title: 'Two'}]},
      {autoGenerateArrayKeys: true},
    )
    expect(created['curriculum']).toEqual([
      {title: 'One', _key: expect.stringMatching(/^[0-9a-f]{12}$/)},
      {_key: 'mine', title: 'Two'},
    ])
  })
})

describe('deleting', () => {
  test('by id and by query', async () => {
    for (const n of [1, 2, 3]) await lake.client.createOrReplace({_id: `old-${n}`, _type: 'old', n})
    await lake.client.delete('old-1')
    expect(await lake.client.fetch('count(*[_type == "old"])')).toBe(2)
    const result = await lake.client.delete({query: '*[_type == "old" && n > $least]', params: {least: 1}})
    expect(result).toMatchObject({results: [{id: 'old-2', operation: 'delete'}, {id: 'old-3'}]})
    expect(await lake.client.getDocument('old-3')).toBeUndefined()
  })

  test('what is not there can be deleted without harm', async () => {
    await expect(lake.client.delete('never-was')).resolves.toBeDefined()
  })
})

describe('a transaction', () => {
  test('is one revision for all its documents', async () => {
    const result = await lake.client
      .transaction()
      .create({_id: 'pair-a', _type: 'course'})
      .create({_id: 'pair-b', _type: 'course'})
      .patch('pair-a', (patch) => patch.set({title: 'A'}))
      .commit()
    const revisions = await lake.client.fetch('*[_id in ["pair-a", "pair-b"]]._rev')
    expect(revisions).toEqual([result.transactionId, result.transactionId])
    expect(await lake.client.getDocument('pair-a')).toMatchObject({title: 'A'})
  })

  test('does all or nothing', async () => {
    await expect(
      lake.client
        .transaction()
        .create({_id: 'half', _type: 'course'})
        .patch('missing', (patch) => patch.set({title: 'x'}))
        .commit(),
    ).rejects.toMatchObject({details: {items: [{index: 1}]}})
    expect(await lake.client.getDocument('half')).toBeUndefined()
  })

  test('repeated under its id is refused, not done twice', async () => {
    await lake.client.createOrReplace({_id: 'counted', _type: 'course', n: 0})
    const patch = () => lake.client.patch('counted').inc({n: 1}).commit({transactionId: 'once'})
    await patch()
    await expect(patch()).rejects.toMatchObject({
      statusCode: 409,
      details: {items: [{error: {type: 'transactionAlreadyExistsError'}}]},
    })
    expect(await lake.client.getDocument('counted')).toMatchObject({n: 1, _rev: 'once'})
  })

  test('run dry answers as if done and changes nothing', async () => {
    const answer = await lake.client.create({_id: 'dry', _type: 'course'}, {dryRun: true})
    expect(answer).toMatchObject({_id: 'dry'})
    expect(await lake.client.getDocument('dry')).toBeUndefined()
  })

  test('one hundred at once leave one hundred increments', async () => {
    await lake.client.createOrReplace({_id: 'busy', _type: 'course', n: 0})
    await Promise.all(Array.from({length: 100}, () => lake.client.patch('busy').inc({n: 1}).commit()))
    expect(await lake.client.getDocument('busy')).toMatchObject({n: 100})
  })
})

describe('references', () => {
  const ref = (id: string, more = {}) => ({_type: 'reference', _ref: id, ...more})

  test('a strong reference needs its target', async () => {
    await expect(
      lake.client.create({_id: 'dangling', _type: 'course', instructor: ref('nobody')}),
    ).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('Document "dangling" references non-existent document "nobody"'),
    })
    const weak = await lake.client.create({_type: 'course', instructor: ref('nobody', {_weak: true})})
    await expect(lake.client.patch(weak._id).unset(['instructor._weak']).commit()).rejects.toMatchObject({
      statusCode: 409,
    })
  })

  test('a referenced document cannot be deleted, and the answer names who refers to it', async () => {
    await lake.client.create({_id: 'ada', _type: 'instructor'})
    await lake.client.create({_id: 'algebra', _type: 'course', instructor: ref('ada')})
    await lake.client.create({_id: 'drafts.logic', _type: 'course', instructor: ref('ada')})
    await expect(lake.client.delete('ada')).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining(
        'Document "ada" cannot be deleted as there are references to it from "algebra", "drafts.logic"',
      ),
      details: {
        items: [
          {
            error: {
              type: 'documentHasExistingReferencesError',
              id: 'ada',
              referencingIDs: ['algebra', 'drafts.logic'],
            },
          },
        ],
      },
    })
    await lake.client.patch('algebra').unset(['instructor']).commit()
    await lake.client.patch('drafts.logic').set({'instructor._weak': true}).commit()
    await lake.client.delete('ada')
    expect(await lake.client.getDocument('ada')).toBeUndefined()
  })

  test('both may come, and go, in one transaction', async () => {
    await lake.client
      .transaction()
      .create({_id: 'poetry', _type: 'course', instructor: ref('emily')})
      .create({_id: 'emily', _type: 'instructor'})
      .commit()
    await lake.client.transaction().delete('emily').delete('poetry').commit()
    expect(await lake.client.fetch('*[_id in ["poetry", "emily"]]')).toEqual([])
  })
})

test('everything is there after a restart', async () => {
  const before = await lake.client.fetch<{_id: string}[]>('*')
  await lake.restart()
  expect(await lake.client.fetch('*')).toEqual(before)
  expect(before.length).toBeGreaterThan(5)
})
