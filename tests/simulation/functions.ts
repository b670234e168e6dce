import {allContracts} from '@lectern/domain/all-contracts'
import type {Contract, Input, Output} from '@lectern/domain/contracts'
import {errorDetailsSchema} from '@lectern/domain/contracts'
import type {Role} from '@lectern/domain/roles'
import type {Callable} from '../../functions/src/callable.ts'
import * as doors from '../../functions/src/index.ts'
import type {CallableRequest} from 'firebase-functions/v2/https'
import type {Person} from './services/accounts.ts'
import type {Mishap, Process, Scheduler} from './scheduler.ts'

/*
 * The only file that knows how functions are deployed: everything else of the simulation calls them through it.
 */

/** A call that was refused, for a reason of its contract. */
export class Refusal extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

/** A call without an answer: the function has died, or its answer was lost. */
export class NoAnswer extends Error {}

/** After so long a browser waits no longer, in ms; and so long a function may work. */
const BROWSER_WAITS_MS = 70_000
const TIMEOUT_MS = 60_000
const LONG_TIMEOUT_MS = 300_000

const ON_THE_WAY: readonly Mishap[] = [{name: 'answer lost', in10000: 60}]

/** Who calls, with their role, which `staff/{uid}` says. */
export interface SignedIn extends Person {
  role: Role | null
}

/** A call that was answered, and not refused. */
export interface Answered {
  contract: Contract
  uid: string
  /** ms */
  calledAt: number
}

interface EventFunction {
  run: (event: object) => Promise<unknown>
}
type HttpFunction = (request: object, response: object) => unknown

const triggers = {
  onMailQueued: doors.onMailQueued as unknown as EventFunction,
  onReturnRequested: doors.onReturnRequested as unknown as EventFunction,
}
const queues = {
  sendMailingPage: doors.sendMailingPage as unknown as EventFunction,
  sendPayouts: doors.sendPayouts as unknown as EventFunction,
}
export type Queue = keyof typeof queues
const scheduled = doors.reconcile as unknown as EventFunction
const webhooks = doors.webhooks as unknown as HttpFunction

const doorOf = {
  anyone: doors.visitor,
  'signed-in': doors.learner,
  teacher: doors.learner,
  payee: doors.learner,
  staff: doors.staff,
  owner: doors.staff,
}
const callables = new Map<string, Callable>()

/** Loads all code of functions: what was loaded while they run would take its own time. */
export async function loadFunctions(): Promise<void> {
  for (const {name, audience} of allContracts) callables.set(name, await doorOf[audience].load(name))
  await Promise.all([
    import('../../functions/src/outbox/deliver.ts'),
    import('../../functions/src/outbox/run-mailing-task.ts'),
    import('../../functions/src/teachers/run-payout-task.ts'),
    import('../../functions/src/payments/stripe-webhook.ts'),
    import('../../functions/src/reconcile.ts'),
    import('../../functions/src/returns/announce-return.ts'),
  ])
}

/** Calls functions as browsers, the database's triggers, the payment service and the scheduler do. */
export class Functions {
  readonly #scheduler: Scheduler
  readonly #onDeath: (process: Process) => void
  readonly #onAnswer: (call: Answered) => void

  /**
   * @param onDeath told of each call that was cut off
   * @param onAnswer told of each call that was answered
   */
  constructor(scheduler: Scheduler, onDeath: (process: Process) => void, onAnswer: (call: Answered) => void) {
    this.#scheduler = scheduler
    this.#onDeath = onDeath
    this.#onAnswer = onAnswer
  }

  /** @throws Refusal, NoAnswer */
  async call<C extends Contract>(contract: C, input: Input<C>, {uid, email}: SignedIn): Promise<Output<C>> {
    const callable = callables.get(contract.name)
    if (!callable) throw new Error(`${contract.name} is not deployed.`)
    // They have just signed in, as who is asked to sign in again does.
    const token = {email, email_verified: true, auth_time: Math.floor(this.#scheduler.now / 1000)}
    const request = {
      data: input,
      auth: {uid, token},
      rawRequest: {get: () => undefined, ip: `10.0.0.${uid.length}`},
      acceptsStreaming: false,
    }
    const timeoutMs = contract.audience === 'staff' ? LONG_TIMEOUT_MS : TIMEOUT_MS
    const calledAt = this.#scheduler.now
    const work = () => callable.run(request as unknown as CallableRequest).catch(asRefusal)
    const answer = (await this.#ask(contract.name, timeoutMs, work)) as Output<C>
    this.#onAnswer({contract, uid, calledAt})
    return answer
  }

  /** A trigger of the database, which is not repeated where it fails. */
  async trigger(name: keyof typeof triggers, params: Record<string, string>): Promise<void> {
    const triggered = triggers[name]
    await this.#run(
      name,
      TIMEOUT_MS,
      () => triggered.run({params}),
      () => {},
    ).catch(() => {})
  }

  /** A task of a queue. @throws Error when it is to be repeated */
  async task(queue: Queue, data: object): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const died = () => reject(new Error('The function has died.'))
      this.#run(queue, LONG_TIMEOUT_MS, () => queues[queue].run({data}), died).then(() => resolve(), reject)
    })
  }

  /** What the clock begins every minute. */
  async reconcile(): Promise<void> {
    await new Promise<void>((resolve) => {
      void this.#run('reconcile', LONG_TIMEOUT_MS, () => scheduled.run({}), resolve)
        .catch(() => {})
        .then(() => resolve())
    })
  }

  /** @returns the status with which the webhook answers; 0 without an answer */
  async webhook(path: '/stripe' | '/stripe-connect', body: string, signature: string): Promise<number> {
    let status = 0
    const response = {
      status(code: number) {
        status = code
        return response
      },
      json: () => {},
      send: () => {},
      on: () => {},
    }
    const request = {
      rawBody: Buffer.from(body),
      get: (header: string) => (header === 'stripe-signature' ? signature : undefined),
      headers: {},
      path,
    }
    try {
      await this.#ask('stripeWebhook', TIMEOUT_MS, async () => webhooks(request, response))
      return status
    } catch {
      return 0
    }
  }

  /** Asks over the network: the question takes its way, and so does the answer, if it comes. */
  async #ask(name: string, timeoutMs: number, work: () => Promise<unknown>): Promise<unknown> {
    await this.#scheduler.perform(`ask ${name}`, () => {})
    const answer = await new Promise<unknown>((resolve, reject) => {
      const giveUp = this.#scheduler.after(BROWSER_WAITS_MS, () => reject(new NoAnswer(name)))
      this.#run(name, timeoutMs, work, () => {})
        .finally(giveUp)
        .then(resolve, reject)
    })
    await this.#scheduler.perform(
      `answer ${name}`,
      (mishap) => {
        if (mishap !== null) throw new NoAnswer(name)
      },
      ON_THE_WAY,
    )
    return answer
  }

  /** Runs a function for as long as it may; its promise never settles where it dies. */
  async #run(
    name: string,
    timeoutMs: number,
    work: () => Promise<unknown>,
    onDeath: () => void,
  ): Promise<unknown> {
    const {process, done} = this.#scheduler.spawn(name, work, {
      isMortal: true,
      onDeath: () => {
        this.#onDeath(process)
        onDeath()
      },
    })
    const cancel = this.#scheduler.timers.add(this.#scheduler.now + timeoutMs, () => {
      if (process.isAlive) this.#scheduler.count('functions out of time')
      this.#scheduler.kill(process)
    })
    try {
      return await done
    } finally {
      cancel()
    }
  }
}

/** @throws Refusal for an error as Firebase sends it to a browser */
function asRefusal(error: unknown): never {
  const details = error instanceof Error && 'details' in error ? error.details : undefined
  throw new Refusal(errorDetailsSchema.safeParse(details).data?.reason ?? 'internal')
}
