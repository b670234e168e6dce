import {apiVersion} from '@lectern/domain/content/api-version'
import {createClient, type ClientConfig, type SanityClient} from '@sanity/client'
import {SANITY_DATASET, SANITY_PROJECT} from './ports.ts'

/** A client of a content lake on this machine, with the shop's content. */
export function lakeClient(apiHost: string, config: ClientConfig = {}): SanityClient {
  return createClient({
    projectId: SANITY_PROJECT,
    dataset: SANITY_DATASET,
    apiVersion,
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    ...config,
  })
}
