import * as z from 'zod/mini'

/* Separate from the calculations in progress.ts, so that a page can use those without bundling zod. */

const MAX_LESSON_KEYS = 500
const lessonKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/))
const time = z.int().check(z.positive())
const few = <T>(check: z.ZodMiniType<Record<string, T>>) =>
  check.check(z.refine((entries) => Object.keys(entries).length <= MAX_LESSON_KEYS))

/** A browser's report: the changes since its last one. It has no `passed`, because only grading sets that. */
export const progressReport = z.object({
  done: few(z.record(lessonKey, time)),
  undone: z.optional(few(z.record(lessonKey, time))),
  at: z.nullable(z.object({lesson: lessonKey, time})),
  seconds: few(
    z.record(lessonKey, z.object({second: z.number().check(z.nonnegative(), z.maximum(86_400)), time})),
  ),
})
export type ProgressReport = z.infer<typeof progressReport>

/** As stored in `progress/{uid_courseId}`, and as returned by functions. */
export const progressSchema = z.object({
  done: z.record(z.string(), z.int()),
  // What was stored before marks could be taken back has none.
  undone: z._default(z.record(z.string(), z.int()), {}),
  passed: z.record(z.string(), z.int()),
  // Likewise, before tries were counted.
  tries: z._default(z.record(z.string(), z.int()), {}),
  at: z.nullable(z.object({lesson: z.string(), time: z.int()})),
  seconds: z.record(z.string(), z.object({second: z.number(), time: z.int()})),
  opened: z.record(z.string(), z.int()),
  known: z.record(z.string(), z.int()),
  startedAt: z.nullable(z.int()),
})
