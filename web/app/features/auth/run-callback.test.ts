import {expect, test, vi} from 'vitest'
import {runCallback} from './run-callback'

vi.mock('./session', () => ({
  startSession: async () => {},
  refreshSession: async () => {},
  currentUser: () => null,
}))

test.each([
  ['', 'No session detected', 'There is nobody signed in here. Please sign in.'],
  ['?error=access_denied', 'Unable to authenticate', 'Signing in was cancelled.'],
])(
  'the callback with “%s” has failed for who is signed out',
  {tags: ['S2.10.10', 'S4.07.05', 'S8.05.01', 'S8.05.03', 'S8.05.04']},
  async (search, title, text) => {
    expect(await runCallback(search)).toEqual({kind: 'failure', title, text})
  },
)
