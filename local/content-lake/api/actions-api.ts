import {Hono} from 'hono'
import * as z from 'zod/mini'
import {parseAction, stageAction} from '../store/actions.ts'
import {actionError} from './errors.ts'
import type {Lake} from '../lake.ts'
import {parseBody, readJson, TransactionId} from './request.ts'
import {MutationError} from '../store/staging.ts'

const ActionsBody = z.looseObject({
  actions: z.array(z.unknown()),
  transactionId: z.optional(TransactionId),
  dryRun: z.optional(z.boolean()),
})

/** `POST /data/actions/<dataset>`: what editors do to a document and its draft, as one transaction. */
export function actionsApi(lake: Lake): Hono {
  const api = new Hono()
  api.post('/actions/:dataset', async (c) => {
    const {store} = lake.dataset(c.req.param('dataset'))
    const {user} = lake.access.requireEditor(c.req.raw, 'update')
    const body = parseBody(ActionsBody, await readJson(c.req.raw), 'actionParseError')
    const actions = body.actions.map((action, index) => parseAction(action, index))
    try {
      const {transactionId} = await store.transact(
        {author: user.id, transactionId: body.transactionId, dryRun: body.dryRun},
        (staging) => {
          for (const [index, action] of actions.entries()) {
            staging.index = index
            stageAction(staging, action, () => store.all())
          }
        },
      )
      return c.json({transactionId})
    } catch (error) {
      if (error instanceof MutationError) throw actionError(error.status, error.item, error.index)
      throw error
    }
  })
  return api
}
