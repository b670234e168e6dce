import {GRACE_MS} from '@lectern/domain/people/deletion'
import {deleteOwnAccount, keepLearnerAccount} from '@lectern/domain/people/contracts'
import {expect, test, vi} from 'vitest'
import {nameOf} from './names.ts'
import {play} from './plans/play.ts'
import {bringToRest} from './rest.ts'
import type {Shop} from './shop.ts'

// The first of them loads all functions.
vi.setConfig({testTimeout: 120_000})

/** Longer than a closing can be under way. */
const QUARTER_HOUR_MS = 15 * 60_000

interface Closing {
  /** before the account is disabled, when that is noted */
  before?: () => Promise<unknown>
  /** when it is disabled, before it counts as closed */
  after?: () => Promise<unknown>
}

/** Somebody's account is closed, and meanwhile something happens. */
class Leaving {
  readonly #shop: Shop
  constructor(shop: Shop) {
    this.#shop = shop
  }

  get #learner() {
    const [, learner] = this.#shop.world.learners
    if (!learner) throw new Error('Nobody is there.')
    return learner
  }

  async close({before, after}: Closing): Promise<void> {
    const {accounts, functions, scheduler} = this.#shop.world
    await this.ask()
    await scheduler.sleep(GRACE_MS)
    const change = accounts.change.bind(accounts)
    const state = {isDisabled: false}
    accounts.change = async (label, uid, changes) => {
      const isFirst = changes?.disabled === true && !state.isDisabled
      if (isFirst) state.isDisabled = true
      if (isFirst) await before?.()
      const answer = await change(label, uid, changes)
      if (isFirst) await after?.()
      return answer
    }
    await functions.reconcile()
    expect(state.isDisabled).toBe(true)
  }

  /** Asks for the deletion. */
  async ask(): Promise<void> {
    await this.#shop.world.functions.call(
      deleteOwnAccount,
      {confirmation: 'delete my account'},
      this.#learner,
    )
  }

  async keep(): Promise<void> {
    const {functions, staff} = this.#shop.world
    const [sam] = staff
    if (!sam) throw new Error('Nobody is there.')
    await functions.call(keepLearnerAccount, {uid: this.#learner.uid, reason: 'They wrote to us.'}, sam)
  }

  /** Somebody deletes the document in Firebase's console. */
  async deleteDocument(): Promise<void> {
    this.#shop.world.documents.commit([{delete: nameOf(`deletions/${this.#learner.uid}`)}])
  }

  /** The next request to enable the account fails. */
  failToEnable(): void {
    const {accounts} = this.#shop.world
    const change = accounts.change.bind(accounts)
    const state = {hasFailed: false}
    accounts.change = async (label, uid, changes) => {
      if (changes?.disabled !== false || state.hasFailed) return change(label, uid, changes)
      state.hasFailed = true
      throw new Error('The service is unavailable.')
    }
  }

  async letAMinutePass(ms = 60_000): Promise<void> {
    await this.#shop.world.scheduler.sleep(ms)
    await this.#shop.world.functions.reconcile()
  }

  async account() {
    const found = await this.#shop.world.accounts.find('look', [{uid: this.#learner.uid}])
    return found.map(({disabled}) => (disabled ? 'disabled' : 'enabled'))
  }
}

/** What has become of the account at once, and when everything has come to rest. */
async function playLeaving(script: (leaving: Leaving) => Promise<void>) {
  const seen = {atOnce: [] as string[], atRest: [] as string[]}
  const {broken, violations} = await play(1, [
    {
      name: 'leaving',
      isHostile: false,
      act: async (shop) => {
        const leaving = new Leaving(shop)
        await script(leaving)
        seen.atOnce = await leaving.account()
        await leaving.letAMinutePass(QUARTER_HOUR_MS)
        await bringToRest(shop)
        seen.atRest = await leaving.account()
      },
    },
  ])
  expect([...broken, ...violations]).toEqual([])
  return seen
}

const kept = {atOnce: ['enabled'], atRest: ['enabled']}

test('an account that staff keep while it is being closed is not disabled', async () => {
  expect(await playLeaving(async (leaving) => leaving.close({after: () => leaving.keep()}))).toEqual(kept)
  expect(await playLeaving(async (leaving) => leaving.close({before: () => leaving.keep()}))).toEqual(kept)
})

test('nor is one whose deletion is gone when it is to count as closed', async () => {
  const seen = await playLeaving(async (leaving) => leaving.close({after: () => leaving.deleteDocument()}))
  expect(seen).toEqual(kept)
})

test('an account that is kept is enabled later where that fails', async () => {
  const seen = await playLeaving(async (leaving) => {
    await leaving.close({
      after: async () => {
        throw new Error('The function has died.')
      },
    })
    leaving.failToEnable()
    await leaving.keep().catch(() => {})
  })
  expect(seen).toEqual({...kept, atOnce: ['disabled']})
})

test('and where the closing ends in the middle after that', async () => {
  const seen = await playLeaving(async (leaving) =>
    leaving.close({
      before: () => leaving.keep(),
      after: async () => {
        throw new Error('The function has died.')
      },
    }),
  )
  expect(seen).toEqual({...kept, atOnce: ['disabled']})
})

test('a closing that ends in the middle is done again', async () => {
  const seen = await playLeaving(async (leaving) =>
    leaving.close({
      after: async () => {
        throw new Error('The function has died.')
      },
    }),
  )
  expect(seen).toEqual({atOnce: ['disabled'], atRest: []})
})

test('an account that is deleted again when it has just been kept is deleted 14 days later', async () => {
  const seen = await playLeaving(async (leaving) => {
    await leaving.close({
      after: async () => {
        await leaving.keep()
        await leaving.ask()
      },
    })
  })
  expect(seen).toEqual({atOnce: ['enabled'], atRest: []})
})
