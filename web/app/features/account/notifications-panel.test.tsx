// @vitest-environment jsdom
import {DEFAULT_SETTINGS, type Settings} from '@lectern/domain/settings'
import {useState} from 'react'
import {flushSync} from 'react-dom'
import {createRoot, type Root} from 'react-dom/client'
import {createRoutesStub} from 'react-router-dom'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {NotificationsPanel} from './notifications-panel'

const SUBSCRIBED: Settings = {...DEFAULT_SETTINGS, marketingEmails: true}

/** The panel, and a button that loads the settings again, which have been changed elsewhere. */
function Screen() {
  const [saved, setSaved] = useState(DEFAULT_SETTINGS)
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
  const Stub = createRoutesStub([{path: '/', Component: Screen}])
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
  root.render(<Stub />)
  await expect.poll(() => document.forms[0]).toBeDefined()
})
afterEach(() => root.unmount())

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
