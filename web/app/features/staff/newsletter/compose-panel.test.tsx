// @vitest-environment jsdom
import {isDeepStrictEqual} from 'node:util'
import type {Input} from '@lectern/domain/contracts'
import type {saveNewsletterDraft} from '@lectern/domain/mail/newsletter-contracts'
import {createRoot, type Root} from 'react-dom/client'
import {useState} from 'react'
import {createRoutesStub} from 'react-router-dom'
import {beforeEach, expect, test, vi} from 'vitest'
import {CallFailure} from '~/lib/firebase/call-failure'
import {currentToasts} from '~/ui/feedback/toast'
import {EVERYONE, toAudience, toggle, type Selection} from '../subscribers/recipient-selection'
import {ComposePanel} from './compose-panel'
import type {NewsletterOutcome} from './send-newsletter'

vi.mock('./send-dialog', () => ({
  SendDialog: ({written, onSend}: {written: object | null; onSend: (at: undefined) => void}) =>
    written && (
      <button type="button" onClick={() => onSend(undefined)}>
        Send Newsletter
      </button>
    ),
}))
vi.mock('./newsletters', () => ({readNewsletterProgress: () => Promise.resolve(null)}))

type Saved = Input<typeof saveNewsletterDraft>
const server = {
  /** the drafts by their ids */
  drafts: new Map<string, {contentHtml: string; updatedAt: number; to?: object}>(),
  /** how many answers are still to be lost */
  losing: 0,
}
vi.mock('~/lib/firebase/call', () => ({
  call: async (_: unknown, {draftId, seen, contentHtml, audience, emails}: Saved) => {
    const stored = server.drafts.get(draftId)
    const to = {audience, emails}
    const isSame = stored?.contentHtml === contentHtml && isDeepStrictEqual(stored.to, to)
    if (!isSame && (stored?.updatedAt ?? null) !== seen)
      throw new CallFailure('saveNewsletterDraft', {reason: stored ? 'draft-changed' : 'unknown-draft'})
    const updatedAt = isSame ? stored.updatedAt : (seen ?? 0) + 1
    server.drafts.set(draftId, {contentHtml, updatedAt, to})
    server.losing -= 1
    if (server.losing >= 0) throw new CallFailure('saveNewsletterDraft', {reason: 'unavailable'})
    return {updatedAt}
  },
}))

const draft = {
  id: 'draft-1',
  subject: 'News',
  contentHtml: '<p>Hello</p>',
  updatedAt: 1,
  selection: null,
  sendAt: null,
}
const recipients = {recipientCount: 2, isCountExact: true} as Parameters<typeof ComposePanel>[0]['recipients']

let root: Root
let sentIds: string[]
/** what the address names, one after the other */
let namedIds: (string | null)[]
/** Selects other recipients, as beside the form. */
let select: (selection: Selection) => void
/** Ends the sending. */
let end: (outcome: NewsletterOutcome) => void

beforeEach(() => {
  sentIds = []
  namedIds = []
  server.drafts = new Map([[draft.id, draft]])
  server.losing = 0
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Screen = createRoutesStub([
    {
      path: '/',
      Component: function Screen() {
        const [selection, setSelection] = useState(EVERYONE)
        select = setSelection
        return (
          <ComposePanel
            selection={selection}
            recipients={recipients}
            draft={draft}
            onDraft={(draftId) => namedIds.push(draftId)}
            onSent={() => setSelection(EVERYONE)}
          />
        )
      },
      action: async ({request}) => {
        if (request.headers.get('content-type')?.startsWith('application/json') !== true)
          return {status: 'success', initialValue: {subject: draft.subject, contentHtml: draft.contentHtml}}
        const {draftId} = (await request.json()) as {draftId: string}
        sentIds.push(draftId)
        return new Promise<NewsletterOutcome>((resolve) => {
          end = resolve
        })
      },
    },
  ])
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
  root.render(<Screen />)
  return () => root.unmount()
})

const content = () => document.querySelector('textarea')
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({textContent}) => textContent === name)

async function send(): Promise<void> {
  const times = sentIds.length
  await expect.poll(() => button('Preview & Send')).toBeDefined()
  button('Preview & Send')?.click()
  await expect.poll(() => button('Send Newsletter')).toBeDefined()
  button('Send Newsletter')?.click()
  await expect.poll(() => sentIds.length).toBe(times + 1)
}

test('nothing can be written while a newsletter is sent, and the form is empty afterwards', async () => {
  await send()
  await expect.poll(() => content()?.readOnly).toBe(true)
  expect(content()?.value).toBe(draft.contentHtml)
  end({kind: 'scheduled', sendAt: 0})
  await expect.poll(() => content()?.value).toBe('')
  expect(content()?.readOnly).toBe(false)
})

test('what was stopped on its way stays in the form, and is sent again as another newsletter', async () => {
  await send()
  end({kind: 'stopped'})
  await expect.poll(() => content()?.readOnly).toBe(false)
  expect(content()?.value).toBe(draft.contentHtml)
  await send()
  expect(sentIds[0]).toBe('draft-1')
  expect(sentIds[1]).not.toBe('draft-1')
  end({kind: 'stopped'})
})

/** It is saved after a second. */
const SOON = {timeout: 5_000}

/** Writes, and looks at another tab, before which it is saved. */
async function write(text: string): Promise<void> {
  await expect.poll(content).toBeTruthy()
  const field = content()
  if (field) field.value = text
  field?.dispatchEvent(new Event('input', {bubbles: true}))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

const storedText = (id: string | null | undefined = draft.id) => server.drafts.get(id ?? '')?.contentHtml
const says = (words: string) =>
  expect.poll(() => document.querySelector('output')?.textContent, SOON).toContain(words)

test('what is saved follows what was saved before, also where an answer was lost', async () => {
  await write('<p>One</p>')
  await says('Draft saved.')
  await write('<p>One, two</p>')
  await expect.poll(() => storedText(), SOON).toBe('<p>One, two</p>')
  server.losing = 1
  await write('<p>One, two, three</p>')
  await says('is not saved')
  expect(storedText()).toBe('<p>One, two, three</p>')
  await write('<p>One, two, three, four</p>')
  await says('Draft saved.')
  expect(storedText()).toBe('<p>One, two, three, four</p>')
})

test('a draft that was changed elsewhere stays so, is not sent, and what is written is kept as a new one', async () => {
  server.drafts.set(draft.id, {contentHtml: '<p>Five paragraphs</p>', updatedAt: 2})
  await write('<p>Hello,</p>')
  await says('has been changed elsewhere meanwhile')
  await write('<p>Hello, you</p>')
  button('Preview & Send')?.click()
  await expect.poll(() => button('Send Newsletter')).toBeDefined()
  button('Send Newsletter')?.click()
  await expect.poll(() => currentToasts().map(({title}) => title)).toContain('Not sent')
  expect([storedText(), sentIds]).toEqual(['<p>Five paragraphs</p>', []])

  button('Keep Mine as a New Draft')?.click()
  await says('Draft saved.')
  expect(namedIds.at(-1)).not.toBe(draft.id)
  expect(storedText(namedIds.at(-1))).toBe('<p>Hello, you</p>')
  expect(content()?.value).toBe('<p>Hello, you</p>')
  expect(button('Keep Mine as a New Draft')).toBeUndefined()
  await write('<p>Hello, you two</p>')
  await expect.poll(() => storedText(namedIds.at(-1)), SOON).toBe('<p>Hello, you two</p>')
  expect(storedText()).toBe('<p>Five paragraphs</p>')
})

test('a draft whose sending is refused because it was changed elsewhere is kept as a new one', async () => {
  await send()
  server.drafts.set(draft.id, {contentHtml: '<p>Five paragraphs</p>', updatedAt: 9})
  end({kind: 'failed', words: 'this draft has been changed', isChanged: true})
  await says('has been changed elsewhere meanwhile')
  expect(content()?.value).toBe(draft.contentHtml)
  button('Keep Mine as a New Draft')?.click()
  await says('Draft saved.')
  expect(namedIds.at(-1)).not.toBe(draft.id)
  expect(storedText(namedIds.at(-1))).toBe(draft.contentHtml)
  expect(storedText()).toBe('<p>Five paragraphs</p>')
  await send()
  expect(sentIds.at(-1)).toBe(namedIds.at(-1))
  end({kind: 'stopped'})
})

test('whom it is to go to is saved with it, also as a new draft, and alone where only that was changed', async () => {
  const storedFor = (id: string | null | undefined = draft.id) => server.drafts.get(id ?? '')?.to
  await expect.poll(content).toBeTruthy()
  const withoutAda = toggle(EVERYONE, 'ada@x.test')
  select(withoutAda)
  await says('Draft saved.')
  expect([storedText(), storedFor()]).toEqual([draft.contentHtml, toAudience(withoutAda)])

  server.drafts.set(draft.id, {contentHtml: '<p>Five paragraphs</p>', updatedAt: 9})
  await write('<p>Hello, you</p>')
  await says('has been changed elsewhere meanwhile')
  button('Keep Mine as a New Draft')?.click()
  await says('Draft saved.')
  expect(storedFor(namedIds.at(-1))).toEqual(toAudience(withoutAda))

  await send()
  const before = new Map(server.drafts)
  select(EVERYONE)
  await expect.poll(() => document.body.textContent).toContain('to 2 recipients')
  document.dispatchEvent(new Event('visibilitychange'))
  end({kind: 'scheduled', sendAt: 0})
  await expect.poll(() => content()?.value).toBe('')
  select(withoutAda)
  await expect.poll(() => document.body.textContent).toContain('to 1 recipient')
  document.dispatchEvent(new Event('visibilitychange'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(server.drafts).toEqual(before)
})

test('what could not be saved is not sent', async () => {
  const before = currentToasts().length
  server.losing = 10
  await write('<p>Hello, you</p>')
  await says('is not saved')
  button('Preview & Send')?.click()
  await expect.poll(() => button('Send Newsletter')).toBeDefined()
  button('Send Newsletter')?.click()
  await expect.poll(() => currentToasts().length).toBe(before + 1)
  expect(currentToasts()).toContainEqual(
    expect.objectContaining({
      description: 'What you have written last could not be saved. Please try again.',
    }),
  )
  expect(sentIds).toEqual([])
})

test('a draft that was deleted does not come back', async () => {
  server.drafts.clear()
  await write('<p>Hello,</p>')
  await says('has been deleted or sent meanwhile')
  await write('<p>Hello, you</p>')
  expect([...server.drafts]).toEqual([])
})

test('a draft that was deleted is not sent, also where nothing was typed since', async () => {
  server.drafts.clear()
  await expect.poll(() => button('Preview & Send')).toBeDefined()
  button('Preview & Send')?.click()
  await expect.poll(() => button('Send Newsletter')).toBeDefined()
  button('Send Newsletter')?.click()
  await says('has been deleted or sent meanwhile')
  expect(sentIds).toEqual([])
})

test('a stored draft is sent where it is not known whether it is still there: its sending says what is wrong', async () => {
  server.losing = 10
  await send()
  end({kind: 'failed', words: 'Unknown error occurred', isChanged: false})
  const words = 'Failed to send newsletter: Unknown error occurred'
  await expect.poll(() => document.body.textContent).toContain(words)
  expect(content()?.value).toBe(draft.contentHtml)
})
