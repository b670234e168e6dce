import type {SanityClient} from '@sanity/client'
import {sanityApiHost, sanityDataset, sanityProjectId} from '../parameters.ts'
import {memoize} from './memoize.ts'

const API_VERSION = '2025-02-19'
const TIMEOUT_MS = 10_000

/** The content lake as the public sees it: published documents, never a cache. */
export const sanity = memoize(async (): Promise<SanityClient> => {
  const {createClient} = await import('@sanity/client')
  const apiHost = sanityApiHost.value()
  return createClient({
    projectId: sanityProjectId.value(),
    dataset: sanityDataset.value(),
    apiVersion: API_VERSION,
    perspective: 'published',
    useCdn: false,
    timeout: TIMEOUT_MS,
    maxRetries: 2,
    ...(apiHost === '' ? {} : {apiHost, useProjectHostname: false}),
  })
})
