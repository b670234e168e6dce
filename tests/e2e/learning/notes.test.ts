import {notesPath} from '@lectern/domain/learning/notes'
import {readFile} from 'node:fs/promises'
import {firestore} from '../../integration/commerce/back-office.ts'
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
const notesOf = ({main}: Visitor) => main.getByRole('textbox', {name: /Nobody else can read them/})

/** Opens the notes of the lesson that is open. */
async function unfoldNotes(visitor: Visitor) {
  await visitor.main.getByText('Your notes', {exact: true}).click()
  await expect(notesOf(visitor)).toBeEditable()
  return notesOf(visitor)
}

/** Whoever returns to a window sees what was saved elsewhere. */
const returnTo = ({page}: Visitor) => page.evaluate(`window.dispatchEvent(new Event('focus'))`)
const comeOnline = ({page}: Visitor) => page.evaluate(`window.dispatchEvent(new Event('online'))`)

test('a note that is open on two devices and in two tabs keeps what was typed in all of them', async ({
  newLearner: laptop,
  account,
  openBrowser,
  courseWithLessons,
}) => {
  const course = await courseWithLessons('Clear Writing', clearWriting)
  const uid = await uidOf(account)
  await giveCourse(uid, course.id)
  const phone = await openBrowser({...PHONE, user: await signedInUser(account.email, account.password)})
  for (const device of [laptop, phone]) await device.visit(course.lesson('one-idea'))
  const atDesk = await unfoldNotes(laptop)
  const onTrain = await unfoldNotes(phone)
  phone.expectBrowserError(REFUSED)
  const stored = async () => {
    const {docs} = await firestore.collection(notesPath(uid, course.id)).get()
    return docs.map((note): unknown => note.get('text'))
  }

  await test.step('the words of both devices are kept, and both places where both have changed the same', async () => {
    await atDesk.fill('Cut in two.\n\nAsk Mara.')
    await saved(laptop)
    await onTrain.pressSequentially('Read it aloud.')
    await saved(phone)
    await expect(onTrain).toHaveValue('Cut in two.\n\nAsk Mara.\n\nRead it aloud.')

    // The cursor stays where it was.
    await returnTo(laptop)
    await expect(atDesk).toHaveValue('Cut in two.\n\nAsk Mara.\n\nRead it aloud.')
    await atDesk.press('ControlOrMeta+Home')
    await laptop.page.keyboard.press('End')
    await atDesk.pressSequentially(' Always.')
    await saved(laptop)
    await onTrain.fill('Cut in three.\n\nAsk Mara.\n\nRead it aloud.')
    const both =
      /^Cut in three\.\n\nFrom another device or window, .+:\nCut in two\. Always\.\n\nAsk Mara\.\n\nRead it aloud\.$/
    await expect(onTrain).toHaveValue(both)
    await saved(phone)
    expect(await stored()).toEqual([expect.stringMatching(both)])
    await returnTo(laptop)
    await expect(atDesk).toHaveValue(both)
  })

  await test.step('what was noted without a network joins what another device has noted meanwhile', async () => {
    await atDesk.fill('')
    await expect.poll(stored).not.toContainEqual(expect.stringMatching(/./))
    await returnTo(phone)
    await expect(onTrain).toHaveValue('')
    expect(phone.unexpectedErrors()).toEqual([])
    await phone.network.block('orders')
    await onTrain.fill('Written on the train.')
    await expect(phone.main.getByText('Not saved, trying again')).toBeVisible()
    await atDesk.fill('Written at the desk.')
    await saved(laptop)
    phone.network.restore()
    await comeOnline(phone)
    await saved(phone)
    await expect(onTrain).toHaveValue('Written at the desk.\n\nWritten on the train.')
    await returnTo(laptop)
    await expect(atDesk).toHaveValue('Written at the desk.\n\nWritten on the train.')
  })

  await test.step('two tabs show what is typed in each other, also without a network', async () => {
    expect(laptop.unexpectedErrors()).toEqual([])
    const right = new Visitor(await laptop.context.newPage(), laptop.network)
    await right.visit(course.lesson('one-idea'))
    const inRight = await unfoldNotes(right)
    await laptop.network.block('orders')
    await atDesk.fill('In the left tab.')
    await expect(inRight).toHaveValue('In the left tab.')
    await inRight.press('ControlOrMeta+End')
    await inRight.pressSequentially('\n\nIn the right tab.')
    await expect(atDesk).toHaveValue('In the left tab.\n\nIn the right tab.')
    await atDesk.press('ControlOrMeta+Home')
    await atDesk.press('End')
    await atDesk.pressSequentially(' And more.')
    const both = 'In the left tab. And more.\n\nIn the right tab.'
    await expect(inRight).toHaveValue(both)
    laptop.network.restore()
    for (const tab of [laptop, right]) await comeOnline(tab)
    await saved(laptop)
    await returnTo(right)
    await expect(inRight).toHaveValue(both)
    await expect.poll(stored).toEqual([both])
  })
})

test('words are noted beside their place, found again, taken along, and stay with the note when the lesson loses them', async ({
  newLearner,
  account,
  courseWithLessons,
}) => {
  const {main, page} = newLearner
  const course = await courseWithLessons('Clear Writing', clearWriting)
  await giveCourse(await uidOf(account), course.id)
  await newLearner.visit(course.lesson('one-idea'))
  const sentence = main.getByText('A sentence is read in one breath.', {exact: true})
  const notes = notesOf(newLearner)
  const place = main.getByRole('region', {name: 'Places in this lesson'})
  const noted = () => page.evaluate(() => [...(CSS.highlights.get('noted') ?? [])].map(String))
  const note =
    '> A sentence is read in one breath.\nRead mine aloud. n p m\n\n> Take the longest sentence of your last mail.\n'

  await test.step('a sentence is marked, and something is written below it, which is no key of the lesson', async () => {
    await sentence.click({clickCount: 3})
    await page.getByRole('button', {name: 'Add to notes'}).click()
    await expect(notes).toBeFocused()
    await page.keyboard.type('Read mine aloud. n p m')
    await expect(notes).toHaveValue('> A sentence is read in one breath.\nRead mine aloud. n p m')
    await saved(newLearner)
    await expect(page.getByRole('button', {name: 'Add to notes'})).toBeHidden()
  })
  await test.step('one that is marked with H comes after it', async () => {
    await main.getByText('Take the longest sentence of your last mail.', {exact: true}).click({clickCount: 3})
    await page.keyboard.press('h')
    await expect(notes).toHaveValue(note)
    await saved(newLearner)
  })
  await test.step('it is there and coloured in the text the next time, and the note leads to it', async () => {
    await page.reload()
    await expect
      .poll(noted)
      .toEqual(['A sentence is read in one breath', 'Take the longest sentence of your last mail'])
    await unfoldNotes(newLearner)
    await expect(notes).toHaveValue(note)
    await place.getByRole('button', {name: '“A sentence is read in one breath.”'}).click()
    await expect(sentence).toBeFocused()
    await expect(sentence).toBeInViewport()
    await newLearner.declineCookies()
    await expectNoViolations(newLearner)
  })
  await test.step('all notes leave as one file', async () => {
    const downloading = page.waitForEvent('download')
    await main.getByRole('button', {name: 'Download all notes of this course'}).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`notes-${course.slug}.md`)
    expect(await readFile(await download.path(), 'utf8')).toBe(
      `# Notes on ${course.title}\n\n## Begin\n\n### One idea a sentence\n\n${note.trim()}\n`,
    )
  })
  await test.step('lessons and notes are searched in one box, which stays with the way back', async () => {
    await sentence.click()
    await page.keyboard.press('n')
    await expect(newLearner.title('Verbs first')).toBeVisible()
    await unfoldNotes(newLearner)
    await notes.fill('The sentence of Tomás.')
    await saved(newLearner)

    // On a narrow screen, where the last check was, the way back stands above the lesson.
    await main.getByRole('link', {name: course.title}).first().click()
    await expect(page).toHaveURL(`/learn/${course.slug}`)
    const box = main.getByRole('searchbox', {name: 'Search lessons and notes'})
    await box.fill('sentence')
    await expect(main.getByText('3 places for “sentence”')).toBeVisible()
    await expect(main.getByRole('link', {name: 'One idea a sentence'}).first()).toBeVisible()
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
  await test.step('an editor changes a word of one place, and takes the other away', async () => {
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
      await newLearner.visit(course.lesson('one-idea'))
      await expect(main.getByText('A good sentence is read in one breath.')).toBeVisible({timeout: 5_000})
    }).toPass()
    await expect.poll(noted).toEqual(['A good sentence is read in one breath'])
    await main.getByText('Your notes', {exact: true}).click()
    await expect(place.getByRole('button')).toHaveCount(1)
    await expect(place.getByText(/^“Take the longest.+these words are no longer in it\.$/)).toBeVisible()
    await expect(notes).toHaveValue(/Read mine aloud\./)
  })
})
