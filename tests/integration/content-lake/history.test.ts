import {applyPatch} from 'mendoza'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {ask, startLake, type TestLake} from './lake.ts'

let lake: TestLake
const at = '/v2025-02-19/data/history/production'
const draft = {draftId: 'drafts.a', publishedId: 'a'}
const revisions = ['created', 'first-edit', 'second-edit', 'published', 'later-edit']

beforeAll(async () => {
  lake = await startLake()
  const edit = (title: string, transactionId: string) =>
    lake.client.action(
      {actionType: 'sanity.action.document.edit', ...draft, patch: {set: {title}}},
      {transactionId},
    )
  await lake.client.mutate([{create: {_id: 'drafts.a', _type: 'course', title: 'One'}}], {
    transactionId: 'created',
  })
  await edit('Two', 'first-edit')
  await edit('Three', 'second-edit')
  await lake.client.action(
    {actionType: 'sanity.action.document.publish', ...draft},
    {transactionId: 'published'},
  )
  await edit('Four', 'later-edit')
  await lake.client.mutate([{create: {_id: 'other', _type: 'course'}}], {transactionId: 'elsewhere'})
})
afterAll(() => lake.stop())

interface Told {
  id: string
  author: string
  timestamp: string
  documentIDs: string[]
  mutations?: unknown[]
  effects?: Record<string, {apply: unknown[]; revert: unknown[]}>
}

async function transactions(ids: string, query = ''): Promise<Told[]> {
  const {text} = await ask(lake, `${at}/transactions/${ids}?${query}`)
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Told)
}

describe('transactions', () => {
  test('come in order, or reversed, and only those of the documents', async () => {
    expect((await transactions('a,drafts.a')).map(({id}) => id)).toEqual(revisions)
    expect((await transactions('a,drafts.a', 'reverse=true')).map(({id}) => id)).toEqual(
      revisions.toReversed(),
    )
    expect((await transactions('a')).map(({id}) => id)).toEqual(['published'])
  })

  test('can be bounded at both ends and in number', async () => {
    const ids = async (query: string) => (await transactions('a,drafts.a', query)).map(({id}) => id)
    expect(await ids('fromTransaction=first-edit&toTransaction=published')).toEqual([
      'first-edit',
      'second-edit',
      'published',
    ])
    expect(await ids('fromTransaction=&limit=2')).toEqual(['created', 'first-edit'])
    expect(await ids('reverse=true&toTransaction=published&limit=2')).toEqual(['published', 'second-edit'])
    expect(await ids('authors=nobody')).toEqual([])
    expect((await ask(lake, `${at}/transactions/a?limit=lots`)).status).toBe(400)
  })

  test('carry effects that replay the document, and mutations unless left out', async () => {
    let replayed: unknown = null
    for (const {effects, mutations} of await transactions(
      'drafts.a',
      'effectFormat=mendoza&excludeMutations=true',
    )) {
      expect(mutations).toBeUndefined()
      const effect = effects?.['drafts.a']
      if (effect) replayed = applyPatch(replayed, effect.apply)
    }
    expect(replayed).toEqual(await lake.client.getDocument('drafts.a'))
    const [, second] = await transactions('drafts.a')
    expect(second?.mutations).toEqual([{patch: {id: 'drafts.a', set: {title: 'Two'}}}])
  })

  test('of several documents tell of all of them unless only the identified are wanted', async () => {
    const [all] = await transactions('a', 'effectFormat=mendoza')
    expect(Object.keys(all?.effects ?? {}).toSorted()).toEqual(['a', 'drafts.a'])
    const [own] = await transactions('a', 'effectFormat=mendoza&includeIdentifiedDocumentsOnly=true')
    expect(own?.documentIDs).toEqual(['a'])
  })
})

describe('documents as they were', () => {
  const documents = async (ids: string, query: string) =>
    (await ask(lake, `${at}/documents/${ids}?${query}`)).body['documents'] as Record<string, unknown>[]

  test('at a revision', async () => {
    expect(await documents('drafts.a', 'revision=first-edit')).toMatchObject([
      {title: 'Two', _rev: 'first-edit'},
    ])
    expect(await documents('a,drafts.a', 'revision=published')).toMatchObject([{_id: 'a', title: 'Three'}])
    expect(await documents('a', 'revision=created')).toEqual([])
    expect(await documents('a', 'revision=unheard-of')).toEqual([])
  })

  test('at a time', async () => {
    const all = await transactions('a,drafts.a')
    expect(await documents('a,drafts.a', `time=${all[2]?.timestamp}`)).toMatchObject([
      {_id: expect.stringMatching(/a$/)},
    ])
    expect(await documents('drafts.a', 'time=2020-01-01T00:00:00Z')).toEqual([])
    expect(await documents('drafts.a', '')).toMatchObject([{title: 'Four'}])
    expect((await ask(lake, `${at}/documents/a?time=yesterday`)).status).toBe(400)
  })

  test('when they were last there', async () => {
    await lake.client.create({_id: 'brief', _type: 'course', title: 'Short-lived'})
    await lake.client.delete('brief')
    expect(await documents('brief', 'lastRevision=true')).toMatchObject([{title: 'Short-lived'}])
  })

  test('are remembered after a restart', async () => {
    await lake.restart()
    expect(await documents('drafts.a', 'revision=first-edit')).toMatchObject([{title: 'Two'}])
  })
})

describe('events', () => {
  const events = async (id: string) => {
    const {body} = await ask(lake, `${at}/events/documents/${id}?limit=100`)
    return (body['events'] as Record<string, Record<string, unknown>[]>)[id] ?? []
  }

  test('of a draft: made, published, made again', async () => {
    expect(await events('drafts.a')).toMatchObject([
      {type: 'createDocumentVersion', versionId: 'drafts.a', versionRevisionId: 'later-edit'},
      {
        type: 'publishDocumentVersion',
        documentId: 'a',
        revisionId: 'published',
        versionRevisionId: 'second-edit',
      },
      {type: 'createDocumentVersion', versionRevisionId: 'created'},
    ])
  })

  test('of a published document: published, unpublished, deleted', async () => {
    const id = {draftId: 'drafts.e', publishedId: 'e'}
    await lake.client.mutate([{create: {_id: 'e', _type: 'course'}}], {transactionId: 'live'})
    await lake.client.action({actionType: 'sanity.action.document.unpublish', ...id})
    await lake.client.action({actionType: 'sanity.action.document.publish', ...id}, {transactionId: 'again'})
    await lake.client.action({
      actionType: 'sanity.action.document.delete',
      publishedId: 'e',
      includeDrafts: [],
    })
    expect(await events('e')).toMatchObject([
      {type: 'deleteDocumentGroup'},
      {type: 'publishDocumentVersion', revisionId: 'again', publishCause: 'document.publish'},
      {type: 'unpublishDocument', versionId: 'drafts.e'},
      {type: 'createLiveDocument', revisionId: 'live'},
    ])
  })
})
