/** What the directory of instructors says of itself to search engines, without the shop's name, where editors say nothing else. */
export const instructorsScreen = {
  path: '/instructors',
  title: 'Instructors',
  description: 'The people who teach here: what they do for a living, and the courses they have made of it.',
} as const
