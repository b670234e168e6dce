import {recordProgress} from '@lectern/domain/learning/contracts'
import type {SignedIn} from '../functions.ts'
import type {SimulatedPurchase} from '../plans/plan.ts'
import {LESSONS} from '../services/content.ts'
import type {Shop} from '../shop.ts'
import {insist} from './insist.ts'

/** Marks lessons of a course that they own as done, on two devices at once; with the last comes a certificate. */
export async function learn(shop: Shop, learner: SignedIn, how: SimulatedPurchase['learns']): Promise<void> {
  const {scheduler, functions, content, random} = shop.world
  if (how === 'nothing') return
  const owned = content.courses.filter(({id}) => shop.owns(learner.uid, id))
  const course = owned[Math.floor(random.next() * owned.length)]
  if (!course) return
  const report = (lessons: readonly string[]) =>
    insist(scheduler, 'progress', () =>
      functions.call(
        recordProgress,
        {
          courseId: course.id,
          report: {
            done: Object.fromEntries(lessons.map((key) => [key, scheduler.now])),
            at: null,
            seconds: {},
          },
        },
        learner,
      ),
    )
  scheduler.count(`learns: ${how}`)
  if (how === 'a lesson') await report(LESSONS.slice(0, 1))
  else await Promise.all(LESSONS.map((key) => report([key])))
}
