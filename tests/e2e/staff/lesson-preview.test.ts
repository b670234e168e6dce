import {clearWriting} from '../fixtures/lessons.ts'
import {expect, test} from '../fixtures/test.ts'

/** An edit goes through the content lake to two browsers, which can take seconds on a busy computer. */
const soon = {timeout: 30_000}

test('the preview shows a lesson as its learner will see it, drafts too', async ({
  editor,
  visitor,
  courseWithLessons,
}) => {
  const course = await courseWithLessons('Clear Writing', clearWriting)
  const text = editor.group('Text').getByRole('textbox').first()
  const storefront = await editor.openPreview(course.lesson('endings'), text)
  await expect(storefront.getByRole('heading', {level: 1, name: 'Endings'})).toBeVisible()
  await expect(storefront.getByText('End where it is strong.')).toBeVisible()
  await text.click()
  await editor.page.keyboard.type('Not for visitors yet. ')
  await expect(storefront.getByText('Not for visitors yet.')).toBeVisible()
  await visitor.visit(course.lesson('endings'))
  await expect(visitor.title('Endings')).toBeVisible()
  expect(await visitor.page.content()).not.toMatch(/Not for visitors yet|End where it is strong/)
})

test('a click on a paragraph or a question of a lesson in the preview opens it', async ({
  editor,
  courseWithLessons,
}) => {
  const course = await courseWithLessons('Clear Writing', clearWriting)
  const storefront = await editor.openPreview(course.lesson('the-long-middle'), editor.group('Text').first())
  const paragraph = storefront.getByText('Between the beginning and the end there is a middle.')
  await expect(paragraph).toHaveAttribute('data-sanity', /type=lessonContent;.*path=body:words-/, soon)
  for (const block of [paragraph, storefront.getByText('What stands in the middle?')]) {
    await block.hover()
    await block.click()
    await expect(editor.page).toHaveURL(block === paragraph ? /body.*words-/ : /body.*carried/, soon)
  }
})
