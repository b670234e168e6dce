import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import {afterAll, expect, test} from 'vitest'
import {dataDir, start, type Start} from './start.ts'

/** As the runner promises: it saves three seconds after a write, and a save takes a few more. */
const SAVED_AFTER_MS = 10_000
/** The clock compares Stripe's books with the orders every minute. */
const COMPARED_WITHIN_MS = 150_000
const PASSWORD = 'secret-1'

let stack: Start | null = null
afterAll(async () => {
  stack?.killEverything()
})

/** What people do in the shop; loaded when the stack has made the tokens that it reads. */
async function people() {
  const [{signIn, signUp}, {firestore, publishCourse, read}, {eventually}] = await Promise.all([
    import('../integration/commerce/learner.ts'),
    import('../integration/commerce/back-office.ts'),
    import('../integration/commerce/eventually.ts'),
  ])
  const write = (path: string, data: object) => firestore.doc(path).set(data)
  return {signIn, signUp, publishCourse, read, write, eventually}
}

test('who has paid has the course after everything was killed, saved or not', async () => {
  stack = await start('--fresh')
  const {signIn, signUp, publishCourse, read, write, eventually} = await people()
  const [typography, colour] = await Promise.all([publishCourse(5999), publishCourse(4999)])

  const ada = await signUp()
  const saved = await ada.buy(typography)
  await pause(SAVED_AFTER_MS)
  // Written by the browser, below a document that is not there.
  const note = `notes/${ada.uid}_${typography.id}/lessons/first`
  await write(note, {text: 'Kerning is not tracking.'})
  await pause(SAVED_AFTER_MS)
  const bo = await signUp()
  const unsaved = await bo.buy(colour)
  stack.killEverything()
  await stack.exited

  stack = await start()
  // Hers was saved: she signs in with her password, and nothing has to be written again.
  const again = await signIn(ada.email, PASSWORD)
  expect(again.uid).toBe(ada.uid)
  expect(await again.courses()).toEqual([typography.id])
  expect(await read(note)).toMatchObject({text: 'Kerning is not tracking.'})
  expect(await read(`orders/${saved.orderId}`)).not.toHaveProperty('restoredAt')
  // His was not, account included: it is written again from the payment.
  await eventually(
    'his course, from the payment',
    async () => (await bo.courses()).includes(colour.id),
    COMPARED_WITHIN_MS,
  )
  expect(await bo.account()).toMatchObject({uid: bo.uid, email: bo.email})
  expect(await read(`orders/${unsaved.orderId}`)).toMatchObject({
    userId: bo.uid,
    status: 'completed',
    restoredAt: expect.anything(),
  })
})

test('a Firestore emulator that dies is noticed, and no folder of a failed save is left', async () => {
  stack?.kill('Firestore emulator')
  expect(await stack?.exited).toBe(1)
  const said = stack?.output() ?? ''
  expect(said).toContain('The Firestore emulator has ended by itself')
  expect(said).toMatch(/The last save has failed: the next start goes on with what there was at \d/)
  expect(readdirSync(dataDir).filter((name) => /^firebase-export|-next$/.test(name))).toEqual([])
})

test('what outlives a runner that is killed alone is ended by the next start, and what was saved is there', async () => {
  const {signUp, signIn} = await people()
  stack = await start()
  const cy = await signUp()
  await pause(SAVED_AFTER_MS)
  stack.killRunner()
  await stack.exited
  stack = await start()
  expect(stack.output()).toMatch(/Ended \d+ processes of an earlier start that was killed/)
  expect((await signIn(cy.email, PASSWORD)).uid).toBe(cy.uid)
})

test('a stop saves what was done just before it', async () => {
  const {signUp} = await people()
  const di = await signUp()
  stack?.interrupt()
  expect(await stack?.exited).toBe(0)
  expect(stack?.output()).not.toContain('The last save has failed')
  const accounts = readFileSync(join(dataDir, 'emulators/auth_export/accounts.json'), 'utf8')
  expect(accounts).toContain(di.email)
})
