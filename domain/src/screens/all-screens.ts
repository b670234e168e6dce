import {blogScreen} from './blog.ts'
import {contactScreen} from './contact.ts'
import {coursesScreen} from './courses.ts'
import {instructorsScreen} from './instructors.ts'

/**
 * The public screens that are no document's page, in the order of the Studio: what editors want search engines and shared links to
 * say of them stands in the site settings, under `screens`. Each screen imports its own alone, so that no page carries the others.
 */
export const SCREENS = {
  courses: coursesScreen,
  instructors: instructorsScreen,
  blog: blogScreen,
  contact: contactScreen,
} as const

export type Screen = keyof typeof SCREENS
