// @vitest-environment jsdom
import type {SuppressionReason} from '@lectern/domain/mail/outbox'
import {DEFAULT_SETTINGS} from '@lectern/domain/settings'
import {useState} from 'react'
import {flushSync} from 'react-dom'
import {createRoot, type Root} from 'react-dom/client'
import {createRoutesStub} from 'react-router-dom'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {NotificationsPanel} from './notifications-panel'
import type {MailSettings} from './settings'

const STANDARD: MailSettings = {...DEFAULT_SETTINGS, suppression: null}
const SUBSCRIBED: MailSettings = {...STANDARD, marketingEmails: true}

let shown: MailSettings

/** The panel, and a button that loads the settings again, which have been changed elsewhere. */
function Screen() {
  const [saved, setSaved] = useState(shown)
  return (
    <>
      <NotificationsPanel saved={saved} />
      <button type="button" name="reload" onClick={() => setSaved(SUBSCRIBED)}>
        Load again
      </button>
    </>
  )
}

let root: Root
beforeEach(async () => {
  shown = STANDARD
  await render()
})
afterEach(() => root.unmount())

async function render(): Promise<void> {
  const Stub = createRoutesStub([{path: '/', Component: Screen}])
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
  root.render(<Stub />)
  await expect.poll(() => document.forms[0]).toBeDefined()
}

/** What the form would send. */
const entered = () => {
  const {intent: _, ...fields} = Object.fromEntries(new FormData(document.forms[0]))
  return fields
}
const press = (name: string) =>
  flushSync(() => document.querySelector<HTMLElement>(`[name=${name}]`)?.click())

test('what the switches were is sent along with what they are', () => {
  press('learningReminders')
  expect(entered()).toEqual({
    shown: 'emailNotifications newCourseNotifications learningReminders',
    emailNotifications: 'on',
    newCourseNotifications: 'on',
  })
})

test('a switch whose setting was changed elsewhere shows it once that is loaded; others keep what was chosen', () => {
  press('learningReminders')
  press('reload')
  expect(entered()).toEqual({
    shown: 'emailNotifications marketingEmails newCourseNotifications learningReminders',
    emailNotifications: 'on',
    marketingEmails: 'on',
    newCourseNotifications: 'on',
  })
})

test.each<[SuppressionReason, string, boolean]>([
  ['bounced', 'came back', true],
  ['complained', 'reported as spam', true],
  ['unsubscribed', 'subscribe to the newsletter', false],
])('an address that gets no mailings, as it is %s, is told so', async (suppression, words, isToWrite) => {
  expect(document.body.textContent).not.toContain('your address')
  root.unmount()
  shown = {...STANDARD, suppression}
  await render()
  expect(document.body.textContent).toContain(words)
  expect(document.querySelector('a[href="/contact"]') !== null).toBe(isToWrite)
})
