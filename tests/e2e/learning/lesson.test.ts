import {expectToFit} from '../fixtures/accessibility.ts'
import {clearWriting} from '../fixtures/lessons.ts'
import {giveCourse, uidOf} from '../fixtures/taught-course.ts'
import {signedInUser} from '../fixtures/open-account.ts'
import {expect, PHONE, test} from '../fixtures/test.ts'
import type {Visitor} from '../fixtures/visitor.ts'

const outlineOf = ({main}: Visitor) => main.getByRole('navigation', {name: 'Lessons', exact: true})

test('who loses the network in the middle of a lesson loses nothing, and goes on by keyboard alone', async ({
  newLearner,
  account,
  courseWithLessons,
}) => {
  const {main, page, network} = newLearner
  const course = await courseWithLessons('Clear Writing', clearWriting)
  await giveCourse(await uidOf(account), course.id)
  await newLearner.visit(course.lesson('one-idea'))
  const notes = main.getByRole('textbox', {name: /Nobody else can read them/})

  await test.step('without a network the next lesson can be read, and what is done is kept', async () => {
    await main.getByText('Your notes', {exact: true}).click()
    await expect(notes).toBeEditable()
    // The next lesson is fetched ahead by then.
    await page.waitForLoadState('networkidle')
    await newLearner.complete()
    expect(newLearner.unexpectedErrors()).toEqual([])
    for (const service of ['functions', 'orders', 'content'] as const) await network.block(service)
    await notes.fill('Written on the train.')
    await expect(main.getByText('Not saved, trying again')).toBeVisible()
    await main.getByRole('button', {name: 'Mark as done and go on'}).click()
    await expect(main.getByText('Whoever reads waits for the verb.')).toBeVisible()
    await expect(main.getByText(/What you do here is kept in this browser/)).toBeVisible()
    await expect(outlineOf(newLearner).getByRole('link', {name: /^Done: One idea/})).toBeVisible()
  })

  await test.step('with one again it is sent, and there at the next visit', async () => {
    network.restore()
    await page.evaluate(`window.dispatchEvent(new Event('online'))`)
    await expect(main.getByText(/What you do here is kept in this browser/)).toBeHidden()
    await newLearner.visit(course.lesson('one-idea'))
    await expect(main.getByText(/^Done: you marked it as done on/)).toBeVisible()
    await main.getByText('Your notes', {exact: true}).click()
    await expect(notes).toHaveValue('Written on the train.')
  })

  await test.step('keys mark a lesson as done, and lead to the next', async () => {
    await page.keyboard.press('n')
    await expect(newLearner.title('Verbs first')).toBeVisible()
    await expect(main.getByText('A lesson is done when you say so.')).toBeVisible()
    await page.keyboard.press('m')
    await expect(main.getByText(/^Done: you marked it as done on/)).toBeVisible()
    await page.keyboard.press('n')
    await expect(newLearner.title('The long middle')).toBeVisible()
    await expect(main.getByText('or when every question on it is answered right')).toBeVisible()
  })

  await test.step('its questions are answered by keyboard', async () => {
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
  })

  await test.step('the keys are switched off', async () => {
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
})

test('what is done stays done on every device, and is taken back there, until there is a certificate', async ({
  newLearner: laptop,
  account,
  openBrowser,
  courseWithLessons,
}) => {
  const [reading] = clearWriting.sections
  const uid = await uidOf(account)
  const course = await courseWithLessons('Clear Writing', {sections: [{...reading!, free: false}]})
  await giveCourse(uid, course.id)
  const done = ({main}: Visitor) => main.getByText(/^Done: you marked it as done on/)
  const open = ({main}: Visitor) => main.getByText(/^A lesson is done when you say so, or/)
  const allIsSent = (device: Visitor) => expect.poll(() => device.stored(`unsent:${uid}`)).toBeNull()

  await test.step('a mark that was made by mistake is taken back at once', async () => {
    await laptop.visit(course.lesson('one-idea'))
    await expect(open(laptop)).toBeVisible()
    await laptop.page.keyboard.press('m')
    await expect(done(laptop)).toBeVisible()
    await expect(laptop.toast('Marked as done')).toBeVisible()
    await laptop.page.getByRole('button', {name: 'Undo'}).click()
    await expect(open(laptop)).toBeVisible()
    await expect(outlineOf(laptop).getByRole('link', {name: /^Not done yet: One idea/})).toBeVisible()
  })

  await test.step('a lesson is marked as done, and sent', async () => {
    await laptop.main.getByRole('button', {name: 'Mark as done and go on'}).click()
    await expect(laptop.title('Verbs first')).toBeVisible()
    await expect(outlineOf(laptop).getByRole('link', {name: /^Done: One idea/})).toBeVisible()
    await expect(outlineOf(laptop).getByText('1 of 2 done')).toBeVisible()
    await allIsSent(laptop)
  })

  const phone = await openBrowser({...PHONE, user: await signedInUser(account.email, account.password)})
  await test.step('it is done on a phone, too, which has the outline in a sheet', async () => {
    await phone.visit(course.lesson('verbs-first'))
    await phone.main.getByRole('button', {name: /All lessons/}).click()
    const sheet = phone.page.getByRole('dialog', {name: 'All lessons'})
    await expect(sheet.getByText('1 of 2 done')).toBeVisible()
    // The page is dimmed above the sheet, and a press there closes it.
    await phone.page.touchscreen.tap(100, 20)
    await expect(sheet).toBeHidden()
    await phone.main.getByRole('button', {name: /All lessons/}).click()
    await sheet.getByRole('link', {name: /One idea/}).click()
    await expect(phone.title('One idea a sentence')).toBeVisible()
    await expect(done(phone)).toBeVisible()
    await expectToFit(phone)
  })

  await test.step('taken back there, it is open on the other device', async () => {
    await phone.main.getByRole('button', {name: 'Not done'}).click()
    await expect(open(phone)).toBeVisible()
    await expect(phone.main.getByRole('button', {name: 'Mark as done and go on'})).toBeFocused()
    await allIsSent(phone)
    await laptop.visit(course.lesson('one-idea'))
    await expect(open(laptop)).toBeVisible()
  })

  await test.step('the last mark brings the certificate: the key asks first, and no mark is taken back any more', async () => {
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
})
