import * as z from 'zod/mini'
import {BUNDLE_COURSES} from '../content/bundle.ts'
import {documentId} from '../contracts.ts'

/** The courses of a bundle, as its buyer was shown them: with fewer of them it is not sold. Absent where nobody says. */
export const shownCourses = z.optional(z.array(documentId).check(z.maxLength(BUNDLE_COURSES.max)))
