// @vitest-environment jsdom
import {createRoot, type Root} from 'react-dom/client'
import {createRoutesStub} from 'react-router-dom'
import {beforeEach, expect, test, vi} from 'vitest'
import {EVERYONE} from '../subscribers/recipient-selection'
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

const draft = {id: 'draft-1', subject: 'News', contentHtml: '<p>Hello</p>'}
const recipients = {recipientCount: 2, isCountExact: true} as Parameters<typeof ComposePanel>[0]['recipients']

let root: Root
let sentIds: string[]
/** Ends the sending. */
let end: (outcome: NewsletterOutcome) => void

beforeEach(() => {
  sentIds = []
  const Screen = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ComposePanel
          selection={EVERYONE}
          recipients={recipients}
          draft={draft}
          onDraft={() => {}}
          onSent={() => {}}
        />
      ),
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
