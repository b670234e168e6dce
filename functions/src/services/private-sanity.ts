import {sanityReadToken} from '../parameters.ts'
import {memoize} from './memoize.ts'
import {createSanityClient} from './sanity.ts'

/**
 * The client that also reads what is private: lessons, whose ids are on a sub-path, and drafts. It sees documents as they are
 * stored, so a query says of each whether it wants the published one or its draft.
 */
export const privateSanity = memoize(() =>
  createSanityClient({perspective: 'raw', token: sanityReadToken.value()}),
)
