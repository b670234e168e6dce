import {sanityWriteToken} from '../parameters.ts'
import {memoize} from './memoize.ts'
import {createSanityClient} from './sanity.ts'

/** The client that writes to the content: ratings, numbers of owners, and the drafts of what teachers change in their profiles. */
export const sanityWriter = memoize(() =>
  createSanityClient({perspective: 'raw', token: sanityWriteToken.value()}),
)
