import {beforeEach, expect, test, vi} from 'vitest'

const session = {uid: undefined as string | undefined, changed: () => {}}
const service = {courses: {} as Record<string, string[]>, asked: [] as string[], fails: false}

vi.mock('~/features/auth/signed-in-flag', () => ({
  readSignedInFlag: () => session.uid !== undefined,
  onSignedInFlag: (changed: () => void) => {
    session.changed = changed
    return () => {
      session.changed = () => {}
    }
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
}))

const react = {subscribe: (_listener: () => void) => () => {}, owns: () => false}
vi.mock('react', () => ({
  useSyncExternalStore: (subscribe: typeof react.subscribe, owns: typeof react.owns) =>
    Object.assign(react, {subscribe, owns}),
}))

/** A button of the course on a page that has just been opened. */
async function showButton(courseId: string) {
  vi.resetModules()
  const store = await import('./owned-courses')
  store.useOwns(courseId)
  const drawn = vi.fn<() => void>()
  const leave = react.subscribe(drawn)
  return {...store, drawn, leave, owns: () => react.owns()}
}

function signIn(uid: string | undefined) {
  session.uid = uid
  session.changed()
}

beforeEach(() => {
  Object.assign(session, {uid: undefined, changed: () => {}})
  Object.assign(service, {courses: {ada: ['python'], ben: ['seo']}, asked: [], fails: false})
})

test('nothing is asked for a visitor', async () => {
  const {owns} = await showButton('python')
  expect(owns()).toBe(false)
  expect(service.asked).toEqual([])
})

test('who signs in is asked for once, and the button is drawn anew', async () => {
  const {owns, drawn} = await showButton('python')
  signIn('ada')
  signIn('ada')
  await vi.waitFor(() => expect(owns()).toBe(true))
  expect(drawn).toHaveBeenCalled()
  expect(service.asked).toEqual(['ada'])
})

test('what belongs to one does not belong to the next, nor to nobody', async () => {
  const {owns} = await showButton('python')
  signIn('ada')
  await vi.waitFor(() => expect(owns()).toBe(true))
  signIn('ben')
  await vi.waitFor(() => expect(service.asked).toEqual(['ada', 'ben']))
  expect(owns()).toBe(false)
  signIn(undefined)
  expect(owns()).toBe(false)
})

test('an answer that comes after its reader has gone counts for nobody', async () => {
  const {owns} = await showButton('python')
  signIn('ada')
  await vi.waitFor(() => expect(service.asked).toEqual(['ada']))
  signIn('ben')
  await vi.waitFor(() => expect(service.asked).toHaveLength(2))
  await Promise.resolve()
  expect(owns()).toBe(false)
})

test('after a purchase it is asked again', async () => {
  const {owns, refreshOwnedCourses} = await showButton('python')
  service.courses = {}
  signIn('ada')
  await vi.waitFor(() => expect(service.asked).toEqual(['ada']))
  service.courses = {ada: ['python']}
  refreshOwnedCourses()
  await vi.waitFor(() => expect(owns()).toBe(true))
})

test('without an answer nothing is owned, and it is written down', async () => {
  service.fails = true
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const {owns} = await showButton('python')
  signIn('ada')
  await vi.waitFor(() => expect(error).toHaveBeenCalled())
  expect(owns()).toBe(false)
})
