// @vitest-environment jsdom
import {flushSync} from 'react-dom'
import {createRoot} from 'react-dom/client'
import {createRoutesStub} from 'react-router-dom'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {ChangeRoleButton} from './role-forms'

/** What the document of these tests does not have. */
const missing = {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
}
beforeEach(() => void Object.assign(HTMLDialogElement.prototype, missing))
afterEach(() => {
  for (const name of Object.keys(missing)) Reflect.deleteProperty(HTMLDialogElement.prototype, name)
})

const hidden = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value

test.each(['ben@example.com', null])(
  'the button of a row names the account, whose address may be another by now: %s',
  async (email) => {
    const member = {uid: 'ben', email, role: 'staff', since: 0, passkeys: 0} as const
    const Stub = createRoutesStub([
      {path: '/', Component: () => <ChangeRoleButton member={member} to="none" />},
    ])
    const container = document.createElement('div')
    document.body.replaceChildren(container)
    const root = createRoot(container)
    root.render(<Stub />)
    const remove = () =>
      document.querySelector<HTMLButtonElement>(`button[aria-label="Remove: ${email ?? 'ben'}"]`)
    await expect.poll(remove).not.toBeNull()
    flushSync(() => remove()?.click())
    expect({uid: hidden('uid'), email: hidden('email'), role: hidden('role')}).toEqual({
      uid: 'ben',
      email: undefined,
      role: 'none',
    })
    flushSync(() => root.unmount())
  },
)
