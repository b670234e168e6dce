import type {SitemapGroup} from './sitemap'

/** The pages that are always there, by group. */
export const fixedGroups: readonly SitemapGroup[] = [
  {
    heading: 'Shop',
    links: [
      {to: '/', label: 'Home'},
      {to: '/courses', label: 'All Courses'},
      {to: '/instructors', label: 'Instructors'},
      {to: '/blog', label: 'Blog'},
      {to: '/about', label: 'About Us'},
      {to: '/cart', label: 'Cart'},
    ],
  },
  {
    heading: 'Your account',
    links: [
      {to: '/auth', label: 'Sign In or Sign Up'},
      {to: '/account', label: 'Account'},
      {to: '/my-courses', label: 'My Courses'},
      {to: '/order-history', label: 'Order History'},
      {to: '/profile', label: 'Profile'},
      {to: '/account/edit-profile', label: 'Edit Profile'},
      {to: '/settings', label: 'Settings'},
    ],
  },
  {
    heading: 'Help',
    links: [
      {to: '/help', label: 'Help Center'},
      {to: '/faq', label: 'Frequently Asked Questions'},
      {to: '/contact', label: 'Contact'},
    ],
  },
  {
    heading: 'Staff',
    links: [
      {to: '/admin/newsletter', label: 'Newsletter'},
      {to: '/admin/returns', label: 'Return Requests'},
    ],
  },
  {
    heading: 'Small print',
    links: [
      {to: '/privacy', label: 'Privacy Policy'},
      {to: '/terms', label: 'Terms of Service'},
      {to: '/sitemap', label: 'Sitemap'},
    ],
  },
]
