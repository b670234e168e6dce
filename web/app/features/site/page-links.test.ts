import {expect, test} from 'vitest'
import {toGroupedLinks} from './grouped-links'
import {footerLinks} from './page-links'
import {menus} from './screens.data'
import {sitemapLinks} from './sitemap-links'

const content = toGroupedLinks([
  {slug: 'terms', label: 'Terms of Service', group: 'small-print', order: 20},
  {slug: 'privacy', label: 'Privacy Policy', group: 'small-print', order: 10},
  {slug: 'about', label: 'About', group: 'shop', order: 40},
  {slug: 'press', label: 'Press', group: 'no such group', order: null},
  {slug: ' ', label: 'Nowhere', group: 'help', order: 1},
])

test('the menus of the header and of phones have the links of the specification', () => {
  expect(menus.header.map(({label}) => label)).toEqual(['Courses', 'Instructors', 'Blog', 'About'])
  expect(menus.mobile.map(({to}) => to)).toEqual(['/courses', '/instructors', '/blog', '/about', '/cart'])
})

test('the account menu has the four screens of the specification', () => {
  expect(menus.account.map(({label}) => label)).toEqual([
    'Profile',
    'Order History',
    'My Courses',
    'Settings',
  ])
})

/** Keeps only the links that a test names, so that it doesn't fail when a page is added to the registry. */
function known(lists: readonly {heading: string; links: readonly {label: string}[]}[], ...labels: string[]) {
  return lists.map(({heading, links}) => [
    heading,
    ...links.map(({label}) => label).filter((label) => labels.includes(label)),
  ])
}

test('the footer has screens and content pages, in order', () => {
  const labels = ['Courses', 'Blog', 'About', 'FAQ', 'Privacy Policy', 'Terms of Service', 'Sitemap', 'Press']
  expect(known(footerLinks(content), ...labels)).toEqual([
    ['Shop', 'Courses', 'Blog', 'About'],
    ['Help', 'FAQ'],
    ['Small print', 'Privacy Policy', 'Terms of Service', 'Sitemap'],
  ])
})

test('the sitemap has all of them, also those that are not in the footer, without the screens of staff', () => {
  const labels = ['Home', 'All Courses', 'Settings', 'About', 'Cart', 'FAQ', 'Sitemap', 'Press']
  expect(known(sitemapLinks(content), ...labels)).toEqual([
    ['Shop', 'Home', 'All Courses', 'About', 'Cart'],
    ['Your account', 'Settings'],
    ['Help'],
    ['Small print', 'Sitemap'],
    ['More', 'Press'],
  ])
  expect(sitemapLinks(content).at(-1)?.links).toEqual([{to: '/press', label: 'Press'}])
})
