/** What the contact page says of itself to search engines, without the shop's name, where editors say nothing else. */
export const contactScreen = {
  path: '/contact',
  title: 'Contact',
  description: 'Write to us about a course, an order or anything else: by this form, by mail or by phone.',
} as const
