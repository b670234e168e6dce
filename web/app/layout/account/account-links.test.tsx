import {renderToStaticMarkup} from 'react-dom/server'
import {createRoutesStub} from 'react-router-dom'
import {expect, test, vi} from 'vitest'
import {MobileMenu} from '~/layout/header/mobile-menu'
import {TeachFrame} from '~/layout/teach/teach-frame'
import {AccountNav} from './account-nav'

const user = {
  displayName: 'Tess',
  email: 'tess@example.test',
  isTeacher: false,
  isTeaching: false,
  isStaff: false,
}

// The session is Firebase's, and the site's settings are content.
vi.mock('~/features/auth/session', () => ({
  useSession: () => ({status: 'signed-in', expected: true, user}),
  signOut: async () => {},
}))
vi.mock('~/features/site/site-context', () => ({
  useSite: () => ({name: 'Lectern', menus: {mobile: [], account: []}}),
}))

/** Of the two ways to screens of their own, those that the account's navigation and the menu of small screens show. */
function ownScreens(isTeacher: boolean, isStaff: boolean): string[][] {
  Object.assign(user, {isTeacher, isStaff})
  const menus = [
    () => <AccountNav isTeacher={isTeacher} isStaff={isStaff} />,
    () => <MobileMenu open={false} onClose={() => {}} />,
  ]
  return menus.map((Component) => {
    const Stub = createRoutesStub([{path: '/', Component}])
    const html = renderToStaticMarkup(<Stub />)
    return ['/teach', '/admin'].filter((path) => html.includes(`href="${path}"`))
  })
}

test('teachers and staff find the way to their screens on the account’s pages and on small screens', () => {
  expect(ownScreens(false, false)).toEqual([[], []])
  expect(ownScreens(true, false)).toEqual([['/teach'], ['/teach']])
  expect(ownScreens(false, true)).toEqual([['/admin'], ['/admin']])
  expect(ownScreens(true, true)).toEqual([
    ['/teach', '/admin'],
    ['/teach', '/admin'],
  ])
})

test('who teaches finds all screens of teachers, and who does not any more what they have earned', () => {
  const screens = (isTeaching: boolean) => {
    Object.assign(user, {isTeacher: true, isTeaching})
    const Stub = createRoutesStub([
      {path: '/teach/payouts', Component: () => <TeachFrame>Earnings</TeachFrame>},
    ])
    const html = renderToStaticMarkup(<Stub initialEntries={['/teach/payouts']} />)
    return [...new Set(Array.from(html.matchAll(/href="(\/teach[^"]*)"/g), ([, path]) => path))]
  }
  expect(screens(true)).toContain('/teach/questions')
  expect(screens(false)).toEqual(['/teach', '/teach/payouts'])
})
