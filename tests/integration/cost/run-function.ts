import type {openLesson} from '../../../functions/src/learning/open-lesson.ts'
import type {stripeWebhook} from '../../../functions/src/payments/stripe-webhook.ts'

type CallableRequest = Parameters<typeof openLesson.run>[0]
type HttpFunction = typeof stripeWebhook

/** A callable function, as `onCall` makes it. */
export interface Runnable {
  run: (request: CallableRequest) => unknown
}

/** Who calls; null for a visitor. */
export type Person = {uid: string; email: string} | null

/**
 * Calls a function here, in place of the functions' own process.
 * @param uid null for a visitor
 * @param signedInMs when they have signed in, in ms since the epoch
 * @returns `done`, or the message of the error
 */
export async function outcomeOf(
  called: Runnable,
  uid: string | null,
  data: object,
  signedInMs = Date.now(),
): Promise<string> {
  try {
    await called.run(
      requestOf(uid === null ? null : {uid, token: {auth_time: Math.floor(signedInMs / 1000)}}, data),
    )
    return 'done'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Calls a function here as its caller would. @throws what the function throws */
export async function run(called: Runnable, person: Person, data: unknown): Promise<unknown> {
  const auth = person && {
    uid: person.uid,
    token: {
      email: person.email,
      email_verified: true,
      auth_time: Math.floor(Date.now() / 1000),
    },
  }
  return called.run(requestOf(auth, data))
}

function requestOf(auth: object | null, data: unknown): CallableRequest {
  const request = {
    data,
    ...(auth && {auth}),
    // From a new address each time: limits of an address would add up.
    rawRequest: {get: () => undefined, ip: crypto.randomUUID()},
  }
  return request as unknown as CallableRequest
}

/** Posts to a function for plain requests. @returns the status it answers */
export async function post(
  called: HttpFunction,
  {body, headers = {}}: {body: string; headers?: Record<string, string>},
): Promise<number> {
  const request = {
    method: 'POST',
    headers,
    get: (name: string) => headers[name.toLowerCase()],
    rawBody: Buffer.from(body),
    body: JSON.parse(body),
  }
  return new Promise((resolve) => {
    let answered = 200
    const end = () => resolve(answered)
    const response = {
      status(status: number) {
        answered = status
        return response
      },
      json: end,
      send: end,
      on: () => response,
    }
    void called(request as unknown as Parameters<HttpFunction>[0], response as never)
  })
}
