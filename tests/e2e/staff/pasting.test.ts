import type {Locator} from '@playwright/test'
import {content} from '../fixtures/content.ts'
import {clearWriting} from '../fixtures/lessons.ts'
import {expect, test} from '../fixtures/test.ts'

/** What is pasted goes through the form and the content lake, which can take seconds on a busy computer. */
const soon = {timeout: 30_000}

const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

interface Copied {
  html: string
  /** without any the clipboard has no text, as for a picture that is copied alone */
  text?: string
  /** pictures (PNG, base64) */
  files?: string[]
}

/** Pastes as browsers do: an event with what was copied. */
async function paste(text: Locator, {html, text: words, files = []}: Copied): Promise<void> {
  await text.click()
  await expect(text).toBeFocused()
  await text.page().evaluate(`{
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', ${JSON.stringify(html)})
    ${words === undefined ? '' : `clipboardData.setData('text/plain', ${JSON.stringify(words)})`}
    for (const file of ${JSON.stringify(files)}) {
      const bytes = Uint8Array.from(atob(file), (character) => character.codePointAt(0))
      clipboardData.items.add(new File([bytes], 'image.png', {type: 'image/png'}))
    }
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}))
  }`)
}

const bodyOf = (id: string) => () =>
  content.fetch<Record<string, unknown>[]>('*[_id == "drafts." + $id][0].body', {id})

/** Takes all out of a text, so that the next that is pasted stands alone. */
async function clear(text: Locator): Promise<void> {
  await text.click()
  await text.press('ControlOrMeta+a')
  await text.press('Delete')
}

const article = `article-pasted-${crypto.randomUUID().slice(0, 8)}`
test.afterEach(async () => {
  await content.delete(`drafts.${article}`)
})

test('what is pasted from elsewhere into an article and a lesson comes as their texts have it', async ({
  editor,
  publish,
  courseWithLessons,
}) => {
  const {page, form} = editor
  await publish({
    _id: article,
    _type: 'article',
    title: 'Written Elsewhere',
    slug: {_type: 'slug', current: article},
  })
  const text = form.getByTestId('field-body').getByRole('textbox')
  await editor.open('article', article)

  await test.step('the heading of a page and its table are pasted into an article, words of cells apart', async () => {
    await paste(text, {
      text: 'How long they take',
      html: `<h1>How long they take</h1>
        <table><tr><th>Course</th><th>Hours</th></tr><tr><td><p>Letters</p><p>by hand</p></td><td>6</td></tr></table>
        <p>Ask us for more.</p>`,
    })
    await expect(text.getByText('How long they take')).toBeVisible()
    await expect(page.getByText('Left out: 1 table’s line breaks.')).toBeVisible()
    await expect.poll(bodyOf(article), soon).toMatchObject([
      {style: 'h2', children: [{text: 'How long they take'}]},
      {
        _type: 'captionedTable',
        table: {rows: [{cells: ['Course', 'Hours']}, {cells: ['Letters by hand', '6']}]},
      },
      {style: 'normal', children: [{text: 'Ask us for more.'}]},
    ])
  })

  await test.step('a picture that is copied alone is pasted once', async () => {
    await clear(text)
    await paste(text, {
      html: '<meta charset="utf-8"><img src="https://pictures.example/far.png">',
      files: [DOT],
    })
    const pictures = async () => ((await bodyOf(article)()) ?? []).filter(({_type}) => _type === 'image')
    await expect.poll(pictures, soon).toMatchObject([{asset: {_ref: expect.stringContaining('image-')}}])
  })

  await test.step('the pictures of a page are pasted into an article and a lesson; what cannot be had is said', async () => {
    const ours = await content.fetch<{_id: string; url: string}>(
      '*[_type == "sanity.imageAsset" && metadata.dimensions.width > 600] | order(_id)[0]{_id, url}',
    )
    const course = await courseWithLessons('Pasted Lessons', clearWriting)
    const lesson = await content.fetch<string>(
      '*[_type == "lessonContent" && course._ref == $id && lessonKey == "endings"][0]._id',
      {id: course.id},
    )
    const copied = {
      text: 'Pictures',
      html: `<p>Written in the page:</p><p><img src="data:image/png;base64,${DOT}" alt="A dot"></p><p><br></p>
        <figure><img src="${ours.url}"><figcaption>From our own site</figcaption></figure>
        <p>On the computer: <img src="file:///C:/Temp/clip_image001.png"></p>
        <p><img src="https://pictures.example/far.png"></p><p>&nbsp;</p><p>The end.</p>`,
      files: [DOT],
    }
    const dot = /^image-[0-9a-f]{40}-1x1-png$/
    const blocks = (picture: string) => [
      {children: [{text: 'Written in the page:'}]},
      {_type: picture, alt: 'A dot', asset: {_ref: expect.stringMatching(dot)}},
      {_type: picture, caption: 'From our own site', asset: {_ref: ours._id}},
      {children: [{text: expect.stringContaining('On the computer:')}]},
      {_type: picture, asset: {_ref: expect.stringMatching(dot)}},
      {children: [{text: 'The end.'}]},
    ]
    const refused = page.getByText(
      'Left out: 1 picture that pictures.example does not give to other sites. Save what is missing and add it as a picture.',
    )
    await clear(text)
    await paste(text, copied)
    await expect(refused).toBeVisible(soon)
    await expect.poll(bodyOf(article), soon).toMatchObject(blocks('image'))

    await editor.goTo(`/intent/edit/id=${lesson};type=lessonContent/`)
    await expect(text.getByText('End where it is strong.')).toBeVisible({timeout: 60_000})
    await clear(text)
    await paste(text, copied)
    await expect(refused).toBeVisible(soon)
    await expect.poll(bodyOf(lesson), soon).toMatchObject(blocks('figure'))
    await content.delete(`drafts.${lesson}`)
  })
})
