import {beforeEach, expect, test, vi} from 'vitest'
import {currentToasts, dismissToast} from '~/ui/feedback/toast'
import {signUp} from './account-access'

/** Which of the mocked Firebase services are down. */
const down = {firestore: false, mail: false}
const renamed: string[] = []

vi.mock('~/lib/firebase/auth', () => ({
  createAccount: async () => 'u1',
  renameAccount: async (name: string) => void renamed.push(name),
}))
vi.mock('./profile', () => ({
  saveProfile: async () => {
    if (down.firestore) throw new Error('unavailable')
  },
}))
vi.mock('~/lib/firebase/call', () => ({
  call: async () => {
    if (down.mail) throw new Error('mail-unavailable')
    return {email: 'ada@example.test'}
  },
}))
vi.mock('./session', () => ({startSession: async () => {}, refreshSession: async () => {}}))

beforeEach(() => {
  Object.assign(down, {firestore: false, mail: false})
  renamed.length = 0
  for (const {id} of currentToasts()) dismissToast(id)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const open = () =>
  signUp({firstName: 'Ada', lastName: 'Fenn', email: 'ada@example.test', password: 'secret-1'})
const titles = () =>
  currentToasts()
    .map(({title}) => title)
    .toSorted()

test('a new account is told to check the mail', async () => {
  await open()
  await expect.poll(titles).toEqual(['Check your email'])
})

test('with the mail service down the account is open, and nothing says that it is not', async () => {
  down.mail = true
  await open()
  await expect.poll(titles).toEqual(['Your account is open'])
  expect(currentToasts()[0]?.variant).toBeUndefined()
})

test('with the database down the name is not lost in silence, and stays with the account', async () => {
  down.firestore = true
  await open()
  await expect.poll(titles).toEqual(['Check your email', 'Your name is not saved yet'])
  expect(renamed).toEqual(['Ada Fenn'])
})
