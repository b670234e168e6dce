import {renderToStaticMarkup} from 'react-dom/server'
import {createRoutesStub} from 'react-router-dom'
import {expect, test} from 'vitest'
import {namesIn} from '~/features/auth/names'
import {ProfileCard} from './profile-card'

// An account that was opened before the sign-up form asked for names.
test('an account without a name says so', {tags: ['S2.11.27', 'S2.11.30', 'S2.11.32']}, () => {
  const profile = {...namesIn(''), avatarUrl: ''}
  const Component = () => <ProfileCard profile={profile} email="ada@example.test" />
  const Stub = createRoutesStub([{path: '/', Component}])
  const html = renderToStaticMarkup(<Stub />)
  expect(html).toMatch(/<h2[^>]*>Your Name<\/h2>/)
  expect(html.match(/<dd[^>]*>Not set<\/dd>/g)).toHaveLength(2)
})
