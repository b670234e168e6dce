/** What the list of articles says of itself to search engines, without the shop's name, where editors say nothing else. */
export const blogScreen = {
  path: '/blog',
  title: 'Blog',
  description: 'Articles one can use: on studying, teaching, choosing a course and making something of it.',
} as const
