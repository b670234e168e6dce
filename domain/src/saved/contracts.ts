import * as z from 'zod/mini'
import {contract, documentId} from '../contracts.ts'
import {MAX_SAVED} from '../limits.ts'

const courseIds = z.array(documentId).check(z.maxLength(MAX_SAVED))

/**
 * Saves courses for later on the caller's account, and takes others off it. What is added is put in front in its order; what was
 * saved already keeps its place, and courses that are not sold are left out. Repeating it changes nothing.
 */
export const saveCourses = contract({
  name: 'saveCourses',
  audience: 'signed-in',
  input: z.object({add: courseIds, remove: courseIds}),
  /** what is saved now, the newest first */
  output: z.object({courseIds: z.array(documentId)}),
  reasons: [] as const,
})

/** What a browser reads of `savedCourses/{uid}`: the ids of the saved courses, the newest first. */
export const savedCoursesSchema = z.object({courseIds: z.array(z.string())})
