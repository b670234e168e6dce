import * as z from 'zod/mini'
import {invalidRequest, noSuch} from './failure.ts'
import {expand, integer, text} from './parameters.ts'

const LARGEST_PAGE = 100

/** The parameters all of Stripe's lists take. */
export const pageParameters = {
  limit: z.optional(integer(1)),
  starting_after: z.optional(text()),
  ending_before: z.optional(text()),
  expand,
}

/** `created` as one moment or a range, in seconds. */
export const createdParameter = z.optional(
  z.union([
    integer(0),
    z.strictObject({
      gt: z.optional(integer(0)),
      gte: z.optional(integer(0)),
      lt: z.optional(integer(0)),
      lte: z.optional(integer(0)),
    }),
  ]),
)

export interface Page {
  limit?: number | undefined
  starting_after?: string | undefined
  ending_before?: string | undefined
}

/** Whether a moment (seconds) lies in `created`; everything does when it is not given. */
export function within(moment: number, created: z.output<typeof createdParameter>): boolean {
  if (created === undefined) return true
  if (typeof created === 'number') return moment === created
  const {gt, gte, lt, lte} = created
  return (
    (gt === undefined || moment > gt) &&
    (gte === undefined || moment >= gte) &&
    (lt === undefined || moment < lt) &&
    (lte === undefined || moment <= lte)
  )
}

/** Whether a filter lets a value through: one that is not given lets through everything. */
export const fits = <T>(wanted: T | undefined, actual: T) => wanted === undefined || wanted === actual

/** A complete list object. */
export function listOf<T>(data: T[], url: string, hasMore = false) {
  return {object: 'list' as const, data, has_more: hasMore, url}
}

/** One page of `rows` (newest first, or in the order they are shown). Throws StripeFailure for a bad cursor. */
export function pageOf<T extends {id: string}>(rows: T[], page: Page, url: string) {
  const limit = page.limit ?? 10
  if (limit > LARGEST_PAGE) {
    throw invalidRequest(
      `This value must be less than or equal to ${LARGEST_PAGE} (it currently is '${limit}').`,
      {
        code: 'parameter_invalid_integer',
        param: 'limit',
      },
    )
  }
  if (page.starting_after !== undefined && page.ending_before !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: ending_before, starting_after.')
  }
  const place = (id: string, param: string) => {
    const index = rows.findIndex((row) => row.id === id)
    if (index === -1) throw noSuch('object', id, param)
    return index
  }
  if (page.ending_before !== undefined) {
    const end = place(page.ending_before, 'ending_before')
    const start = Math.max(0, end - limit)
    return listOf(rows.slice(start, end), url, start > 0)
  }
  const start = page.starting_after === undefined ? 0 : place(page.starting_after, 'starting_after') + 1
  return listOf(rows.slice(start, start + limit), url, start + limit < rows.length)
}
