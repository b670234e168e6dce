import {content} from '../fixtures/content.ts'
import {DESKTOP, expectNoViolations} from '../fixtures/accessibility.ts'
import {clearWriting} from '../fixtures/lessons.ts'
import {giveCourse, uidOf} from '../fixtures/taught-course.ts'
import {expect, test} from '../fixtures/test.ts'

/** The course with an exercise that asks for work. */
const [begin, ...others] = clearWriting.sections
const plan = {
  sections: [
    {
      title: 'Begin',
      lessons: (begin?.lessons ?? []).map((lesson) => ({
        ...lesson,
        body: lesson.body?.map((block) => (block._type === 'exercise' ? {...block, handsIn: true} : block)),
      })),
    },
    ...others,
  ],
}

test('a learner hands in work, the teacher asks for another try, and then it is done', async ({
  newLearner,
  account,
  teacher,
  inbox,
  courseWithLessons,
}) => {
  const course = await courseWithLessons('Clear Writing', plan)
  await content
    .patch(course.id)
    .set({instructor: {_type: 'reference', _ref: 'instructor-amara-okafor'}})
    .commit()
  await giveCourse(await uidOf(account), course.id)
  const {main, page} = newLearner
  const work = main.getByRole('region', {name: /^Hand in your work/})
  const hands = work.getByRole('form', {name: 'Hand in your work'})
  const row = teacher.main.getByRole('article', {name: 'Work of Ada for Cut a sentence in two'})
  const mine = row.filter({hasText: course.title})
  const answer = async (words: string, verdict: 'Done' | 'Try again') => {
    await mine.getByRole('button', {name: /^Answer/}).click()
    const dialog = teacher.page.getByRole('dialog')
    const text = dialog.getByLabel('What you think of it')
    await expect(text).toBeFocused()
    await text.fill(words)
    await teacher.page.keyboard.press('Escape')
    await expect(dialog.getByText('Throw away what you have written?')).toBeVisible()
    await dialog.getByRole('button', {name: 'Keep Writing'}).click()
    await expect(text).toHaveValue(words)
    await dialog.getByText(verdict, {exact: true}).click()
    await dialog.getByRole('button', {name: 'Send Answer'}).click()
    await expect(teacher.toast('Answer sent')).toBeVisible()
    await expect(mine).toHaveCount(0)
  }

  await test.step('nothing, and what is no address, is not handed in', async () => {
    await newLearner.visit(course.lesson('one-idea'))
    await newLearner.declineCookies()
    await hands.getByRole('button', {name: 'Hand it in'}).click()
    await expect(hands.getByText('Please write something, or give a link.')).toBeVisible()
    await hands.getByLabel('Or a link to it').fill('my-sentence.example')
    await hands.getByRole('button', {name: 'Hand it in'}).click()
    await expect(hands.getByText('Please enter an address that begins with https://.')).toBeVisible()
  })

  await test.step('words and a link are', async () => {
    await hands.getByLabel('Your work, in words').fill('I cut it at the “and”.')
    await hands.getByLabel('Or a link to it').fill('https://example.com/my-sentence')
    await hands.getByRole('button', {name: 'Hand it in'}).click()
    await expect(newLearner.toast('Work handed in')).toBeVisible()
    await expect(work.getByText('Waits for an answer')).toBeVisible()
    await expect(work.getByRole('link', {name: 'https://example.com/my-sentence'})).toBeVisible()
    await expect(hands.getByLabel('Your work, in words')).toHaveValue('')
    await expectNoViolations(newLearner)
  })

  await test.step('the teacher asks for another try', async () => {
    await teacher.visit('/teach/work?state=waiting')
    await expect(mine).toContainText('I cut it at the “and”.')
    await expectNoViolations(teacher)
    await teacher.page.setViewportSize(DESKTOP)
    await answer('Both halves still begin with it.', 'Try again')
    const mail = await inbox.waitForMail(account.email, /Please try once more/)
    expect(mail.text).toContain('Both halves still begin with it.')
  })

  await test.step('and says of the second that it is done', async () => {
    await page.goto('about:blank')
    await newLearner.visit(`${course.lesson('one-idea')}#work`)
    await expect(work).toBeFocused()
    await expect(work.getByText('Try again').first()).toBeVisible()
    await expect(work).toContainText('Both halves still begin with it.')
    await hands.getByLabel('Your work, in words').fill('Mara sends the list. Ben wrote it.')
    await hands.getByRole('button', {name: 'Hand it in'}).click()
    await expect(work).toContainText('Ben wrote it.')
    await teacher.page.getByRole('link', {name: 'Overview', exact: true}).click()
    await expect(teacher.title('Overview')).toBeVisible()
    await teacher.page.goBack()
    await answer('Exactly so.', 'Done')
    await page.reload()
    await expect(work).toContainText('Exactly so.')
    await expect(work.getByText('Done', {exact: true}).first()).toBeVisible()
  })
})
