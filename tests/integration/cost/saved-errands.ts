import {mailCheaper} from '../../../functions/src/saved/mail-cheaper.ts'
import {saveCourses} from '../../../functions/src/saved/save-courses.ts'
import {changePrice, firestore, publishCourse} from '../commerce/back-office.ts'
import type {Learner} from '../commerce/learner.ts'
import {cost, type Cost} from './function-cost.ts'
import {run} from './run-function.ts'

type Count = (name: string, errand: () => Promise<unknown>) => Promise<void>

/**
 * What is done about courses that are saved for later by somebody who owns none.
 * @param later does something at a time that it alone knows of
 */
export async function countSavedErrands(
  count: Count,
  learner: Learner,
  later: (days: number, act: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const [one, other] = await Promise.all([publishCourse(), publishCourse()])
  const add = [one.id, other.id]
  await count('save courses', () => run(saveCourses, learner, {add, remove: []}))
  await count('save them again', () => run(saveCourses, learner, {add, remove: []}))
  await count('look at saved courses', () => later(2, () => mailCheaper(learner.uid)))
  await learner.verifyAddress()
  await firestore.doc(`settings/${learner.uid}`).set({marketingEmails: true})
  await Promise.all([changePrice(one, 999), changePrice(other, 999)])
  await count('mail about saved courses', () => later(4, () => mailCheaper(learner.uid)))
  await count('take a saved course off', () => run(saveCourses, learner, {add: [], remove: [one.id]}))
}

/** What each costs. */
export const SAVED_EXPECTED: Record<string, Cost> = {
  'save courses': cost(2, 2, 0, 1, 0),
  'save them again': cost(2, 1, 0, 0, 0),
  'look at saved courses': cost(1, 1, 0, 1, 0),
  'mail about saved courses': cost(5, 2, 0, 1, 1),
  'take a saved course off': cost(2, 2, 0, 0, 0),
}
