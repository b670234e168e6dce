import * as z from 'zod/mini'

/* Apart from what is reckoned with progress, so that a page may show it without bringing zod. */

const MAX_LESSON_KEYS = 500
const lessonKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/))
const time = z.int().check(z.positive())
const few = <T>(check: z.ZodMiniType<Record<string, T>>) =>
  check.check(z.refine((entries) => Object.keys(entries).length <= MAX_LESSON_KEYS))

/** What a browser reports: what is new since it was last heard. `passed` is not in it, because only grading says that. */
export const progressReport = z.object({
  done: few(z.record(lessonKey, time)),
  at: z.nullable(z.object({lesson: lessonKey, time})),
  seconds: few(
    z.record(lessonKey, z.object({second: z.number().check(z.nonnegative(), z.maximum(86_400)), time})),
  ),
})
export type ProgressReport = z.infer<typeof progressReport>

/** As `progress/{uid_courseId}` holds it, and as functions send it. */
export const progressSchema = z.object({
  done: z.record(z.string(), z.int()),
  passed: z.record(z.string(), z.int()),
  at: z.nullable(z.object({lesson: z.string(), time: z.int()})),
  seconds: z.record(z.string(), z.object({second: z.number(), time: z.int()})),
  opened: z.record(z.string(), z.int()),
  known: z.record(z.string(), z.int()),
  startedAt: z.nullable(z.int()),
})
