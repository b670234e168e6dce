import {createElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {beforeEach, expect, test, vi} from 'vitest'

const session = {uid: undefined as string | undefined, isFlagged: false, changed: new Set<() => void>()}
const service = {
  courses: {} as Record<string, string[]>,
  /** course and order of payments under way */
  payments: {} as Record<string, [string, string][]>,
  asked: [] as string[],
  /** whose account what this device has saved was joined to */
  joined: [] as string[],
  fails: false,
}

vi.mock('~/features/auth/signed-in-flag', () => ({
  readSignedInFlag: () => session.isFlagged,
  onSignedInFlag: (changed: () => void) => {
    session.changed.add(changed)
    return () => session.changed.delete(changed)
  },
}))
vi.mock('~/features/auth/session', () => ({
  sessionUser: async () => (session.uid === undefined ? null : {uid: session.uid}),
}))
vi.mock('./enrollments', () => ({
  listEnrollments: async (uid: string) => {
    service.asked.push(uid)
    if (service.fails) throw new Error('offline')
    return (service.courses[uid] ?? []).map((courseId) => ({courseId}))
  },
  listPaymentsUnderWay: async (uid: string) => new Map(service.payments[uid] ?? []),
}))

vi.mock('~/features/saved/account-saved', () => ({
  joinAccount: async (uid: string) => void service.joined.push(uid),
}))

const store = {
  subscribe: (_listener: () => void) => () => {},
  get: (): ReadonlySet<string> => new Set(),
  getPayments: (): ReadonlyMap<string, string> => new Map(),
}
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (subscribe: typeof store.subscribe, get: () => unknown, atBuild: () => unknown) => {
    Object.assign(store, {subscribe, [atBuild() instanceof Map ? 'getPayments' : 'get']: get})
    return atBuild()
  },
}))

/** Renders the course's button on a freshly loaded page. */
async function showButton(courseId: string) {
  vi.resetModules()
  session.changed.clear()
  const {useOwns, usePaymentUnderWay} = await import('./owned-courses')
  const drawings: boolean[] = []
  const Button = () => {
    drawings.push(useOwns(courseId))
    usePaymentUnderWay(courseId)
    return null
  }
  renderToStaticMarkup(createElement(Button))
  const drawn = vi.fn<() => void>()
  store.subscribe(drawn)
  return {
    drawn,
    first: drawings[0],
    owns: () => store.get().has(courseId),
    paidBy: () => store.getPayments().get(courseId),
  }
}

function signIn(uid: string | undefined) {
  Object.assign(session, {uid, isFlagged: uid !== undefined})
  for (const changed of session.changed) changed()
}

beforeEach(() => {
  Object.assign(session, {uid: undefined, isFlagged: false})
  Object.assign(service, {
    courses: {ada: ['python'], ben: ['seo']},
    payments: {},
    asked: [],
    joined: [],
    fails: false,
  })
})

test('nothing is asked for a visitor', async () => {
  const {owns, first} = await showButton('python')
  expect(first).toBe(false)
  expect(owns()).toBe(false)
  expect(service.asked).toEqual([])
  expect(service.joined).toEqual([])
})

test('whoever was signed in before is asked for once, and the button is drawn anew', async () => {
  Object.assign(session, {uid: 'ada', isFlagged: true})
  const {owns, drawn} = await showButton('python')
  await expect.poll(owns).toBe(true)
  expect(drawn).toHaveBeenCalled()
  expect(service.asked).toEqual(['ada'])
  expect(service.joined).toEqual(['ada'])
})

test('what belongs to one does not belong to the next, nor to nobody', async () => {
  const {owns} = await showButton('python')
  signIn('ada')
  await expect.poll(owns).toBe(true)
  signIn('ben')
  await expect.poll(() => service.asked).toEqual(['ada', 'ben'])
  expect(owns()).toBe(false)
  signIn('ada')
  await expect.poll(owns).toBe(true)
  signIn(undefined)
  await expect.poll(owns).toBe(false)
})

test('a payment under way is known until somebody else signs in', async () => {
  service.payments = {ada: [['seo', 'order-1']]}
  const {owns, paidBy} = await showButton('seo')
  signIn('ada')
  await expect.poll(paidBy).toBe('order-1')
  expect(owns()).toBe(false)
  signIn('ben')
  await expect.poll(owns).toBe(true)
  expect(paidBy()).toBeUndefined()
})

test('after a purchase it is asked again', async () => {
  service.courses = {}
  const {owns} = await showButton('python')
  signIn('ada')
  await expect.poll(() => service.asked).toEqual(['ada'])
  service.courses = {ada: ['python']}
  const {refreshOwnedCourses} = await import('./owned-courses')
  refreshOwnedCourses()
  await expect.poll(owns).toBe(true)
})

test('without an answer nothing is owned, and it is written down', async () => {
  service.fails = true
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const {owns} = await showButton('python')
  signIn('ada')
  await expect.poll(() => error).toHaveBeenCalled()
  expect(owns()).toBe(false)
})
