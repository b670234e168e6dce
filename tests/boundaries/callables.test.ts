import type {Audience} from '@lectern/domain/audience'
import {COMMON_REASONS, errorDetailsSchema} from '@lectern/domain/contracts'
import fc from 'fast-check'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {clearShelf} from '../integration/commerce/back-office.ts'
import {run} from '../integration/cost/run-function.ts'
import {clearLessons} from '../integration/learning/taught-course.ts'
import {callables, type DeployedCallable} from './deployed.ts'
import {inputsAgainst, inputsOf} from './inputs.ts'
import {forgetLimits, inLanes} from './lanes.ts'
import {SEED} from '../seed.ts'
import {INPUTS, TIMEOUT_MS} from './size.ts'
import {differences, stored} from './stored.ts'
import {createWorld, type Caller, type World} from './world.ts'

/*
 * The functions run here, in place of processes of their own: thousands of inputs take minutes. What Firebase's code does before
 * ours is in http.test.ts.
 */

let world: World
beforeAll(async () => {
  world = await createWorld()
  console.log(
    `${callables.length} callable functions, ${INPUTS} inputs of each kind and caller, seed ${SEED}`,
  )
})
afterAll(async () => {
  await clearLessons()
  await clearShelf()
})

interface Call {
  called: DeployedCallable
  caller: Caller
  input: unknown
}

/** Every function with inputs of every caller, a list a function. */
function callsWith(make: typeof inputsOf): Call[][] {
  return callables.map((called, index) => {
    const inputs = make(called.contract, world.known)
    return world.callers.flatMap((caller, offset) =>
      fc
        .sample(inputs, {numRuns: INPUTS, seed: SEED + 100 * index + offset})
        .map((input) => ({called, caller, input})),
    )
  })
}

/** The reason for which a call is refused; null when it is answered by its contract. */
async function reasonOf({called, caller, input}: Call): Promise<string | null> {
  try {
    const result = await run(called, caller.person, input)
    return called.contract.output.safeParse(result).success ? null : 'an answer that is not in the contract'
  } catch (error) {
    const details = error instanceof Error && 'details' in error ? error.details : undefined
    return errorDetailsSchema.safeParse(details).data?.reason ?? `${String(error)} without a reason`
  }
}

/** Nothing fails in these tests, so no function may say so. */
const NEVER = ['internal', 'unavailable', 'payment-unavailable', 'mail-unavailable', 'content-unavailable']

/** The functions that refuse staff who are no owners. */
const FOR_OWNERS = ['listStaff', 'setStaffRole', 'resetPasskeys']

/** Whom the contracts of teachers are for: who has ended may see what they have earned, and nothing else. */
const FOR_TEACHERS: Partial<Record<Audience, readonly Caller['name'][]>> = {
  teacher: ['teacher'],
  payee: ['teacher', 'former teacher'],
}

/** Whether a contract is for teachers, and not for whoever calls. */
function isKeptFrom({called: {contract}, caller}: Call): boolean {
  return FOR_TEACHERS[contract.audience]?.includes(caller.name) === false
}

function isDeclared(call: Call, reason: string | null): boolean {
  const {
    called: {contract},
    caller,
  } = call
  if (reason === null) return !isKeptFrom(call)
  if (reason === 'signed-out') return caller.name === 'anonymous' || caller.name === 'deleted account'
  if (reason === 'not-staff')
    return caller.name !== 'owner' && (caller.name !== 'staff' || FOR_OWNERS.includes(contract.name))
  if (reason === 'not-teacher') return isKeptFrom(call)
  const declared = [...contract.reasons, ...COMMON_REASONS]
  return declared.includes(reason) && !NEVER.includes(reason)
}

const describe = ({called: {contract}, caller, input}: Call, reason: string | null) =>
  `${contract.name}, ${caller.name}: ${reason ?? 'accepted'} for ${JSON.stringify(input).slice(0, 300)}`

/** Makes all calls. @returns the reason of each, null where it was accepted */
async function answersTo(lists: readonly (readonly Call[])[]): Promise<Map<Call, string | null>> {
  const reasons = new Map<Call, string | null>()
  await forgetLimits()
  await inLanes(lists, async (call) => {
    reasons.set(call, await reasonOf(call))
    if (reasons.size % 100 === 0) await forgetLimits()
  })
  return reasons
}

test(
  'inputs that a contract does not take are refused, and nothing is written',
  {timeout: TIMEOUT_MS},
  async () => {
    const calls = callsWith(inputsAgainst)
    const before = await stored()
    const answers = await answersTo(calls)
    const allowed = ['invalid-argument', 'signed-out', 'not-staff', 'not-teacher']
    const wrong = [...answers].filter(
      ([call, reason]) => reason === null || !allowed.includes(reason) || !isDeclared(call, reason),
    )
    expect(wrong.map(([call, reason]) => describe(call, reason))).toEqual([])
    expect(differences(before, await stored())).toEqual([])
  },
)

test(
  'inputs that a contract takes are answered as it says, or refused for a reason it names, and then nothing is written',
  {timeout: TIMEOUT_MS},
  async () => {
    const answers = await answersTo(callsWith(inputsOf))
    const wrong = [...answers].filter(([call, reason]) => !isDeclared(call, reason))
    printTable(answers)
    expect(wrong.map(([call, reason]) => describe(call, reason))).toEqual([])

    // Some that were refused are made once more by themselves, so that all that is written is theirs.
    expect(await writesOf(someOfEachRefusal(answers))).toEqual([])
  },
)

/** Of the calls that each function refused each caller for a reason: at most this many are made again. */
const REPEATED = 5

function someOfEachRefusal(answers: ReadonlyMap<Call, string | null>): Call[] {
  const refused = [...answers].filter(([, reason]) => reason !== null)
  const groups = Map.groupBy(refused, ([{called, caller}, reason]) =>
    [called.contract.name, caller.name, reason].join(' '),
  )
  return [...groups.values()].flatMap((group) => group.slice(0, REPEATED).map(([call]) => call))
}

/** The paths that calls write which are refused. Those that are not, now that others have gone before, are left out. */
async function writesOf(calls: readonly Call[]): Promise<string[]> {
  const before = await stored()
  const answers = await answersTo([...Map.groupBy(calls, ({called}) => called).values()])
  const refused = calls.filter((call) => answers.get(call) !== null)
  return refused.length < calls.length ? writesOf(refused) : differences(before, await stored())
}

/** How often each function was called, and answered how. */
function printTable(answers: ReadonlyMap<Call, string | null>): void {
  const rows = callables.map(({contract: {name}}) => {
    const reasons = [...answers]
      .filter(([{called}]) => called.contract.name === name)
      .map(([, reason]) => reason)
    const counts = Map.groupBy(reasons, (reason) => reason ?? 'accepted')
    const words = [...counts].map(([reason, {length}]) => `${reason} ${length}`).toSorted()
    return `${name.padEnd(26)} ${String(reasons.length).padStart(5)}  ${words.join(', ')}`
  })
  console.log(rows.join('\n'))
}
