import {expectNoViolations} from '../fixtures/accessibility.ts'
import {content} from '../fixtures/content.ts'
import {clearWriting} from '../fixtures/lessons.ts'
import {giveCourse, uidOf} from '../fixtures/taught-course.ts'
import {signedInUser} from '../fixtures/open-account.ts'
import {expect, PHONE, test} from '../fixtures/test.ts'
import {Visitor} from '../fixtures/visitor.ts'

/** The rules refuse a save over a version that it does not follow, which browsers report. */
const REFUSED = /status of 403/

/** The parts of the browser's own objects that are asked here. */
declare const CSS: {highlights: {get: (name: string) => Iterable<object> | undefined}}

const saved = ({main}: Visitor) => expect(main.getByText('Saved', {exact: true})).toBeVisible()

/** Opens the notes of a lesson. */
async function openNotes(visitor: Visitor, lesson: string) {
  const {main} = visitor
  await visitor.visit(lesson)
  await main.getByText('Your notes', {exact: true}).click()
  const notes = main.getByRole('textbox', {name: /Nobody else can read them/})
  await expect(notes).toBeEditable()
  return notes
}

test('a note that is open on two devices keeps the words of both', async ({
  newLearner: laptop,
  account,
  openBrowser,
  courseWithLessons,
}) => {
  const course = await courseWithLessons('Clear Writing', clearWriting)
  await giveCourse(await uidOf(account), course.id)
  const phone = await openBrowser({...PHONE, user: await signedInUser(account.email, account.password)})
  const atDesk = await openNotes(laptop, course.lesson('one-idea'))
  const onTrain = await openNotes(phone, course.lesson('one-idea'))

  await atDesk.fill('Cut in two.\n\nAsk Mara.')
  await saved(laptop)
  phone.expectBrowserError(REFUSED)
  await onTrain.pressSequentially('Read it aloud.')
  await saved(phone)
  await expect(onTrain).toHaveValue('Cut in two.\n\nAsk Mara.\n\nRead it aloud.')

  // Whoever returns to the window sees what was saved elsewhere, with the cursor where it was.
  await laptop.page.evaluate(`window.dispatchEvent(new Event('focus'))`)
  await expect(atDesk).toHaveValue('Cut in two.\n\nAsk Mara.\n\nRead it aloud.')
  await atDesk.press('ControlOrMeta+Home')
  await laptop.page.keyboard.press('End')
  await atDesk.pressSequentially(' Always.')
  await saved(laptop)
  await onTrain.fill('Cut in three.\n\nAsk Mara.\n\nRead it aloud.')
  await expect(onTrain).toHaveValue(
    /^Cut in three\.\n\nFrom another device or window, .+:\nCut in two\. Always\.\n\nAsk Mara\.\n\nRead it aloud\.$/,
  )
  await saved(phone)
  await expect(await openNotes(phone, course.lesson('one-idea'))).toHaveValue(/Cut in three.*Always/s)
})

test('what was noted without a network joins what another device has noted meanwhile', async ({
  newLearner: laptop,
  account,
  openBrowser,
  courseWithLessons,
}) => {
  const course = await courseWithLessons('Clear Writing', clearWriting)
  await giveCourse(await uidOf(account), course.id)
  const phone = await openBrowser({...PHONE, user: await signedInUser(account.email, account.password)})
  const onTrain = await openNotes(phone, course.lesson('one-idea'))
  await phone.network.block('orders')
  await onTrain.fill('Written on the train.')
  await expect(phone.main.getByText('Not saved, trying again')).toBeVisible()

  const atDesk = await openNotes(laptop, course.lesson('one-idea'))
  await atDesk.fill('Written at the desk.')
  await saved(laptop)
  phone.network.restore()
  await phone.page.evaluate(`window.dispatchEvent(new Event('online'))`)
  await saved(phone)
  await expect(onTrain).toHaveValue('Written at the desk.\n\nWritten on the train.')
})

test('notes of two devices that are too long together are both kept, and can be shortened', async ({
  newLearner: laptop,
  account,
  openBrowser,
  courseWithLessons,
}) => {
  const course = await courseWithLessons('Clear Writing', clearWriting)
  await giveCourse(await uidOf(account), course.id)
  const phone = await openBrowser({...PHONE, user: await signedInUser(account.email, account.password)})
  const atDesk = await openNotes(laptop, course.lesson('one-idea'))
  const onTrain = await openNotes(phone, course.lesson('one-idea'))
  const [long, longToo] = ['Desk. '.repeat(1_500).trim(), 'Train. '.repeat(1_000).trim()]
  await atDesk.fill(long)
  await saved(laptop)
  phone.expectBrowserError(REFUSED)
  await onTrain.fill(longToo)
  await expect(onTrain).toHaveValue(`${long}\n\n${longToo}`)
  const tooLong = phone.main.getByText(/^Not saved yet: a note can have 10,000 characters/)
  await expect(tooLong).toBeVisible()
  await expect(phone.main.getByText('16,000 of 10,000 characters')).toBeVisible()

  const again = await openNotes(phone, course.lesson('one-idea'))
  await expect(again).toHaveValue(`${long}\n\n${longToo}`)
  await again.fill(`Desk.\n\n${longToo}`)
  await saved(phone)
  await laptop.page.evaluate(`window.dispatchEvent(new Event('focus'))`)
  await expect(atDesk).toHaveValue(`Desk.\n\n${longToo}`)
})

test('a note that is open in two tabs keeps what was typed in both', async ({
  newLearner: left,
  account,
  courseWithLessons,
}) => {
  const course = await courseWithLessons('Clear Writing', clearWriting)
  await giveCourse(await uidOf(account), course.id)
  const inLeft = await openNotes(left, course.lesson('one-idea'))
  const right = new Visitor(await left.context.newPage(), left.network)
  const inRight = await openNotes(right, course.lesson('one-idea'))
  await left.network.block('orders')
  await inLeft.fill('In the left tab.')
  await expect(inRight).toHaveValue('In the left tab.')
  await inRight.press('ControlOrMeta+End')
  await inRight.pressSequentially('\n\nIn the right tab.')
  await expect(inLeft).toHaveValue('In the left tab.\n\nIn the right tab.')
  await inLeft.press('ControlOrMeta+Home')
  await inLeft.press('End')
  await inLeft.pressSequentially(' And more.')
  const both = 'In the left tab. And more.\n\nIn the right tab.'
  await expect(inRight).toHaveValue(both)
  left.network.restore()
  for (const {page} of [left, right]) await page.evaluate(`window.dispatchEvent(new Event('online'))`)
  await saved(left)
  await right.page.evaluate(`window.dispatchEvent(new Event('focus'))`)
  await expect(inRight).toHaveValue(both)
  await expect(await openNotes(right, course.lesson('one-idea'))).toHaveValue(both)
})

test('words are noted beside their place, found again, and stay with the note when the lesson loses them', async ({
  newLearner,
  account,
  courseWithLessons,
}) => {
  const {main, page} = newLearner
  const course = await courseWithLessons('Clear Writing', clearWriting)
  await giveCourse(await uidOf(account), course.id)
  await newLearner.visit(course.lesson('one-idea'))
  const sentence = main.getByText('A sentence is read in one breath.', {exact: true})
  const notes = main.getByRole('textbox', {name: /Nobody else can read them/})
  const place = main.getByRole('region', {name: 'Places in this lesson'})
  const noted = () => page.evaluate(() => [...(CSS.highlights.get('noted') ?? [])].map(String))

  await test.step('a sentence is marked, and something is written below it', async () => {
    await sentence.click({clickCount: 3})
    await page.getByRole('button', {name: 'Add to notes'}).click()
    await expect(notes).toBeFocused()
    await page.keyboard.type('Read mine aloud.')
    await expect(notes).toHaveValue('> A sentence is read in one breath.\nRead mine aloud.')
    await saved(newLearner)
    await expect(page.getByRole('button', {name: 'Add to notes'})).toBeHidden()
  })
  await test.step('one that is marked with H comes after it', async () => {
    await main.getByText('Take the longest sentence of your last mail.', {exact: true}).click({clickCount: 3})
    await page.keyboard.press('h')
    await expect(notes).toHaveValue(/aloud\.\n\n> Take the longest sentence of your last mail\.\n$/)
    await saved(newLearner)
  })
  await test.step('it is coloured in the text the next time, and the note leads to it', async () => {
    await page.reload()
    await expect
      .poll(noted)
      .toEqual(['A sentence is read in one breath', 'Take the longest sentence of your last mail'])
    await main.getByText('Your notes', {exact: true}).click()
    await place.getByRole('button', {name: '“A sentence is read in one breath.”'}).click()
    await expect(sentence).toBeFocused()
    await expect(sentence).toBeInViewport()
    await newLearner.declineCookies()
    await expectNoViolations(newLearner)
  })
  await test.step('an editor changes a word of one, and takes the other away', async () => {
    const id = await content.fetch<string>(
      '*[_type == "lessonContent" && course._ref == $id && lessonKey == "one-idea"][0]._id',
      {id: course.id},
    )
    await content
      .patch(id)
      .set({'body[0].children[0].text': 'A good sentence is read in one breath.'})
      .unset(['body[_type == "exercise"]'])
      .commit()
    await expect(async () => {
      await page.reload()
      await expect(main.getByText('A good sentence is read in one breath.')).toBeVisible({timeout: 5_000})
    }).toPass()
    await expect.poll(noted).toEqual(['A good sentence is read in one breath'])
    await main.getByText('Your notes', {exact: true}).click()
    await expect(place.getByRole('button')).toHaveCount(1)
    await expect(place.getByText(/^“Take the longest.+these words are no longer in it\.$/)).toBeVisible()
    await expect(notes).toHaveValue(/Read mine aloud\./)
  })
})

test('a moment of a film is noted, and found again', async ({newLearner, account}) => {
  const {main, page} = newLearner
  await giveCourse(await uidOf(account), 'course-draw-it-on-the-whiteboard')
  await newLearner.visit('/learn/draw-it-on-the-whiteboard/a-person-in-six-strokes')
  const player = main.getByRole('figure', {name: 'A person in six strokes'}).locator('media-controller')
  const video = player.locator('video')
  const second = () => video.evaluate((element: {currentTime: number}) => element.currentTime)
  await expect(video).not.toHaveJSProperty('readyState', 0)
  await video.evaluate((element: {currentTime: number}) => {
    element.currentTime = 21.4
  })
  await main.getByRole('button', {name: 'Note this moment'}).click()
  const notes = main.getByRole('textbox', {name: /Nobody else can read them/})
  await expect(notes).toBeFocused()
  await page.keyboard.type('The shoulders.')
  await expect(notes).toHaveValue('> 0:21 · A person in six strokes\nThe shoulders.')
  await saved(newLearner)

  await page.reload()
  await main.getByText('Your notes', {exact: true}).click()
  await expect(video).not.toHaveJSProperty('readyState', 0)
  await main.getByRole('button', {name: '0:21 · A person in six strokes'}).click()
  await expect(player).toBeFocused()
  await expect.poll(second).toBe(21)
})

test('lessons and notes of a course are searched in one box, which stays with the way back', async ({
  newLearner,
  account,
  courseWithLessons,
}) => {
  const {main, page} = newLearner
  const course = await courseWithLessons('Clear Writing', clearWriting)
  await giveCourse(await uidOf(account), course.id)
  const notes = await openNotes(newLearner, course.lesson('verbs-first'))
  await notes.fill('The sentence of Tomás.')
  await saved(newLearner)

  await newLearner.visit(`/learn/${course.slug}`)
  const box = main.getByRole('searchbox', {name: 'Search lessons and notes'})
  await box.fill('sentence')
  await expect(main.getByText('2 places for “sentence”')).toBeVisible()
  await expect(main.getByRole('link', {name: 'One idea a sentence'})).toBeVisible()
  await newLearner.declineCookies()
  await expectNoViolations(newLearner)
  await box.fill('sentence tomas')
  await expect(main.getByText('1 place for “sentence tomas”')).toBeVisible()
  await main.getByRole('link', {name: 'Verbs first', exact: true}).click()
  await expect(newLearner.title('Verbs first')).toBeVisible()
  await expect(notes).toHaveValue('The sentence of Tomás.')

  await page.goBack()
  await expect(box).toHaveValue('sentence tomas')
  await expect(main.getByText('Your note: The sentence of Tomás.')).toBeVisible()
  await box.fill('xylophone')
  await expect(main.getByText('Nothing found')).toBeVisible()
  await box.press('Escape')
  await expect(main.getByRole('heading', {name: /The work$/})).toBeVisible()
})
