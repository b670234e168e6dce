import {stack} from '../../stack.ts'
import {content} from '../fixtures/content.ts'
import {clearWriting} from '../fixtures/lessons.ts'
import {expect, test} from '../fixtures/test.ts'

/** An edit goes through the content lake to the Studio's lists, which can take seconds on a busy computer. */
const soon = {timeout: 60_000}

const at = (course: string, path: string) =>
  `${stack.studioUrl}/intent/edit/id=${course};type=course;path=${encodeURIComponent(path)}/`

/** A section of lessons without texts. */
function section(...titles: string[]) {
  return {
    _type: 'curriculumItem',
    _key: 'part',
    title: 'The only part',
    free: false,
    lessons: titles.map((title, index) => ({
      _type: 'lesson',
      _key: `lesson-${index}`,
      title,
      slug: {_type: 'slug', current: title.toLowerCase().replaceAll(' ', '-')},
      minutes: 10,
      kind: 'reading',
    })),
  }
}

test('the outline says of each lesson whether it is written', async ({editor, courseWithLessons}) => {
  const [, sold] = clearWriting.sections
  if (!sold) throw new Error('The plan has no second section')
  const course = await courseWithLessons('Half Written', {
    sections: [{...sold, lessons: [...sold.lessons, {slug: 'after', title: 'After the end'}]}],
  })
  await editor.page.goto(at(course.id, 'curriculum[_key=="section-0"].lessons'))
  const lessons = editor.page.getByTestId('field-curriculum[_key=="section-0"].lessons')
  await expect(lessons.getByText('The long middle')).toBeVisible(soon)
  await expect(lessons.getByText('10m · Reading · Not written yet')).toBeVisible(soon)
  await expect(lessons.getByText('Not written yet')).toHaveCount(1)
})

test('a text begun right after a change is the outline’s, and is found again when its reference is lost', async ({
  editor,
  courseOnSale,
}) => {
  const {page, form} = editor
  const course = await courseOnSale('Quick Hands')
  const params = {course: course.id}
  const texts = () =>
    content.fetch<string[]>('*[_type == "lessonContent" && course._ref == $course]._id', params)
  const reference = () =>
    content.fetch<string | null>(
      '*[_id == "drafts." + $course][0].curriculum[0].lessons[0].content._ref',
      params,
    )
  await content
    .patch(course.id)
    .set({curriculum: [section('A first line')]})
    .commit()

  await page.goto(at(course.id, 'curriculum[_key=="part"].lessons[_key=="lesson-0"].minutes'))
  const write = page.getByRole('button', {name: 'Write this lesson'})
  await expect(write).toBeVisible(soon)
  await page.getByRole('spinbutton', {name: 'Minutes', exact: true}).fill('25')
  await write.click()
  // The form of the course shows the lesson's title, too; that of the text is there before the text is stored.
  await expect(form.getByRole('link', {name: 'Back to the course'})).toBeVisible(soon)
  await expect.poll(texts, soon).toEqual([expect.stringMatching(/^drafts\.lesson\.[0-9a-f-]{36}$/)])
  const [text] = await texts()
  await expect.poll(async () => (await reference())?.replace(/^/, 'drafts.'), soon).toBe(text)

  await test.step('the outline loses its reference', async () => {
    await content
      .patch(`drafts.${course.id}`)
      .unset(['curriculum[_key=="part"].lessons[_key=="lesson-0"].content'])
      .commit()
    await page.goto(`${stack.studioUrl}/structure/texts-without-lesson`)
    await expect(page.getByRole('link', {name: /A first line/})).toBeVisible(soon)
  })

  await test.step('it is written again, and is the same text', async () => {
    await page.goto(at(course.id, 'curriculum[_key=="part"].lessons[_key=="lesson-0"].content'))
    await write.click(soon)
    await expect(form.getByRole('link', {name: 'Back to the course'})).toBeVisible(soon)
    expect(await texts()).toEqual([text])
    expect(`drafts.${await reference()}`).toBe(text)
  })
  await content.delete({query: '*[_type == "lessonContent" && course._ref == $course]', params})
})

test('the list of lessons counts those that are published, also under long titles', async ({
  editor,
  courseWithLessons,
}) => {
  const {page} = editor
  const [free] = clearWriting.sections
  if (!free) throw new Error('The plan has no section')
  const name = 'Everything That One Would Have Wanted to Know Before Writing a First Sentence'
  const course = await courseWithLessons(name, {
    sections: [{...free, lessons: [...free.lessons, {slug: 'later', title: 'Later'}]}],
  })
  await page.goto(`${stack.studioUrl}/structure/lessons`)
  await page.getByRole('searchbox', {name: 'Search courses'}).fill('everything that one', soon)
  // Until the search has its answer the list shows all courses, and moves this one up under a press.
  await expect(page.getByRole('link', {name: /published$|No lessons yet$/})).toHaveCount(1, soon)
  const found = page.getByRole('link', {name: course.title})
  await expect(found.getByText('2 of 3 published')).toBeInViewport(soon)
  await found.click()
  await expect(page.getByRole('link', {name: 'Later · not written yet'})).toBeVisible(soon)
  await page.getByRole('link', {name: 'Verbs first'}).click()
  await expect(editor.form.getByText('Whoever reads waits for the verb.')).toBeVisible(soon)
})
