export interface ShellLink {
  to: string
  label: string
}

export const shopLinks: readonly ShellLink[] = [
  {to: '/courses', label: 'Courses'},
  {to: '/instructors', label: 'Instructors'},
  {to: '/blog', label: 'Blog'},
  {to: '/about', label: 'About'},
]

export const accountLinks: readonly ShellLink[] = [
  {to: '/profile', label: 'Profile'},
  {to: '/order-history', label: 'Order History'},
  {to: '/my-courses', label: 'My Courses'},
  {to: '/settings', label: 'Settings'},
]

export const footerLinks: readonly {heading: string; links: readonly ShellLink[]}[] = [
  {heading: 'Shop', links: shopLinks},
  {
    heading: 'Help',
    links: [
      {to: '/help', label: 'Help Center'},
      {to: '/faq', label: 'FAQ'},
      {to: '/contact', label: 'Contact'},
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
