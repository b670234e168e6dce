/** What the blog is sorted into. */
export const articleCategories = [
  'Study Tips',
  'EdTech',
  'Career Development',
  'Course Selection',
  'Language Learning',
] as const
