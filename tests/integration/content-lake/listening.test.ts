import type {LiveEvent, MutationEvent} from '@sanity/client'
import {applyPatch} from 'mendoza'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {startLake, type TestLake} from './lake.ts'
import {Recorded} from './recorded.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startLake()
})
afterAll(() => lake.stop())

const open: {stop: () => void}[] = []
afterEach(() => {
  for (const recorded of open.splice(0)) recorded.stop()
})

type Heard = MutationEvent | {type: 'welcome'}

async function listen(query: string, params = {}, options = {}): Promise<Recorded<Heard>> {
  const events = ['welcome', 'mutation'] as const
  const recorded = new Recorded(
    lake.client.listen(query, params, {events: [...events], includeAllVersions: true, ...options}),
  )
  open.push(recorded as Recorded<unknown>)
  await recorded.first(1)
  return recorded as Recorded<Heard>
}

async function heard(recorded: Recorded<Heard>, count: number): Promise<MutationEvent[]> {
  const events = await recorded.first(count + 1)
  return events.filter((event) => event.type === 'mutation')
}

describe('a listener', () => {
  test('is welcomed, then hears each commit with revisions that chain', async () => {
    const recorded = await listen('*[_id == "chained"]')
    await lake.client.mutate([{create: {_id: 'chained', _type: 'course', title: 'One'}}], {
      transactionId: 'first',
    })
    await lake.client.patch('chained').set({title: 'Two'}).commit({transactionId: 'second'})
    await lake.client.mutate([{delete: {id: 'chained'}}], {transactionId: 'third'})
    const events = await heard(recorded, 3)
    expect(recorded.events[0]).toMatchObject({type: 'welcome', listenerName: expect.any(String)})
    expect(events).toMatchObject([
      {transition: 'appear', transactionId: 'first', resultRev: 'first', result: {title: 'One'}},
      {
        transition: 'update',
        transactionId: 'second',
        previousRev: 'first',
        resultRev: 'second',
        result: {title: 'Two', _rev: 'second'},
        mutations: [{patch: {id: 'chained', set: {title: 'Two'}}}],
        visibility: 'query',
        eventId: 'second#chained',
        identity: 'pLecternRobot',
      },
      {
        transition: 'disappear',
        previousRev: 'second',
        resultRev: 'third',
        mutations: [{delete: {id: 'chained'}}],
      },
    ])
    expect(events[0]).not.toHaveProperty('previousRev')
    expect(events[2]).not.toHaveProperty('result')
  })

  test('hears a document enter and leave the query', async () => {
    const recorded = await listen('*[_type == "course" && price < $most]', {most: 100})
    await lake.client.create({_id: 'priced', _type: 'course', price: 150})
    await lake.client.patch('priced').set({price: 50}).commit()
    await lake.client.patch('priced').set({price: 60}).commit()
    await lake.client.patch('priced').set({price: 200}).commit()
    const events = await heard(recorded, 3)
    expect(events.map(({transition}) => transition)).toEqual(['appear', 'update', 'disappear'])
  })

  test('counts the events of a transaction that concern it', async () => {
    const recorded = await listen('*[_id in ["x", "drafts.x"]]')
    await lake.client
      .transaction()
      .create({_id: 'x', _type: 'course'})
      .create({_id: 'elsewhere', _type: 'course'})
      .create({_id: 'drafts.x', _type: 'course'})
      .commit()
    expect(await heard(recorded, 2)).toMatchObject([
      {documentId: 'x', transactionTotalEvents: 2, transactionCurrentEvent: 1},
      {documentId: 'drafts.x', transactionTotalEvents: 2, transactionCurrentEvent: 2},
    ])
  })

  test('gets previous documents and effects, and no mutations, when it asks so', async () => {
    const before = await lake.client.create({
      _id: 'told',
      _type: 'course',
      title: 'One',
      tags: ['a'],
      slug: {current: 's'},
    })
    const recorded = await listen(
      '*[_id == "told"]',
      {},
      {
        includePreviousRevision: true,
        includeMutations: false,
        effectFormat: 'mendoza',
      },
    )
    const after = await lake.client
      .patch('told')
      .set({title: 'Two', 'slug.current': 't'})
      .unset(['tags'])
      .commit()
    const [event] = await heard(recorded, 1)
    expect(event).toMatchObject({previous: before, result: after})
    expect(event).not.toHaveProperty('mutations')
    const effects = (event as unknown as {effects: {apply: unknown[]; revert: unknown[]}}).effects
    expect(applyPatch(before, effects.apply)).toEqual(after)
    expect(applyPatch(after, effects.revert)).toEqual(before)
  })

  test('hears drafts only when it asks for all versions', async () => {
    const published = await listen('*[_type == "quiet"]', {}, {includeAllVersions: false})
    const all = await listen('*[_type == "quiet"]')
    await lake.client.create({_id: 'drafts.q', _type: 'quiet'})
    await lake.client.create({_id: 'q', _type: 'quiet'})
    expect((await heard(all, 2)).map(({documentId}) => documentId)).toEqual(['drafts.q', 'q'])
    expect((await heard(published, 1)).map(({documentId}) => documentId)).toEqual(['q'])
  })

  test('with a malformed query is told so inside the stream', async () => {
    const recorded = new Recorded(lake.client.listen('*[_type == '))
    await expect(recorded.first(1)).rejects.toMatchObject({
      name: 'ChannelError',
      message: expect.stringContaining('GROQ query parse error'),
    })
  })

  test('hears two hundred concurrent commits in order, none missing', async () => {
    await lake.client.createOrReplace({_id: 'hot', _type: 'course', n: 0})
    const recorded = await listen('*[_id == "hot"]')
    await Promise.all(Array.from({length: 200}, () => lake.client.patch('hot').inc({n: 1}).commit()))
    const events = await heard(recorded, 200)
    expect(events.map(({result}) => result?.['n'])).toEqual(Array.from({length: 200}, (_, i) => i + 1))
    for (const [index, event] of events.slice(1).entries()) {
      expect(event.previousRev).toBe(events[index]?.resultRev)
    }
  })
})

describe('live events', () => {
  test('carry a tag of every answer that went out of date, and of no other', async () => {
    await lake.client.createOrReplace({_id: 'live', _type: 'course', title: 'One'})
    const client = lake.clientWith({perspective: 'published'})
    const tags = async (query: string) =>
      (await client.fetch(query, {}, {filterResponse: false})).syncTags ?? []
    const recorded = new Recorded<LiveEvent>(client.live.events())
    open.push(recorded)
    await recorded.first(1)
    await lake.client.patch('live').set({title: 'Two'}).commit()
    const events = await recorded.first(2)
    expect(events).toMatchObject([{type: 'welcome'}, {type: 'message'}])
    const [, message] = events
    const carried = message?.type === 'message' ? message.tags : []
    expect(carried).toEqual(expect.arrayContaining(await tags('*[_type == "course"]')))
    expect(carried).toEqual(expect.arrayContaining(await tags('*[title == "One"]')))
    expect(carried).not.toEqual(expect.arrayContaining(await tags('*[_type == "article"]')))
    await lake.client.createOrReplace({_id: 'first-article', _type: 'article'})
    const [, , created] = await recorded.first(3)
    const tagsOfCreated = created?.type === 'message' ? created.tags : []
    expect(tagsOfCreated).toEqual(expect.arrayContaining(await tags('*[_type == "article"]')))
  })

  test('leave drafts out unless asked for', async () => {
    const publishedOnly = new Recorded<LiveEvent>(lake.client.live.events())
    const withDrafts = new Recorded<LiveEvent>(lake.client.live.events({includeDrafts: true}))
    open.push(publishedOnly, withDrafts)
    await Promise.all([publishedOnly.first(1), withDrafts.first(1)])
    await lake.client.createOrReplace({_id: 'drafts.hidden', _type: 'course'})
    await lake.client.createOrReplace({_id: 'shown', _type: 'course'})
    await Promise.all([withDrafts.first(3), publishedOnly.first(2)])
    const [, ofDraft] = withDrafts.events
    const preview = await lake.client.fetch(
      '*[_type == "course"]',
      {},
      {perspective: 'drafts', filterResponse: false},
    )
    expect(ofDraft?.type === 'message' && ofDraft.tags).toEqual(
      expect.arrayContaining(preview.syncTags ?? ['none']),
    )
    expect(publishedOnly.events).toHaveLength(2)
  })
})
