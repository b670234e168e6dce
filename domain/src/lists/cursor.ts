import * as z from 'zod/mini'

/** Where a page of a list begins: the `next` of the page before; null, and whatever is none, for the first. */
export const cursor = z.nullable(z.string().check(z.maxLength(1000)))
