import {renderToStaticMarkup} from 'react-dom/server'
import {createRoutesStub} from 'react-router-dom'
import {expect, test} from 'vitest'
import {UserProvider} from '~/features/auth/user-context'
import type {SessionUser} from '~/lib/firebase/session-user'
import {SecurityPanel} from './security-panel'

const ada: SessionUser = {
  uid: 'u1',
  email: 'ada@example.test',
  displayName: 'Ada Fenn',
  emailVerified: true,
  isStaff: false,
  isTeacher: false,
  isOwner: false,
  isConfirmed: false,
  signedInAt: Date.now(),
  providerIds: ['password'],
}

function panelWith(...providerIds: string[]) {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <UserProvider user={{...ada, providerIds}}>
          <SecurityPanel />
        </UserProvider>
      ),
    },
  ])
  return renderToStaticMarkup(<Stub />)
}

test('says with which providers one can sign in besides the password', () => {
  const one = panelWith('password', 'google.com')
  expect(one).toContain('Google is connected')
  expect(one).toContain('You can sign in with it as well as with your password.')
  const two = panelWith('password', 'google.com', 'facebook.com')
  expect(two).toContain('Google and Facebook are connected')
  expect(two).toContain('You can sign in with either as well as with your password.')
})
