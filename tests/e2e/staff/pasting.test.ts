import {content} from '../fixtures/content.ts'
import {expect, test} from '../fixtures/test.ts'

const id = `article-pasted-${crypto.randomUUID().slice(0, 8)}`

/** A browser's paste event with HTML, for the text of an article. */
const paste = `{
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', \`
    <h1>How long they take</h1>
    <table><tr><th>Course</th><th>Hours</th></tr><tr><td>Letters</td><td>6</td></tr></table>
    <p>Ask us for more.</p>\`)
  clipboardData.setData('text/plain', 'How long they take')
  document
    .querySelector('[data-testid="field-body"] [role="textbox"]')
    .dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}))
}`

test.afterEach(async () => {
  await content.delete(`drafts.${id}`)
})

test('the heading of a page and its table are pasted into an article', async ({editor, publish}) => {
  await publish({
    _id: id,
    _type: 'article',
    title: 'Written Elsewhere',
    slug: {_type: 'slug', current: id},
  })
  await editor.open('article', id)
  const text = editor.form.getByTestId('field-body').getByRole('textbox')
  await text.click()
  await editor.page.evaluate(paste)

  await expect(text.getByText('How long they take')).toBeVisible()
  const body = () => content.fetch('*[_id == $id][0].body', {id: `drafts.${id}`})
  await expect.poll(body, {timeout: 30_000}).toMatchObject([
    {style: 'h2', children: [{text: 'How long they take'}]},
    {_type: 'captionedTable', table: {rows: [{cells: ['Course', 'Hours']}, {cells: ['Letters', '6']}]}},
    {style: 'normal', children: [{text: 'Ask us for more.'}]},
  ])
})
