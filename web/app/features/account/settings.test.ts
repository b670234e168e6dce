import {settingsForm} from '@lectern/domain/forms'
import type {Settings} from '@lectern/domain/settings'
import {beforeEach, expect, test, vi} from 'vitest'
import {saveSettings} from './settings'

/** What is stored, by paths. */
const stored = new Map<string, object>()

vi.mock('~/lib/firebase/auth', () => ({verifiedEmail: async () => 'ada@example.test'}))
vi.mock('~/lib/firebase/firestore', () => ({firestore: {}}))
vi.mock('firebase/firestore/lite', () => ({
  doc: (_: object, ...path: string[]) => path.join('/'),
  collection: (_: object, name: string) => name,
  query: (name: string) => name,
  where: () => null,
  serverTimestamp: () => 'now',
  getDoc: async (path: string) => ({
    get: (name: string) => ({...stored.get(path)})[name as never] as unknown,
  }),
  getDocs: async (name: string) => ({
    docs: [...stored.keys()].filter((path) => path.startsWith(`${name}/`)).map((ref) => ({ref})),
  }),
  writeBatch: () => ({
    set: (path: string, data: object) => stored.set(path, {...stored.get(path), ...data}),
    delete: (path: string) => stored.delete(path),
    commit: async () => {},
  }),
}))

const SUBSCRIPTION = 'newsletterSubscribers/ada'
const LINK = 'newsletterConfirmations/ada'
const settings = () => stored.get('settings/ada')

/** Saves what the form sends where these switches were on when it was shown, and these are now. */
async function save(shown: readonly (keyof Settings)[], on: readonly (keyof Settings)[]): Promise<void> {
  const entered = {shown: shown.join(' '), ...Object.fromEntries(on.map((name) => [name, 'on']))}
  const {shown: names, ...chosen} = settingsForm.parse(entered)
  await saveSettings('ada', chosen, names)
}

beforeEach(() => stored.clear())

const OFF = {emailNotifications: false, marketingEmails: false, newCourseNotifications: false}
const STANDARD = ['emailNotifications', 'newCourseNotifications', 'learningReminders'] as const

test('what was never saved is stored with its default', async () => {
  await save(STANDARD, ['emailNotifications', 'newCourseNotifications'])
  expect(settings()).toEqual({
    emailNotifications: true,
    marketingEmails: false,
    newCourseNotifications: true,
    learningReminders: false,
    updatedAt: 'now',
  })
})

test('a subscription that came after the page was opened stays when another switch is saved, and so does its link', async () => {
  stored.set(SUBSCRIPTION, {})
  stored.set(LINK, {})
  await save(STANDARD, ['emailNotifications'])
  expect([...stored.keys()]).toEqual([SUBSCRIPTION, LINK, 'settings/ada'])
  expect(settings()).toMatchObject({marketingEmails: false, newCourseNotifications: false})
})

test('what was switched off elsewhere since is not switched on again', async () => {
  stored.set('settings/ada', {...OFF, learningReminders: false})
  await save(
    ['marketingEmails', ...STANDARD],
    ['marketingEmails', 'newCourseNotifications', 'learningReminders'],
  )
  expect(settings()).toEqual({...OFF, learningReminders: false, updatedAt: 'now'})
})

test('a switch that is on for a subscription alone asks for no more when it is left on', async () => {
  stored.set(SUBSCRIPTION, {})
  await save(['marketingEmails', ...STANDARD], ['marketingEmails', 'emailNotifications'])
  expect(settings()).toMatchObject({marketingEmails: false, learningReminders: false})
  expect(stored.has(SUBSCRIPTION)).toBe(true)
})

test('marketing mail that is switched off ends the subscription, and what waits for a confirmation', async () => {
  stored.set('settings/ada', {...OFF, marketingEmails: true})
  stored.set(SUBSCRIPTION, {})
  stored.set(LINK, {})
  await save(['marketingEmails'], [])
  expect([...stored.keys()]).toEqual(['settings/ada'])
  expect(settings()).toMatchObject(OFF)
})

test('marketing mail that is switched on is stored', async () => {
  stored.set(SUBSCRIPTION, {})
  await save(STANDARD, ['marketingEmails', ...STANDARD])
  expect(settings()).toMatchObject({marketingEmails: true})
  expect(stored.has(SUBSCRIPTION)).toBe(true)
})
