import {saveCourses} from '@lectern/domain/saved/contracts'
import type {SignedIn} from '../functions.ts'
import type {Shop} from '../shop.ts'
import {insist} from './insist.ts'

/** Saves courses for later on two devices at once; one of them takes off what was saved last. */
export async function save(shop: Shop, learner: SignedIn): Promise<void> {
  const {scheduler, functions, content, random, invariants} = shop.world
  const [off] = shop.saved(learner.uid)
  const others = content.courses.map(({id}) => id).filter((id) => id !== off)
  const press = (add: string, remove: readonly string[]) =>
    insist(scheduler, 'saved', () => functions.call(saveCourses, {add: [add], remove: [...remove]}, learner))
  const answers = await Promise.all([
    press(random.pick(others as [string]), []),
    press(random.pick(others as [string]), off === undefined ? [] : [off]),
  ])
  scheduler.count('courses saved on two devices at once')
  // Of a call that was given up nobody knows what it has done.
  if (answers.includes(null)) return
  const now = shop.saved(learner.uid)
  const rule = 'no course that is saved is lost to another device'
  for (const id of new Set(answers.flatMap((answer) => answer?.courseIds ?? [])))
    if (id !== off && !now.includes(id)) invariants.report(rule, learner.uid, `was told that ${id} is saved`)
  if (off !== undefined && now.includes(off))
    invariants.report(rule, learner.uid, `has taken ${off} off, and has it`)
}
