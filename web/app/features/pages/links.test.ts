import {expect, test} from 'vitest'
import {toGroupedLinks} from '~/features/site/grouped-links'
import {footerLinks, menuLinks, sitemapLinks} from './links'

const content = toGroupedLinks([
  {slug: 'terms', label: 'Terms of Service', group: 'small-print', order: 20},
  {slug: 'privacy', label: 'Privacy Policy', group: 'small-print', order: 10},
  {slug: 'about', label: 'About', group: 'shop', order: 40},
  {slug: 'press', label: 'Press', group: 'no such group', order: null},
  {slug: ' ', label: 'Nowhere', group: 'help', order: 1},
])

test('the header and the menus of phones lead to the shop, and to About', () => {
  expect(menuLinks('header').map(({label}) => label)).toEqual(['Courses', 'Instructors', 'Blog', 'About'])
  expect(menuLinks('mobile').map(({to}) => to)).toEqual([
    '/courses',
    '/instructors',
    '/blog',
    '/about',
    '/cart',
  ])
})

test('whoever is signed in has the four screens of the specification', () => {
  expect(menuLinks('account').map(({label}) => label)).toEqual([
    'Profile',
    'Order History',
    'My Courses',
    'Settings',
  ])
})

test('the footer has our screens and the editors’ pages, each in its place', () => {
  expect(footerLinks(content).map(({heading, links}) => [heading, ...links.map(({label}) => label)])).toEqual(
    [
      ['Shop', 'Courses', 'Instructors', 'Blog', 'About'],
      ['Help', 'Help Center', 'FAQ', 'Contact'],
      ['Small print', 'Privacy Policy', 'Terms of Service', 'Sitemap'],
    ],
  )
})

test('the sitemap has them all, also those that editors left out of the footer', () => {
  const lists = sitemapLinks(content)
  expect(lists.map(({heading}) => heading)).toEqual([
    'Shop',
    'Your account',
    'Help',
    'Staff',
    'Small print',
    'More',
  ])
  expect(lists.at(-1)?.links).toEqual([{to: '/press', label: 'Press'}])
  expect(lists[0]?.links.map(({label}) => label)).toEqual([
    'Home',
    'All Courses',
    'Instructors',
    'Blog',
    'About',
    'Cart',
  ])
})
