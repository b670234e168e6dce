import fc from 'fast-check'
import {beforeAll, expect, test} from 'vitest'
import {stack} from '../stack.ts'
import {plainAddresses} from './deployed.ts'
import {forgetLimits, inLanes} from './lanes.ts'
import {signedRequests, unsignedRequests, type HostileRequest} from './requests.ts'
import {SEED} from '../seed.ts'
import {INPUTS, TIMEOUT_MS} from './size.ts'
import {differences, stored} from './stored.ts'

interface Sent {
  name: string
  request: HostileRequest
}

/** @returns the status; null when the connection was closed before an answer */
async function statusOf({name, request}: Sent): Promise<number | null> {
  const {method, address, headers, body} = request
  try {
    const response = await fetch(`${stack.functionsUrl}/${name}${address}`, {
      method,
      headers,
      body,
      redirect: 'manual',
    })
    await response.body?.cancel()
    return response.status
  } catch (error) {
    if (error instanceof TypeError && error.message === 'fetch failed') return null
    throw error
  }
}

const describe = ({name, request: {method, address, headers, body}}: Sent, status: number | null) =>
  `${status}: ${method} ${name}${address} ${JSON.stringify(headers)} ${String(body).slice(0, 300)}`

/** Sends all. @returns those that were answered with an error of the server's, or not at all */
async function failuresOf(lists: readonly (readonly Sent[])[]): Promise<string[]> {
  const failures: string[] = []
  await forgetLimits()
  await inLanes(lists, async (sent) => {
    const status = await statusOf(sent)
    if (status === null || status >= 500) failures.push(describe(sent, status))
  })
  return failures
}

/** All contracts of a door pass through the same code before they differ. */
const names = [...plainAddresses, 'visitor', 'learner', 'staff']

// The first call of a function starts a process for it, and a busy computer does not start many at the same time.
beforeAll(async () => {
  for (const name of names)
    await statusOf({name, request: {method: 'OPTIONS', address: '', headers: {}, body: null}})
}, 600_000)

test(
  'whatever a stranger sends is answered without an error of the server, and writes nothing',
  {timeout: TIMEOUT_MS},
  async () => {
    const lists = names.map((name, index) =>
      fc
        .sample(unsignedRequests, {numRuns: 2 * INPUTS, seed: SEED + 1000 + index})
        .map((request) => ({name, request})),
    )
    const before = await stored()
    expect(await failuresOf(lists)).toEqual([])
    expect(differences(before, await stored())).toEqual([])
  },
)

test(
  'nonsense that is signed is answered without an error of the server',
  {timeout: TIMEOUT_MS},
  async () => {
    const lists = Object.entries(signedRequests).map(([name, requests], index) =>
      fc
        .sample(requests, {numRuns: 8 * INPUTS, seed: SEED + 2000 + index})
        .map((request) => ({name, request})),
    )
    expect(await failuresOf(lists)).toEqual([])
  },
)

test('a body that is too large is refused', {timeout: TIMEOUT_MS}, async () => {
  const body = JSON.stringify({data: 'x'.repeat(11 * 1024 * 1024)})
  const headers = {'content-type': 'application/json'}
  const lists = plainAddresses.map((name) => [{name, request: {method: 'POST', address: '', headers, body}}])
  // Some end the connection while the rest of the body is still sent.
  expect((await failuresOf(lists)).filter((failure) => !failure.startsWith('null: '))).toEqual([])
  const after = names.map((name) => [
    {name, request: {method: 'OPTIONS', address: '', headers: {}, body: null}},
  ])
  expect(await failuresOf(after)).toEqual([])
})
