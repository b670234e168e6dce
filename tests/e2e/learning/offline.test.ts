import {notesPath} from '@lectern/domain/learning/notes'
import {firestore} from '../../integration/commerce/back-office.ts'
import {openAccount} from '../fixtures/open-account.ts'
import {giveCourse, setProgress, takeCourse, uidOf} from '../fixtures/taught-course.ts'
import {expect, PHONE, test} from '../fixtures/test.ts'
import {finish, seeItIsDone, verify, wholeCourse} from '../fixtures/whole-courses.ts'

const SLUG = 'draw-it-on-the-whiteboard'
const COURSE_ID = `course-${SLUG}`
const COURSE = `/learn/${SLUG}`
const FIRST = `${COURSE}/listen-for-three-kinds-of-words`
const SECOND = `${COURSE}/a-meeting-on-tape`

/** A lesson is kept once the browser has nothing else to do, with up to a hundred files. */
const whenIdle = {timeout: 60_000}

/** The parts of the browser's own objects that are asked here. */
declare const caches: {match: (path: string) => Promise<unknown>; keys: () => Promise<string[]>}
declare const navigator: {serviceWorker: {ready: Promise<unknown>}}

test('on a phone without a network, lessons that were opened once are read and done, and the course is brought to its end', async ({
  account,
  inbox,
  openBrowser,
}) => {
  test.slow()
  const user = await openAccount(account)
  const phone = await openBrowser({...PHONE, user, serviceWorkers: 'allow'})
  const {main, page, context} = phone
  const notice = main.getByText(/^There is no connection\. This is the lesson as this device kept it on /)
  const isKept = (path: string) =>
    page.evaluate((record) => caches.match(record).then((kept) => kept !== undefined), `/kept-lessons${path}`)
  const course = await wholeCourse(SLUG)
  // Four lessons are left, those of the last section.
  const left = course.lessons.slice(-4)
  const before = Object.fromEntries(course.lessons.slice(0, -4).map(({key}) => [key, Date.now() - 1000]))
  const uid = await uidOf(account)
  await giveCourse(uid, COURSE_ID)
  await setProgress(uid, COURSE_ID, {done: before, passed: before, startedAt: Date.now() - 1000})

  await test.step('two lessons are opened, which fetch no player as they have no video', async () => {
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url())
    })
    await phone.visit(FIRST)
    await expect.poll(() => isKept(FIRST), whenIdle).toBe(true)
    expect(scripts).not.toEqual([])
    expect(scripts.filter((url) => /player|media-chrome/.test(url))).toEqual([])
    await main
      .getByRole('link', {name: /A meeting on tape/})
      .last()
      .click()
    await expect(phone.title('A meeting on tape')).toBeVisible()
    await expect.poll(() => isKept(SECOND), whenIdle).toBe(true)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
  })
  await test.step('without a network they open by their address, with pictures, and lead to each other', async () => {
    phone.network.hasFailed = true
    await context.setOffline(true)
    await page.goto(FIRST)
    await expect(phone.title('Listen for three kinds of words')).toBeVisible()
    await expect(notice).toBeVisible()
    const picture = main.getByRole('article').locator('img').first()
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
    await main.getByRole('button', {name: 'Mark as done and go on'}).click()
    await expect(phone.title('A meeting on tape')).toBeVisible()
    await expect(notice).toBeVisible()
  })
  await test.step('a note can be written, and is kept', async () => {
    const note = main.getByRole('textbox', {name: /Nobody else can read them/})
    await main.getByText('Your notes', {exact: true}).click()
    await note.fill('Ask who speaks first.')
    await page.goto(SECOND)
    await main.getByText('Your notes', {exact: true}).click()
    await expect(note).toHaveValue('Ask who speaks first.')
  })
  await test.step('one that was not opened cannot be reached', async () => {
    await main.getByRole('button', {name: 'Mark as done and go on'}).click()
    await expect(phone.title('Turning a muddle into one picture')).toBeVisible()
    await expect(main.getByRole('heading', {name: 'We could not reach the service'})).toBeVisible()
  })
  await test.step('what was done there is sent once there is a network', async () => {
    await page.goto(FIRST)
    await expect(main.getByText(/^Done: you marked it as done on/)).toBeVisible()
    await expect(main.getByText(/^We cannot be reached just now/)).toBeVisible()
    await context.setOffline(false)
    await expect(notice).toBeHidden()
    await expect(main.getByText(/^We cannot be reached just now/)).toBeHidden()
    const notes = firestore.collection(notesPath(uid, COURSE_ID))
    await expect
      .poll(async () => (await notes.get()).docs.map((note): unknown => note.get('text')))
      .toEqual(['Ask who speaks first.'])
  })
  await test.step('the lessons that are left bring the certificate, and a mail about it', async () => {
    const [, , ...rest] = left
    await phone.visit(`${COURSE}/${rest[0]?.slug ?? ''}`)
    for (const lesson of rest) await finish(phone, course, lesson)
    await verify(phone, course)
    await seeItIsDone(phone, account, inbox)
  })
  await test.step('a course that is taken away is kept no longer, and nothing is at sign-out', async () => {
    await takeCourse(uid, COURSE_ID)
    await phone.visit(FIRST)
    await expect(main.getByRole('heading', {name: /^This lesson is for those who own/})).toBeVisible()
    await expect.poll(() => isKept(FIRST)).toBe(false)
    await phone.header.getByRole('button', {name: 'Open menu'}).click()
    await page.getByRole('button', {name: 'Sign Out'}).click()
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  })
})
