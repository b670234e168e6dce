import {mkdtemp, readFile, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {openStore} from './store.ts'

interface Tables {
  people: {name: string}
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lectern-store-'))
})
afterEach(() => rm(folder, {recursive: true, force: true}))

const names = async () => {
  const store = await openStore<Tables>(folder)
  const found = store.all('people').map(({name}) => name)
  await store.close()
  return found
}

test('rows come back in the order they were first written', async () => {
  const store = await openStore<Tables>(folder)
  store.transact((tx) => {
    tx.put('people', 'a', {name: 'Ada'})
    tx.put('people', 'b', {name: 'Bo'})
  })
  store.transact((tx) => tx.put('people', 'a', {name: 'Ada Lovelace'}))
  await store.durable()
  await store.close()
  expect(await names()).toEqual(['Ada Lovelace', 'Bo'])
})

test('a transaction that throws is rolled back, in memory and on disk', async () => {
  const store = await openStore<Tables>(folder)
  store.transact((tx) => tx.put('people', 'a', {name: 'Ada'}))
  expect(() =>
    store.transact((tx) => {
      tx.put('people', 'a', {name: 'Changed'})
      tx.put('people', 'b', {name: 'New'})
      tx.put('people', 'b', {name: 'Newer'})
      tx.remove('people', 'a')
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(store.all('people')).toEqual([{name: 'Ada'}])
  await store.close()
  expect(await names()).toEqual(['Ada'])
})

test('a removed row stays removed after reopening', async () => {
  const store = await openStore<Tables>(folder)
  store.transact((tx) => tx.put('people', 'a', {name: 'Ada'}))
  store.transact((tx) => tx.remove('people', 'a'))
  await store.close()
  expect(await names()).toEqual([])
})

test('a long journal is compacted when it is opened, with the same content', async () => {
  const store = await openStore<Tables>(folder)
  for (let round = 0; round < 1000; round += 1) {
    store.transact((tx) => tx.put('people', String(round % 10), {name: `Person ${round}`}))
  }
  await store.close()
  const before = await names()
  expect(before).toEqual(Array.from({length: 10}, (_, index) => `Person ${990 + index}`))
  const journal = await readFile(path.join(folder, 'journal.jsonl'), 'utf8')
  expect(journal.trimEnd().split('\n')).toHaveLength(10)
  expect(await names()).toEqual(before)
})
