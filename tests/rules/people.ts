import type {RulesTestEnvironment, TokenOptions} from '@firebase/rules-unit-testing'
import {deleteDoc, doc, setDoc, Timestamp, type DocumentData, type Firestore} from 'firebase/firestore'

/** Ada owns everything in these tests; Ben has an account too; Sam is staff; Olu owns the shop. */
export type Who = 'anonymous' | 'owner' | 'other learner' | 'staff' | 'shop owner'
export const EVERYONE: readonly Who[] = ['anonymous', 'owner', 'other learner', 'staff', 'shop owner']

/** When everybody has signed in, in s. */
const SIGNED_IN_SECONDS = Math.floor(Date.now() / 1000)

const UIDS = {owner: 'ada', 'other learner': 'ben', staff: 'sam', 'shop owner': 'olu'} as const

interface Clients {
  /** by who it is, and the claims in their token */
  people: Map<string, Firestore>
  /** the one that no rules hold for */
  unrestricted: Promise<Firestore>
}

/** The clients of an emulator: opening one takes longer than what a test does with it. */
const opened = new WeakMap<RulesTestEnvironment, Clients>()

function clientsOf(environment: RulesTestEnvironment): Clients {
  const clients = opened.get(environment) ?? {
    people: new Map<string, Firestore>(),
    unrestricted: openUnrestricted(environment),
  }
  opened.set(environment, clients)
  return clients
}

function openUnrestricted(environment: RulesTestEnvironment): Promise<Firestore> {
  return new Promise((resolve, reject) => {
    environment
      .withSecurityRulesDisabled((context) => {
        resolve(context.firestore() as unknown as Firestore)
        // The client is closed when this ends.
        return new Promise(() => {})
      })
      .catch(reject)
  })
}

/** Firestore with the authentication of that person, and with claims in their token; `auth_time` is in s. */
export function as(environment: RulesTestEnvironment, who: Who, token: TokenOptions = {}): Firestore {
  // Everybody has signed in just now, unless the test says something else.
  const claims = {auth_time: SIGNED_IN_SECONDS, ...token}
  const {people} = clientsOf(environment)
  const key = JSON.stringify([who, claims])
  const client = people.get(key) ?? signIn(environment, who, claims)
  people.set(key, client)
  return client
}

function signIn(environment: RulesTestEnvironment, who: Who, claims: TokenOptions): Firestore {
  const context =
    who === 'anonymous'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(UIDS[who], claims)
  return context.firestore() as unknown as Firestore
}

/** Writes a document without the rules, or deletes it (null). */
export async function given(
  environment: RulesTestEnvironment,
  path: string,
  data: DocumentData | null,
): Promise<void> {
  const reference = doc(await clientsOf(environment).unrestricted, path)
  await (data === null ? deleteDoc(reference) : setDoc(reference, data))
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
