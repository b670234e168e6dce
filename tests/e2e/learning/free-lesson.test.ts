import {expect, test} from '../fixtures/test.ts'
import {clearWriting, question} from '../fixtures/lessons.ts'

test('a visitor reads a free lesson, answers its question, and is told what comes next', async ({
  visitor,
  courseWithLessons,
}) => {
  const {main, page} = visitor
  const course = await courseWithLessons('Clear Writing', clearWriting)
  // The course is newer than the build: the prerendered data of its lessons is looked for first.
  visitor.expectBrowserError(/status of 404.*\.data/)
  await visitor.visit(course.lesson('one-idea'))
  await expect(visitor.title('One idea a sentence')).toBeVisible()
  await expect(main.getByText('A sentence is read in one breath.')).toBeVisible()

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

test('a lesson that is sold says so to a visitor, who signs in and comes back', async ({
  visitor,
  account,
  courseWithLessons,
}) => {
  const {main, page} = visitor
  const course = await courseWithLessons('Clear Writing', clearWriting)
  await visitor.visit(course.lesson('endings'))
  await expect(main.getByRole('heading', {name: 'This lesson is for those who own the course'})).toBeVisible()
  await expect(main.getByText('End where it is strong.')).toHaveCount(0)
  await expect(main.getByRole('link', {name: 'Try a free lesson'})).toHaveAttribute(
    'href',
    course.lesson('one-idea'),
  )
  // The browser writes down what is refused.
  visitor.expectBrowserError(/status of 403/)
  await main.getByRole('link', {name: 'Sign in to read it'}).click()
  await visitor.signUp(account)
  await page.waitForURL(`**${course.lesson('endings')}`)
  await expect(main.getByRole('heading', {name: 'This lesson is for those who own the course'})).toBeVisible()
  await expect(main.getByRole('link', {name: /^Get the course/})).toBeVisible()
})

test('no page of a lesson that is sold has its words, and search engines leave it out', async ({
  visitor,
  courseWithLessons,
}) => {
  const {page} = visitor
  const course = await courseWithLessons('Clear Writing', {
    sections: [
      {
        title: 'All of it',
        lessons: [
          {
            slug: 'secret',
            title: 'Secret',
            body: [question('q', 'Whisper?', [{text: 'Hush', right: true, why: 'Murmur'}])],
          },
        ],
      },
    ],
  })
  await visitor.visit(course.lesson('secret'))
  await expect(visitor.title('Secret')).toBeVisible()
  expect(await page.content()).not.toMatch(/Whisper|Hush|Murmur/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('an address that no lesson has says so', async ({visitor, courseWithLessons}) => {
  const course = await courseWithLessons('Clear Writing', clearWriting)
  visitor.expectBrowserError(/404/)
  await visitor.visit(course.lesson('no-such-lesson'))
  await expect(visitor.title('Lesson Not Found')).toBeVisible()
  await visitor.main.getByRole('link', {name: 'Go to the course'}).click()
  await expect(visitor.page).toHaveURL(`/learn/${course.slug}`)
})
