import type {ReactNode} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {createRoutesStub} from 'react-router-dom'
import {expect, test} from 'vitest'
import {UserProvider} from '~/features/auth/user-context'
import type {SessionUser} from '~/lib/firebase/session-user'
import {ada} from '~/lib/testing/sample-user'
import {ChangeEmailForm} from './change-email-form'
import {SecurityPanel} from './security-panel'
import {VerificationReminder} from './verification-reminder'

function render(user: SessionUser, panel: ReactNode) {
  const Component = () => <UserProvider user={user}>{panel}</UserProvider>
  const Stub = createRoutesStub([{path: '/', Component}])
  return renderToStaticMarkup(<Stub />)
}

const panelWith = (...providerIds: string[]) => render({...ada, providerIds}, <SecurityPanel />)

test('says with which providers one can sign in besides the password', () => {
  const one = panelWith('password', 'google.com')
  expect(one).toContain('Google is connected')
  expect(one).toContain('You can sign in with it as well as with your password.')
  const two = panelWith('password', 'google.com', 'facebook.com')
  expect(two).toContain('Google and Facebook are connected')
  expect(two).toContain('You can sign in with either as well as with your password.')
})

test('an account without a password is offered one by mail', () => {
  const html = panelWith('facebook.com')
  expect(html).toContain('You sign in with Facebook')
  expect(html).toContain('Email me a link')
})

test('an account without an address is promised no mail, and is told whom to write to', () => {
  const user = {...ada, email: '', emailVerified: false, providerIds: ['facebook.com']}
  const panels = [<SecurityPanel key="security" />, <ChangeEmailForm key="email" />]
  for (const html of panels.map((panel) => render(user, panel))) {
    expect(html).toContain('Your account has no email address')
    expect(html).toContain('href="/contact"')
    expect(html).not.toContain('Email me a link')
    expect(html).not.toContain('under Security')
  }
  expect(render(user, <VerificationReminder email="" />)).toBe('')
  expect(render(user, <VerificationReminder email={ada.email} />)).toContain(ada.email)
})
