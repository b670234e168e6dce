import {clearWriting} from '../fixtures/lessons.ts'
import {expect, test} from '../fixtures/test.ts'

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
