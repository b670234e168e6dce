import {clearWriting} from '../fixtures/lessons.ts'
import {expect, test} from '../fixtures/test.ts'

/** An edit goes through the content lake to two browsers, which can take seconds on a busy computer. */
const soon = {timeout: 30_000}

test('the preview shows a lesson as its learner will see it, and a click in it opens what was clicked', async ({
  editor,
  visitor,
  courseWithLessons,
}) => {
  const course = await courseWithLessons('Clear Writing', clearWriting)
  const text = editor.group('Text').getByRole('textbox').first()
  const storefront = await editor.openPreview(course.lesson('the-long-middle'), text)
  const words = 'Between the beginning and the end there is a middle.'
  const paragraph = storefront.getByText(/^Between the/)

  await test.step('the preview shows a lesson as its learner will see it, drafts too', async () => {
    await expect(storefront.getByRole('heading', {level: 1, name: 'The long middle'})).toBeVisible()
    await expect(storefront.getByText(words)).toBeVisible()
    await text.getByText(words).click()
    // After a whole word: the end of the line that was clicked.
    await editor.page.keyboard.press('End')
    await editor.page.keyboard.type(' Not for visitors yet.')
    await expect(storefront.getByText('Not for visitors yet.')).toBeVisible()
    await visitor.visit(course.lesson('the-long-middle'))
    await expect(visitor.title('The long middle')).toBeVisible()
    expect(await visitor.page.content()).not.toMatch(/Not for visitors yet|Between the beginning/)
  })
  await test.step('a click on a paragraph or a question of a lesson in the preview opens it', async () => {
    await expect(paragraph).toHaveAttribute('data-sanity', /type=lessonContent;.*path=body:words-/, soon)
    for (const block of [paragraph, storefront.getByText('What stands in the middle?')]) {
      await block.hover()
      await block.click()
      await expect(editor.page).toHaveURL(block === paragraph ? /body.*words-/ : /body.*carried/, soon)
    }
  })
})
