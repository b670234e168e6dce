import {content} from '../fixtures/content.ts'
import {clearWriting} from '../fixtures/lessons.ts'
import {expect, test} from '../fixtures/test.ts'

/** An edit goes through the content lake to the Studio's lists, which can take seconds on a busy computer. */
const soon = {timeout: 60_000}

/** A section of lessons without texts. */
function section(...titles: string[]) {
  return {
    _type: 'curriculumItem',
    _key: 'part',
    title: 'The only part',
    duration: 20,
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

test('an editor writes a lesson right after a change, finds its text again when the outline loses it, and publishes it', async ({
  editor,
  visitor,
  courseOnSale,
}) => {
  const {page, form} = editor
  const course = await courseOnSale('Quick Hands')
  const params = {course: course.id}
  const words = `Ink dries while one hesitates ${course.slug}`
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
  const write = page.getByRole('button', {name: 'Write this lesson'})

  await test.step('a text begun right after a change is the outline’s', async () => {
    await editor.openAt('course', course.id, 'curriculum[_key=="part"].lessons[_key=="lesson-0"].minutes')
    await expect(write).toBeVisible(soon)
    await page.getByRole('spinbutton', {name: 'Minutes', exact: true}).fill('25')
    await write.click()
    // The form of the course shows the lesson's title, too; that of the text is there before the text is stored.
    await expect(form.getByRole('link', {name: 'Back to the course'})).toBeVisible(soon)
    await expect.poll(texts, soon).toEqual([expect.stringMatching(/^drafts\.lesson\.[0-9a-f-]{36}$/)])
  })
  const [text] = await texts()
  await expect.poll(async () => (await reference())?.replace(/^/, 'drafts.'), soon).toBe(text)

  await test.step('the outline loses its reference', async () => {
    await content
      .patch(`drafts.${course.id}`)
      .unset(['curriculum[_key=="part"].lessons[_key=="lesson-0"].content'])
      .commit()
    await editor.goTo('/structure/texts-without-lesson')
    await expect(page.getByRole('link', {name: /A first line/})).toBeVisible(soon)
  })

  await test.step('it is written again, and is the same text', async () => {
    await editor.openAt('course', course.id, 'curriculum[_key=="part"].lessons[_key=="lesson-0"].content')
    await write.click(soon)
    await expect(form.getByRole('link', {name: 'Back to the course'})).toBeVisible(soon)
    expect(await texts()).toEqual([text])
    expect(`drafts.${await reference()}`).toBe(text)
  })

  await test.step('it is published, and private', async () => {
    await expect(form.getByText('A first line').first()).toBeVisible(soon)
    await editor.group('Text').getByRole('textbox').first().click()
    await editor.type(words)
    await editor.publish()
    const published = await content.fetch<{_id: string; lessonKey: string; course: {_ref: string}}[]>(
      '*[_type == "lessonContent" && course._ref == $course]',
      params,
    )
    expect(published).toHaveLength(1)
    expect(published[0]).toMatchObject({lessonKey: 'lesson-0', course: {_ref: course.id}})
    expect(`drafts.${published[0]?._id}`).toBe(text)
    const anonymous = content.withConfig({token: undefined})
    expect(await anonymous.fetch('count(*[_type == "lessonContent"])')).toBe(0)
    await visitor.visit(`/course/${course.slug}`)
    await expect(visitor.title(course.title)).toBeVisible()
    expect(await visitor.page.content()).not.toContain(words)
  })

  await test.step('the way back leads to the lesson in its course', async () => {
    await form.getByRole('link', {name: 'Back to the course'}).click()
    await expect(page).toHaveURL(new RegExp(course.id))
  })

  await test.step('the group’s minutes are set to what its lessons take', async () => {
    await editor.openAt('course', course.id, 'curriculum[_key=="part"].duration')
    await page.getByRole('button', {name: 'Set to 25 minutes, as the outline adds up'}).click(soon)
    await expect
      .poll(() => content.fetch('*[_id == $id][0].curriculum[0].duration', {id: `drafts.${course.id}`}), soon)
      .toBe(25)
  })
  await content.delete({query: '*[_type == "lessonContent" && course._ref == $course]', params})
})

test('the outline and the list of lessons say which are written, also under long titles', async ({
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
  await test.step('the outline says of each lesson whether it is written', async () => {
    await editor.openAt('course', course.id, 'curriculum[_key=="section-0"].lessons')
    const lessons = page.getByTestId('field-curriculum[_key=="section-0"].lessons')
    await expect(lessons.getByText('One idea a sentence')).toBeVisible(soon)
    await expect(lessons.getByText('10m · Reading · Not written yet')).toBeVisible(soon)
    await expect(lessons.getByText('Not written yet')).toHaveCount(1)
  })
  await test.step('the list counts those that are published', async () => {
    await editor.goTo('/structure/lessons')
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
})
