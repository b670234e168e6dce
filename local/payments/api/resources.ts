import type {Hono} from 'hono'
import type * as z from 'zod/mini'
import type {Bindings} from '../../stand-in/hung.ts'
import {reading, type ApiContext} from './endpoint.ts'
import {pageOf, type Page} from './lists.ts'
import {onlyExpand, readParameters} from './parameters.ts'

/**
 * The two ways of reading that all of Stripe's objects have. `account` is the connected account as which a request is made, null for
 * the shop's own.
 */
export function resourcesOf(app: Hono<Bindings>, api: ApiContext) {
  return {
    /** `GET path/ID`: one object, or 404. */
    one: (path: string, find: (id: string, account: string | null) => object) =>
      app.get(
        `${path}/:id`,
        reading(api, (form, id, account) => {
          const {expand} = readParameters(onlyExpand, form)
          return {result: find(id, account), expand}
        }),
      ),
    /** `GET path`: the rows that the query asks for, newest first, a page at a time. */
    list: <P extends Page & {expand: string[]}, Row extends {id: string}>(
      path: string,
      schema: z.ZodMiniType<P>,
      rows: (wanted: P, account: string | null) => Row[],
    ) =>
      app.get(
        path,
        reading(api, (form, _id, account) => {
          const wanted = readParameters(schema, form)
          return {
            result: pageOf(rows(wanted, account).toReversed(), wanted, `/v1${path}`),
            expand: wanted.expand,
          }
        }),
      ),
  }
}
