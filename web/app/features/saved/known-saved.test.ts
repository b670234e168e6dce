// @vitest-environment jsdom
import {SAVED_STORAGE_KEY} from '@lectern/domain/cart'
import {beforeEach, expect, test, vi} from 'vitest'
import {knownSaved} from './known-saved'

vi.mock('~/features/auth/session', () => ({sessionUser: async () => null}))

beforeEach(() => localStorage.clear())

test.each(['no JSON', '[]', '{"ids": "x"}', 'null'])(
  'where something else is stored nothing is saved: %s',
  async (stored) => {
    localStorage.setItem(SAVED_STORAGE_KEY, stored)
    expect(await knownSaved()).toEqual([])
  },
)
