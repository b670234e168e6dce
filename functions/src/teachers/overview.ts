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

const nothing = {sales: 0, earnedCents: 0, givenBackCents: 0}

/** When a teacher opens `/teach`. */
export const teacherOverview = callable(contract, async (_, {instructorId}) => {
  const [teacher, {byCourse}, {instructor, courses}] = await Promise.all([
    teachers().doc(instructorId).get(),
    readBalance(instructorId),
    fetchTaught(instructorId),
  ])
  const {name, shareBps, since} = teacher.data() ?? {}
  return {
    name: instructor?.name ?? name ?? '',
    slug: instructor?.slug ?? null,
    shareBps: shareBps ?? 0,
    since: since?.toMillis() ?? 0,
    courses: courses.map(({_id: courseId, title, slug}) => ({
      ...(byCourse[courseId] ?? nothing),
      courseId,
      title: title ?? courseId,
      slug,
    })),
    former: Object.entries(byCourse).flatMap(([courseId, brought]) =>
      courses.some(({_id}) => _id === courseId) ? [] : [{courseId, ...brought}],
    ),
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
