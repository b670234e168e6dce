// @vitest-environment jsdom
import {SAVED_STORAGE_KEY} from '@lectern/domain/cart'
import {beforeEach, expect, test, vi} from 'vitest'

const keep = (kept: object) => localStorage.setItem(SAVED_STORAGE_KEY, JSON.stringify(kept))
const toldByAnotherTab = () => window.dispatchEvent(new StorageEvent('storage', {key: SAVED_STORAGE_KEY}))

async function opened() {
  const {saved} = await import('./saved-courses')
  const {setSaved} = await import('./keep-saved')
  const {writeSignedInFlag} = await import('~/features/auth/signed-in-flag')
  return {saved, setSaved, writeSignedInFlag}
}

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

test('what a sign-out takes away is gone while no bookmark is on screen, too, and is not kept with what is saved next', async () => {
  localStorage.setItem('signed-in', '1')
  keep({ids: ['a'], of: 'ada'})
  const {saved, setSaved} = await opened()
  saved.subscribe(() => {})()
  localStorage.clear()
  toldByAnotherTab()
  expect(saved.get()).toEqual([])
  setSaved('b', true)
  expect(JSON.parse(localStorage.getItem(SAVED_STORAGE_KEY)!)).toEqual({ids: ['b']})
})

test('nothing of an account is shown once its session has ended without a sign-out', async () => {
  localStorage.setItem('signed-in', '1')
  keep({ids: ['a'], of: 'ada'})
  const {saved, writeSignedInFlag} = await opened()
  writeSignedInFlag(true)
  expect(saved.get()).toEqual(['a'])
  writeSignedInFlag(false)
  expect(saved.get()).toEqual([])
})

test('what another tab saves while no bookmark is on screen stays', async () => {
  const {saved, setSaved} = await opened()
  saved.subscribe(() => {})()
  keep({ids: ['a']})
  toldByAnotherTab()
  setSaved('b', true)
  expect(saved.get()).toEqual(['b', 'a'])
})
