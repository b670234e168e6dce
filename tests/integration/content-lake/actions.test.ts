import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {ask, startLake, type TestLake} from './lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startLake()
})
afterAll(() => lake.stop())
beforeEach(async () => {
  for (let pass = 0; pass < 2; pass++) {
    await lake.client.delete({query: '*[!(_id in path("instructors.**"))]'})
  }
})

const edit = (patch: Record<string, unknown>) => ({
  actionType: 'sanity.action.document.edit' as const,
  draftId: 'drafts.a',
  publishedId: 'a',
  patch,
})
const publish = {actionType: 'sanity.action.document.publish' as const, draftId: 'drafts.a', publishedId: 'a'}
const document = (id: string) => lake.client.getDocument(id)

describe('create and edit', () => {
  test('a new document begins as a draft', async () => {
    const action = {
      actionType: 'sanity.action.document.create' as const,
      publishedId: 'a',
      attributes: {_id: 'drafts.a', _type: 'course', title: 'New'},
      ifExists: 'fail' as const,
    }
    await lake.client.action(action)
    expect(await document('drafts.a')).toMatchObject({title: 'New'})
    await expect(lake.client.action(action)).rejects.toMatchObject({
      statusCode: 409,
      details: {type: 'actionError', items: [{error: {type: 'documentAlreadyExistsError', id: 'drafts.a'}}]},
    })
    await lake.client.action({...action, ifExists: 'ignore'})
  })

  test('the first edit copies what is published, the next goes on from there', async () => {
    const published = await lake.client.create({_id: 'a', _type: 'course', title: 'One', level: 'Beginner'})
    await lake.client.action(edit({set: {title: 'Two'}}))
    await lake.client.action(edit({set: {lessons: 3}}))
    expect(await document('drafts.a')).toMatchObject({title: 'Two', level: 'Beginner', lessons: 3})
    expect(await document('a')).toEqual(published)
  })

  test('what neither exists nor is published cannot be edited', async () => {
    await expect(lake.client.action(edit({set: {title: 'x'}}))).rejects.toMatchObject({
      statusCode: 404,
      details: {items: [{error: {type: 'documentNotFoundError', id: 'drafts.a'}}]},
    })
  })
})

describe('publish', () => {
  test('replaces the published document and drops the draft, in one transaction', async () => {
    const first = await lake.client.create({_id: 'a', _type: 'course', title: 'One', level: 'Beginner'})
    await lake.client.action(edit({set: {title: 'Two'}, unset: ['level']}))
    const {transactionId} = await lake.client.action(publish)
    expect(await document('drafts.a')).toBeUndefined()
    const published = await document('a')
    expect(published).toMatchObject({title: 'Two', _rev: transactionId, _createdAt: first._createdAt})
    expect(published).not.toHaveProperty('level')
  })

  test('makes references strong that were weak until then', async () => {
    await lake.client.create({_id: 'instructors.ada', _type: 'instructor'})
    await lake.client.create({
      _id: 'drafts.a',
      _type: 'course',
      instructor: {
        _type: 'reference',
        _ref: 'instructors.ada',
        _weak: true,
        _strengthenOnPublish: {type: 'instructor'},
      },
      related: [
        {
          _key: 'k',
          _type: 'reference',
          _ref: 'gone',
          _weak: true,
          _strengthenOnPublish: {type: 'course', weak: true},
        },
      ],
    })
    await lake.client.action(publish)
    expect(await document('a')).toMatchObject({
      instructor: {_type: 'reference', _ref: 'instructors.ada'},
      related: [{_key: 'k', _type: 'reference', _ref: 'gone', _weak: true}],
    })
    expect((await document('a'))?.['instructor']).not.toHaveProperty('_weak')
    await expect(lake.client.delete('instructors.ada')).rejects.toThrow('references to it from "a"')
    await lake.client.delete('a')
    await lake.client.delete('instructors.ada')
  })

  test('is refused while a reference leads to something unpublished', async () => {
    await lake.client.create({
      _id: 'drafts.a',
      _type: 'course',
      instructor: {
        _type: 'reference',
        _ref: 'nobody',
        _weak: true,
        _strengthenOnPublish: {type: 'instructor'},
      },
    })
    await expect(lake.client.action(publish)).rejects.toThrow(
      'Document "a" references non-existent document "nobody"',
    )
    expect(await document('drafts.a')).toBeDefined()
  })

  test('is refused when someone else has changed either document', async () => {
    const published = await lake.client.create({_id: 'a', _type: 'course'})
    await lake.client.action(edit({set: {title: 'Two'}}))
    await lake.client.patch('a').set({title: 'Changed'}).commit()
    await expect(
      lake.client.action({...publish, ifPublishedRevisionId: published._rev}),
    ).rejects.toMatchObject({statusCode: 409, details: {items: [{error: {id: 'a'}}]}})
    await expect(lake.client.action({...publish, ifDraftRevisionId: 'other'})).rejects.toMatchObject({
      details: {items: [{error: {id: 'drafts.a', type: 'documentRevisionIDDoesNotMatchError'}}]},
    })
  })

  test('without a draft is refused', async () => {
    await expect(lake.client.action(publish)).rejects.toMatchObject({statusCode: 404})
  })
})

describe('unpublish, discard and delete', () => {
  test('unpublish keeps the content as a draft', async () => {
    await lake.client.create({_id: 'a', _type: 'course', title: 'One'})
    await lake.client.action({...publish, actionType: 'sanity.action.document.unpublish'})
    expect(await document('a')).toBeUndefined()
    expect(await document('drafts.a')).toMatchObject({title: 'One'})
  })

  test('unpublish leaves a draft that is there as it is', async () => {
    await lake.client.create({_id: 'a', _type: 'course', title: 'One'})
    await lake.client.action(edit({set: {title: 'Two'}}))
    await lake.client.action({...publish, actionType: 'sanity.action.document.unpublish'})
    expect(await document('drafts.a')).toMatchObject({title: 'Two'})
  })

  test('unpublish is refused while something refers to the document', async () => {
    await lake.client.create({_id: 'a', _type: 'course'})
    await lake.client.create({_id: 'b', _type: 'course', next: {_type: 'reference', _ref: 'a'}})
    await expect(
      lake.client.action({...publish, actionType: 'sanity.action.document.unpublish'}),
    ).rejects.toThrow('"a" cannot be deleted as there are references to it from "b"')
  })

  test('discard drops the draft and leaves what is published', async () => {
    await lake.client.create({_id: 'a', _type: 'course', title: 'One'})
    await lake.client.action(edit({set: {title: 'Two'}}))
    await lake.client.action({actionType: 'sanity.action.document.version.discard', versionId: 'drafts.a'})
    expect(await document('drafts.a')).toBeUndefined()
    expect(await document('a')).toMatchObject({title: 'One'})
    await expect(
      lake.client.action({actionType: 'sanity.action.document.discard', draftId: 'drafts.a'}),
    ).rejects.toMatchObject({statusCode: 404})
  })

  test('delete removes the document and the drafts named, and refuses to forget one', async () => {
    const remove = (includeDrafts: string[]) =>
      lake.client.action({actionType: 'sanity.action.document.delete', publishedId: 'a', includeDrafts})
    await lake.client.create({_id: 'a', _type: 'course'})
    await lake.client.action(edit({set: {title: 'Two'}}))
    await expect(remove([])).rejects.toThrow('"drafts.a" is not part of the deletion')
    await remove(['drafts.a'])
    expect(await lake.client.fetch('*[_type == "course"]')).toEqual([])
  })
})

describe('versions and drafts', () => {
  test('a draft is replaced as a whole', async () => {
    await lake.client.create({_id: 'a', _type: 'course', title: 'One', level: 'Beginner'})
    await lake.client.action({
      actionType: 'sanity.action.document.replaceDraft',
      publishedId: 'a',
      attributes: {_id: 'drafts.a', _type: 'course', title: 'Restored'},
    })
    expect(await document('drafts.a')).toMatchObject({title: 'Restored'})
    expect(await document('drafts.a')).not.toHaveProperty('level')
  })

  test('a version is created, replaced, edited and discarded', async () => {
    const base = await lake.client.create({_id: 'a', _type: 'course', title: 'One'})
    await lake.client.createVersion({
      baseId: 'a',
      publishedId: 'a',
      releaseId: 'spring',
      ifBaseRevisionId: base._rev,
    })
    expect(await document('versions.spring.a')).toMatchObject({title: 'One'})
    await lake.client.replaceVersion({
      publishedId: 'a',
      releaseId: 'spring',
      document: {_id: 'versions.spring.a', _type: 'course', title: 'Spring'},
    })
    await lake.client.action({...edit({set: {lessons: 1}}), draftId: 'versions.spring.a'})
    expect(await document('versions.spring.a')).toMatchObject({title: 'Spring', lessons: 1})
    await lake.client.discardVersion({publishedId: 'a', releaseId: 'spring'})
    expect(await document('versions.spring.a')).toBeUndefined()
  })
})

test('several actions are one transaction under the id given', async () => {
  await lake.client.create({_id: 'a', _type: 'course', title: 'One'})
  const answer = await lake.client.action([edit({set: {title: 'Two'}}), publish], {transactionId: 'both'})
  expect(answer).toMatchObject({transactionId: 'both'})
  expect(await document('a')).toMatchObject({title: 'Two', _rev: 'both'})
  await expect(
    lake.client.action([edit({set: {title: 'Three'}}), {...publish, publishedId: 'b'}], {dryRun: true}),
  ).resolves.toBeDefined()
  expect(await document('drafts.a')).toBeUndefined()
})

test('a malformed action says what is wrong with it', async () => {
  const send = (actions: unknown) =>
    ask(lake, '/v2025-02-19/data/actions/production', {method: 'POST', body: JSON.stringify({actions})})
  expect(await send([{actionType: 'sanity.action.document.fly'}])).toMatchObject({
    status: 400,
    body: {error: {type: 'actionParseError', description: expect.stringContaining('unknown action type')}},
  })
  expect(await send([{...publish, draftId: 'a'}])).toMatchObject({
    status: 400,
    body: {error: {description: expect.stringContaining('draftId')}},
  })
  expect(await send('all')).toMatchObject({status: 400, body: {error: {type: 'actionParseError'}}})
})
