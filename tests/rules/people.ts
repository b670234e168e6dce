import type {RulesTestEnvironment} from '@firebase/rules-unit-testing'
import {deleteDoc, doc, setDoc, Timestamp, type DocumentData, type Firestore} from 'firebase/firestore'

/** Ada owns everything in these tests; Ben has an account too; Sam is staff; Olu owns the shop. */
export type Who = 'anonymous' | 'owner' | 'other learner' | 'staff' | 'shop owner'
export const EVERYONE: readonly Who[] = ['anonymous', 'owner', 'other learner', 'staff', 'shop owner']

/** Firestore with the authentication of that person, and with claims in their token. */
export function as(environment: RulesTestEnvironment, who: Who, token: object = {}): Firestore {
  // Everybody has signed in just now, unless the test says something else.
  const claims = {auth_time: Math.floor(Date.now() / 1000), ...token}
  switch (who) {
    case 'anonymous':
      return environment.unauthenticatedContext().firestore() as unknown as Firestore
    case 'owner':
      return environment.authenticatedContext('ada', claims).firestore() as unknown as Firestore
    case 'other learner':
      return environment.authenticatedContext('ben', claims).firestore() as unknown as Firestore
    case 'staff':
      return environment.authenticatedContext('sam', claims).firestore() as unknown as Firestore
    case 'shop owner':
      return environment.authenticatedContext('olu', claims).firestore() as unknown as Firestore
  }
}

/** Writes a document without the rules, or deletes it (null). */
export async function given(
  environment: RulesTestEnvironment,
  path: string,
  data: DocumentData | null,
): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    const reference = doc(context.firestore() as unknown as Firestore, path)
    await (data === null ? deleteDoc(reference) : setDoc(reference, data))
  })
}

/** Sam and Olu stand among the staff. */
export async function givenStaff(environment: RulesTestEnvironment): Promise<void> {
  await given(environment, 'staff/sam', {role: 'staff', email: 'sam@lectern.test', since: daysAgo(1)})
  await given(environment, 'staff/olu', {role: 'owner', email: 'olu@lectern.test', since: daysAgo(1)})
}

/** Makes a course somebody's own, with one lesson that they have seen in its outline. */
export async function ownsCourse(
  environment: RulesTestEnvironment,
  userId: string,
  courseId: string,
): Promise<void> {
  const owned = {userId, courseId}
  await given(environment, `enrollments/${userId}_${courseId}`, {...owned, purchasedAt: daysAgo(1)})
  await given(environment, `progress/${userId}_${courseId}`, {...owned, known: {'lesson-a': 1}})
}

export function daysAgo(days: number, ms = 0): Timestamp {
  return Timestamp.fromMillis(Date.now() - days * 24 * 60 * 60 * 1000 - ms)
}

export function anOrder(change: DocumentData = {}): DocumentData {
  return {
    userId: 'ada',
    amountCents: 5999,
    currency: 'usd',
    status: 'completed',
    items: [{courseId: 'course-a', courseTitle: 'A', priceCents: 5999}],
    createdAt: daysAgo(2),
    completedAt: daysAgo(1),
    ...change,
  }
}
