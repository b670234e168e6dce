import {AggregateField, type DocumentReference, type WriteBatch} from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import {firestore} from '../services/firestore.ts'
import {incrementShard, type Numbers} from '../services/sharded-counter.ts'

/**
 * How often each thing has happened in a course: `courseCounters/{courseId}/shards/{n}`, counted in the very batch that makes the
 * change. Reading the numbers costs ten document reads, however many learners there are.
 */
const SHARDS = 10

const count = z._default(z.int(), 0)
const counts = <T extends z.ZodMiniType>(value: T) => z._default(z.record(z.string(), value), {})
const shardSchema = z.object({
  started: count,
  completed: count,
  lessons: counts(
    z.object({
      opened: count,
      done: count,
      sittings: count,
      sittingSeconds: count,
      questions: counts(z.object({answered: count, wrong: count, answers: counts(z.int())})),
    }),
  ),
})
export type CourseCounts = z.infer<typeof shardSchema>

/** What is counted of one change. */
export interface Counted {
  started: boolean
  completed: boolean
  /** lessons opened, and done, for the first time by this learner */
  opened: readonly string[]
  done: readonly string[]
  /** of those done, how long each took that was done in one sitting, in seconds */
  sittings: Readonly<Record<string, number>>
  /** of one lesson: the questions that were answered */
  answered: {lesson: string; questions: Record<string, {right: boolean; chosen: readonly string[]}>} | null
}

/** Counts as part of whatever else is written; nothing when there is nothing to count. */
export function writeCounts(write: WriteBatch, courseId: string, counted: Counted): void {
  const {started, completed, opened, done, sittings, answered} = counted
  const lessons: Record<string, Numbers> = {}
  for (const key of opened) lessons[key] = {...lessons[key], opened: 1}
  for (const key of done) lessons[key] = {...lessons[key], done: 1}
  for (const [key, seconds] of Object.entries(sittings))
    lessons[key] = {...lessons[key], sittings: 1, sittingSeconds: seconds}
  if (answered) {
    const questions = Object.entries(answered.questions).map(([key, {right, chosen}]): [string, Numbers] => [
      key,
      {answered: 1, wrong: Number(!right), answers: Object.fromEntries(chosen.map((answer) => [answer, 1]))},
    ])
    lessons[answered.lesson] = {...lessons[answered.lesson], questions: Object.fromEntries(questions)}
  }
  incrementShard(write, counterOf(courseId), SHARDS, {
    started: Number(started),
    completed: Number(completed),
    lessons,
  })
}

/** The numbers of a course. */
export async function readCounts(courseId: string): Promise<CourseCounts> {
  const {docs} = await counterOf(courseId).collection('shards').get()
  return docs.map((shard) => shardSchema.parse(shard.data())).reduce(add, shardSchema.parse({}))
}

/** How many have begun and finished courses: two reads a course, however many learners there are. */
export async function countLearners(
  courseIds: readonly string[],
): Promise<{begun: number; finished: number}> {
  // One by one: Firestore adds up several fields only of documents that have all of them.
  const sumOf = async (courseId: string, field: 'started' | 'completed') => {
    const shards = counterOf(courseId).collection('shards')
    return (await shards.aggregate({sum: AggregateField.sum(field)}).get()).data().sum
  }
  const [begun, finished] = await Promise.all(
    (['started', 'completed'] as const).map((field) =>
      Promise.all(courseIds.map((courseId) => sumOf(courseId, field))),
    ),
  )
  const all = (sums: readonly number[] = []) => sums.reduce((sum, one) => sum + one, 0)
  return {begun: all(begun), finished: all(finished)}
}

function counterOf(courseId: string): DocumentReference {
  return firestore().collection('courseCounters').doc(courseId)
}

function add(a: CourseCounts, b: CourseCounts): CourseCounts {
  return {
    started: a.started + b.started,
    completed: a.completed + b.completed,
    lessons: addEach(a.lessons, b.lessons, (one, other) => ({
      opened: one.opened + other.opened,
      done: one.done + other.done,
      sittings: one.sittings + other.sittings,
      sittingSeconds: one.sittingSeconds + other.sittingSeconds,
      questions: addEach(one.questions, other.questions, (asked, again) => ({
        answered: asked.answered + again.answered,
        wrong: asked.wrong + again.wrong,
        answers: addEach(asked.answers, again.answers, (chosen, more) => chosen + more),
      })),
    })),
  }
}

function addEach<T>(a: Record<string, T>, b: Record<string, T>, sum: (a: T, b: T) => T): Record<string, T> {
  const added = {...a}
  for (const [key, value] of Object.entries(b)) {
    const known = added[key]
    added[key] = known === undefined ? value : sum(known, value)
  }
  return added
}
