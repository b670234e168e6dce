import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {ada} from '~/lib/testing/sample-user'
import {UserProvider, useUser} from './user-context'

function Greeting() {
  return <p>{useUser().email}</p>
}

test('a screen behind the guard gets the signed-in user', () => {
  const html = renderToStaticMarkup(
    <UserProvider user={ada}>
      <Greeting />
    </UserProvider>,
  )
  expect(html).toBe('<p>ada@example.test</p>')
})

const OUTSIDE = 'useUser must be used within a UserProvider, behind the sign-in guard'

test('asking for the user outside the guard throws', {tags: ['S8.04.12']}, () => {
  expect(() => renderToStaticMarkup(<Greeting />)).toThrow(OUTSIDE)
})

test('asking for the user while nobody is signed in throws', () => {
  expect(() =>
    renderToStaticMarkup(
      <UserProvider user={null}>
        <Greeting />
      </UserProvider>,
    ),
  ).toThrow(OUTSIDE)
})
