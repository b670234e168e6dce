/**
 * What the catalogue says of itself to search engines, without the shop's name, where editors say nothing else. Its description is
 * made from the content.
 */
export const coursesScreen = {path: '/courses', title: 'Courses', description: ''} as const
