import {expect, test} from 'vitest'
import {pages} from '~/pages'
import {currentIn} from './current-screen'
import {staffScreens} from './staff-screens.data'

const staffPaths = pages.filter(({access}) => access === 'staff').map(({path}) => path)
const currentAt = (pathname: string) =>
  staffScreens.filter((screen) => currentIn(screen, pathname)).map(({to}) => to)

test.each(staffPaths)('at %s exactly one screen is current', (path) => {
  expect(currentAt(path)).toHaveLength(1)
})

test('the second path of a screen is the screen itself, and a page under it belongs to it', () => {
  const screen = (to: string) => staffScreens.find((screen) => screen.to === to)
  const [newsletter, courses] = [screen('/admin/newsletter'), screen('/admin/courses')]
  expect(newsletter && currentIn(newsletter, '/admin/newsletters')).toBe('page')
  expect(newsletter && currentIn(newsletter, '/admin/newsletter-archive')).toBeUndefined()
  expect(courses && currentIn(courses, '/admin/courses/any')).toBe(true)
})

const sources = import.meta.glob<string>(['../../routes/staff/*.tsx', '!../../routes/staff/layout.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

test.each(Object.entries(sources))('%s stands in the layout of the staff area', (_, source) => {
  expect(source).toMatch(/from '~\/layout\/staff\/(staff-page|define-list)'/)
})
