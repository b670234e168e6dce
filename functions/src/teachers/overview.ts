import {teacherOverview as contract} from '@lectern/domain/teachers/contracts'
import * as z from 'zod/mini'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {parseResult, sanity} from '../services/sanity.ts'
import {teachers} from '../teacher.ts'
import {readBalance} from './payouts.ts'
import {taughtQuery} from './queries.ts'

const taughtSchema = z.object({
  instructor: z.nullable(z.object({name: z.nullable(z.string()), slug: z.nullable(z.string())})),
  courses: z.array(z.object({_id: z.string(), title: z.nullable(z.string()), slug: z.nullable(z.string())})),
})

/** When a teacher opens `/teach`. */
export const teacherOverview = callable(contract, async (_, {instructorId}) => {
  const [teacher, {byCourse}, {instructor, courses}] = await Promise.all([
    teachers().doc(instructorId).get(),
    readBalance(instructorId),
    fetchTaught(instructorId),
  ])
  // What somebody else teaches now, or the content has lost, has brought what it has.
  const formerlyTaught = Object.entries(byCourse).flatMap(([_id, {title}]) =>
    courses.some((course) => course._id === _id) ? [] : [{_id, title, slug: null}],
  )
  const {name, shareBps, since} = teacher.data() ?? {}
  return {
    name: instructor?.name ?? name ?? '',
    slug: instructor?.slug ?? null,
    shareBps: shareBps ?? 0,
    since: since?.toMillis() ?? 0,
    courses: [...courses, ...formerlyTaught].map(({_id: courseId, title, slug}) => {
      const {sales = 0, earnedCents = 0, givenBackCents = 0} = byCourse[courseId] ?? {}
      return {courseId, title: title ?? courseId, slug, sales, earnedCents, givenBackCents}
    }),
  }
})

async function fetchTaught(instructorId: string): Promise<z.infer<typeof taughtSchema>> {
  try {
    const client = await sanity()
    return parseResult(taughtSchema, await client.fetch(taughtQuery, {instructorId}))
  } catch (cause) {
    throw new AppError('unavailable', {}, {cause})
  }
}
