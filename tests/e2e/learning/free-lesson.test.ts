import {expect, test} from '../fixtures/test.ts'
import {clearWriting} from '../fixtures/lessons.ts'

const [begin, work] = clearWriting.sections
const laterWork = {sections: [begin, {...work, opensAfterDays: 7}]} as typeof clearWriting

test('a visitor sees the lessons of a course, reads those that are free, finds those that are sold closed, and comes back signed in', async ({
  visitor,
  account,
  courseWithLessons,
}) => {
  const {main, page} = visitor
  const course = await courseWithLessons('Clear Writing', laterWork)
  // The course is newer than the build: the prerendered data of its lessons is looked for first.
  visitor.expectBrowserError(/status of 404.*\.data/)

  await test.step('its lessons are seen before it is bought, when they open, and which are free', async () => {
    await visitor.visit(`/course/${course.slug}`)
    await expect(main.getByRole('link', {name: 'One idea a sentence'})).toHaveAttribute(
      'href',
      course.lesson('one-idea'),
    )
    await expect(main.getByText('Opens 7 days after you buy')).toBeVisible()
    await expect(main.getByText('The long middle')).toBeHidden()
    await main.getByText('Opens 7 days after you buy').click()
    await expect(main.getByText('The long middle')).toBeVisible()
    await expect(main.getByText('Quiz · 10m')).toBeVisible()
    await expect(main.getByRole('link', {name: 'The long middle'})).toHaveCount(0)
    const tryOne = main.getByRole('link', {name: 'Try a free lesson'})
    await expect(tryOne).toHaveAttribute('href', course.lesson('one-idea'))
    await tryOne.click()
  })

  await test.step('what an exercise asks for is ticked off in this browser', async () => {
    await expect(visitor.title('One idea a sentence')).toBeVisible()
    await expect(main.getByText('A sentence is read in one breath.')).toBeVisible()
    const criterion = main.getByRole('checkbox', {name: 'It became two sentences'})
    await criterion.check()
    await page.reload()
    await expect(criterion).toBeChecked()
    await expect(main.getByRole('checkbox', {name: /Neither begins/})).not.toBeChecked()
  })

  await test.step('a question is answered, and explained at the third try', async () => {
    await main.getByRole('radio', {name: /three|Ben wrote/}).check()
    await main.getByRole('button', {name: 'Check answer'}).click()
    await expect(main.getByText('Not quite. After 2 more tries, each answer is explained.')).toBeVisible()
    await expect(main.getByText('These are three ideas.')).toBeHidden()
    const answers = main.getByRole('radiogroup', {name: 'Which sentence has one idea?'}).getByRole('radio')
    await expect(answers.first()).toHaveAccessibleName(/^Mara, who is new/)
    await main.getByRole('button', {name: 'Try again'}).click()
    // In another order, so that nobody learns the place.
    await expect(answers.first()).toHaveAccessibleName('Mara sends the list.')
    await main.getByRole('radio', {name: /three|Ben wrote/}).check()
    await main.getByRole('button', {name: 'Check answer'}).click()
    await expect(main.getByText('Not quite. After one more try, each answer is explained.')).toBeVisible()
    await main.getByRole('button', {name: 'Try again'}).click()
    await main.getByRole('radio', {name: /three|Ben wrote/}).check()
    await main.getByRole('button', {name: 'Check answer'}).click()
    await expect(main.getByText('Not quite. Read why, and try again.')).toBeVisible()
    await expect(main.getByText('These are three ideas.')).toBeVisible()
    await expect(main.getByText('One person does one thing.')).toBeVisible()
    await main.getByRole('button', {name: 'Try again'}).click()
    await main.getByRole('radio', {name: 'Mara sends the list.'}).check()
    await main.getByRole('button', {name: 'Check answer'}).click()
    await expect(main.getByText('That is right.')).toBeVisible()
  })

  await test.step('a free lesson says what comes next', async () => {
    const end = main.getByRole('region', {name: 'What comes next'})
    await expect(end.getByText('After the free lessons: The long middle')).toBeVisible()
    await expect(end.getByRole('link', {name: /^Get the course/})).toHaveAttribute(
      'href',
      `/course/${course.slug}`,
    )
    await end.getByRole('link', {name: /Verbs first/}).click()
    await expect(visitor.title('Verbs first')).toBeVisible()
    await expect(main.getByText('The next lesson: The long middle')).toBeVisible()
    await expect(main.getByRole('button', {name: /Mark as done/})).toHaveCount(0)
    await expect(page).toHaveTitle(/^Verbs first/)
  })

  await test.step('an address that no lesson has leads to the course, which says what is free and how to buy it', async () => {
    expect(visitor.unexpectedErrors()).toEqual([])
    visitor.expectBrowserError(/404/)
    await visitor.visit(course.lesson('no-such-lesson'))
    await expect(visitor.title('Lesson Not Found')).toBeVisible()
    await main.getByRole('link', {name: 'Go to the course'}).click()
    await expect(page).toHaveURL(`/learn/${course.slug}`)
    await expect(main.getByRole('link', {name: 'One idea a sentence'})).toBeVisible()
    await expect(main.getByText('The long middle')).toBeVisible()
    await expect(main.getByRole('link', {name: 'The long middle'})).toHaveCount(0)
    await expect(visitor.addToCart).toBeVisible()
  })

  const closed = main.getByRole('heading', {name: 'This lesson is for those who own the course'})
  await test.step('a lesson that is sold says so: its page has none of its words, and search engines leave it out', async () => {
    await visitor.visit(course.lesson('the-long-middle'))
    await expect(visitor.title('The long middle')).toBeVisible()
    await expect(closed).toBeVisible()
    await expect(
      main
        .getByRole('navigation', {name: 'Lessons', exact: true})
        .getByRole('link', {name: 'Locked: The long middle'}),
    ).toBeVisible()
    expect(await page.content()).not.toMatch(
      /Between the beginning|stands in the middle|to be carried|Who carries it|Until the verb comes/,
    )
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(main.getByRole('link', {name: 'Try a free lesson'})).toHaveAttribute(
      'href',
      course.lesson('one-idea'),
    )
  })

  await test.step('who signs in there comes back to it', async () => {
    // The browser writes down what is refused.
    visitor.expectBrowserError(/status of 403/)
    await main.getByRole('link', {name: 'Sign in to read it'}).click()
    await visitor.signUp(account)
    await page.waitForURL(`**${course.lesson('the-long-middle')}`)
    await expect(closed).toBeVisible()
    await expect(main.getByRole('link', {name: /^Get the course/})).toBeVisible()
  })
})
