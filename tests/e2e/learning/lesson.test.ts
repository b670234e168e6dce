import {readFile} from 'node:fs/promises'
import {clearWriting} from '../fixtures/lessons.ts'
import {giveCourse, uidOf} from '../fixtures/taught-course.ts'
import {signedInUser} from '../fixtures/open-account.ts'
import {expect, PHONE, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

const outlineOf = ({main}: Visitor) => main.getByRole('navigation', {name: 'Lessons', exact: true})

test('a lesson with a quiz is read, answered and left by keyboard alone', async ({
  newLearner,
  account,
  courseWithLessons,
}) => {
  const {main, page} = newLearner
  const course = await courseWithLessons('Clear Writing', clearWriting)
  await giveCourse(await uidOf(account), course.id)
  await newLearner.visit(course.lesson('verbs-first'))
  await expect(newLearner.title('Verbs first')).toBeVisible()
  await expect(main.getByText('A lesson is done when you say so.')).toBeVisible()

  await page.keyboard.press('m')
  await expect(main.getByText(/^Done: you marked it as done on/)).toBeVisible()
  await page.keyboard.press('n')
  await expect(newLearner.title('The long middle')).toBeVisible()
  await expect(main.getByText('or when every question on it is answered right')).toBeVisible()

  await newLearner.tabTo(main.getByRole('radio', {name: 'What has to be carried'}))
  await page.keyboard.press('Space')
  await newLearner.tabTo(main.getByRole('button', {name: 'Check answer'}).first())
  await page.keyboard.press('Enter')
  await expect(main.getByText('That is right.')).toHaveCount(1)
  await newLearner.tabTo(main.getByRole('radio', {name: 'Whoever writes'}))
  await page.keyboard.press('ArrowDown')
  await newLearner.tabTo(main.getByRole('button', {name: 'Check answer'}))
  await page.keyboard.press('Enter')
  await expect(main.getByText('That is right.')).toHaveCount(2)
  await expect(main.getByText(/^Done: you passed its quiz on/)).toBeVisible()

  await page.keyboard.press('p')
  await expect(newLearner.title('Verbs first')).toBeVisible()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', {name: 'Keys on a lesson'})
  await newLearner.tabTo(keys.getByRole('switch', {name: 'Use these keys'}))
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('n')
  await expect(newLearner.title('Verbs first')).toBeVisible()
  expect(await newLearner.stored('lesson-keys')).toBe('off')
})

test('what is done stays done, on another device too', async ({
  newLearner,
  account,
  openBrowser,
  courseWithLessons,
}) => {
  const course = await courseWithLessons('Clear Writing', clearWriting)
  await giveCourse(await uidOf(account), course.id)
  await newLearner.visit(course.lesson('one-idea'))
  await newLearner.main.getByRole('button', {name: 'Mark as done and go on'}).click()
  await expect(newLearner.title('Verbs first')).toBeVisible()
  await expect(outlineOf(newLearner).getByRole('link', {name: /^Done: One idea/})).toBeVisible()
  await expect(outlineOf(newLearner).getByText('1 of 4 done')).toBeVisible()
  await expect
    .poll(() =>
      newLearner.page.evaluate<string[]>(
        `Object.keys(localStorage).filter((key) => key.startsWith('unsent'))`,
      ),
    )
    .toEqual([])

  const phone = await openBrowser({...PHONE, user: await signedInUser(account.email, account.password)})
  await phone.visit(course.lesson('verbs-first'))
  await phone.main.getByRole('button', {name: /All lessons/}).click()
  const sheet = phone.page.getByRole('dialog', {name: 'All lessons'})
  await expect(sheet.getByText('1 of 4 done')).toBeVisible()
  // The page is dimmed above the sheet, and a press there closes it.
  await phone.page.touchscreen.tap(100, 20)
  await expect(sheet).toBeHidden()
  await phone.main.getByRole('button', {name: /All lessons/}).click()
  await sheet.getByRole('link', {name: /One idea/}).click()
  await expect(phone.title('One idea a sentence')).toBeVisible()
  await expect(phone.main.getByText(/^Done: you marked it as done on/)).toBeVisible()
  expect(
    await phone.page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    ),
    'pixels that stand out on the right',
  ).toBe(0)
})

test('notes are saved while they are typed, and leave as one file', async ({
  newLearner,
  account,
  courseWithLessons,
}) => {
  const {main, page} = newLearner
  const course = await courseWithLessons('Clear Writing', clearWriting)
  await giveCourse(await uidOf(account), course.id)
  await newLearner.visit(course.lesson('one-idea'))
  await main.getByText('Your notes', {exact: true}).click()
  const notes = main.getByRole('textbox', {name: /Nobody else can read them/})
  await expect(notes).toBeEditable()
  await notes.pressSequentially('Cut in two. n p m')
  await expect(main.getByText('Saved', {exact: true})).toBeVisible()
  await page.reload()
  await main.getByText('Your notes', {exact: true}).click()
  await expect(notes).toHaveValue('Cut in two. n p m')

  const downloading = page.waitForEvent('download')
  await main.getByRole('button', {name: 'Download all notes of this course'}).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`notes-${course.slug}.md`)
  expect(await readFile(await download.path(), 'utf8')).toBe(
    `# Notes on ${course.title}\n\n## Begin\n\n### One idea a sentence\n\nCut in two. n p m\n`,
  )
})

test('who loses the network in the middle of a lesson loses nothing', async ({
  newLearner,
  account,
  courseWithLessons,
}) => {
  const {main, page, network} = newLearner
  const course = await courseWithLessons('Clear Writing', clearWriting)
  await giveCourse(await uidOf(account), course.id)
  await newLearner.visit(course.lesson('one-idea'))
  await main.getByText('Your notes', {exact: true}).click()
  const notes = main.getByRole('textbox', {name: /Nobody else can read them/})
  await expect(notes).toBeEditable()
  await newLearner.page.waitForLoadState('networkidle')

  for (const service of ['functions', 'orders', 'content'] as const) await network.block(service)
  await notes.fill('Written on the train.')
  await expect(main.getByText('Not saved, trying again')).toBeVisible()
  await main.getByRole('button', {name: 'Mark as done and go on'}).click()
  // Fetched ahead, so that it can be read without a network.
  await expect(main.getByText('Whoever reads waits for the verb.')).toBeVisible()
  await expect(main.getByText(/What you do here is kept in this browser/)).toBeVisible()
  await expect(outlineOf(newLearner).getByRole('link', {name: /^Done: One idea/})).toBeVisible()

  network.restore()
  await page.evaluate(`window.dispatchEvent(new Event('online'))`)
  await expect(main.getByText(/What you do here is kept in this browser/)).toBeHidden()
  await newLearner.visit(course.lesson('one-idea'))
  await expect(main.getByText(/^Done: you marked it as done on/)).toBeVisible()
  await main.getByText('Your notes', {exact: true}).click()
  await expect(notes).toHaveValue('Written on the train.')
})

test('a mark that was made by mistake is taken back, on every device, until there is a certificate', async ({
  newLearner: laptop,
  account,
  openBrowser,
  courseWithLessons,
}) => {
  const [reading] = clearWriting.sections
  const uid = await uidOf(account)
  const course = await courseWithLessons('Clear Writing', {sections: [{...reading!, free: false}]})
  await giveCourse(uid, course.id)
  await laptop.visit(course.lesson('one-idea'))
  const done = ({main}: Visitor) => main.getByText(/^Done: you marked it as done on/)
  const open = ({main}: Visitor) => main.getByText(/^A lesson is done when you say so, or/)
  await expect(open(laptop)).toBeVisible()
  await laptop.page.keyboard.press('m')
  await expect(done(laptop)).toBeVisible()
  await expect(laptop.toast('Marked as done')).toBeVisible()
  await laptop.page.getByRole('button', {name: 'Undo'}).click()
  await expect(open(laptop)).toBeVisible()
  await expect(outlineOf(laptop).getByRole('link', {name: /^Not done yet: One idea/})).toBeVisible()

  await laptop.main.getByRole('button', {name: 'Mark as done and go on'}).click()
  await expect(laptop.title('Verbs first')).toBeVisible()
  await expect.poll(() => laptop.stored(`unsent:${uid}`)).toBeNull()
  const phone = await openBrowser({...PHONE, user: await signedInUser(account.email, account.password)})
  await phone.visit(course.lesson('one-idea'))
  await expect(done(phone)).toBeVisible()
  await phone.main.getByRole('button', {name: 'Not done'}).click()
  await expect(open(phone)).toBeVisible()
  await expect(phone.main.getByRole('button', {name: 'Mark as done and go on'})).toBeFocused()
  await expect.poll(() => phone.stored(`unsent:${uid}`)).toBeNull()
  await laptop.visit(course.lesson('one-idea'))
  await expect(open(laptop)).toBeVisible()

  // The last mark brings the certificate: the key asks first.
  await laptop.main.getByRole('radio', {name: 'Mara sends the list.'}).check()
  await laptop.main.getByRole('button', {name: 'Check answer'}).click()
  await expect(laptop.main.getByText(/^Done: you passed its quiz on/)).toBeVisible()
  await expect(laptop.main.getByRole('button', {name: 'Not done'})).toBeHidden()
  await laptop.page.keyboard.press('n')
  await expect(laptop.title('Verbs first')).toBeVisible()
  await laptop.page.keyboard.press('m')
  await expect(laptop.toast('Every other lesson is done')).toBeVisible()
  await expect(laptop.main.getByText('A lesson is done when you say so.')).toBeVisible()
  await laptop.page
    .getByRole('region', {name: 'Notifications'})
    .getByRole('button', {name: 'Mark as done'})
    .click()
  await expect(laptop.main.getByRole('link', {name: 'See your certificate'})).toBeVisible()
  await expect(laptop.main.getByRole('button', {name: 'Not done'})).toBeHidden()
})

test('what an exercise asks for is ticked off in this browser', async ({visitor, courseWithLessons}) => {
  const {main, page} = visitor
  const course = await courseWithLessons('Clear Writing', clearWriting)
  visitor.expectBrowserError(/status of 404.*\.data/)
  await visitor.visit(course.lesson('one-idea'))
  const criterion = main.getByRole('checkbox', {name: 'It became two sentences'})
  await criterion.check()
  await page.reload()
  await expect(criterion).toBeChecked()
  await expect(main.getByRole('checkbox', {name: /Neither begins/})).not.toBeChecked()
})
