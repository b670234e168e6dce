import {createClient, type SanityClient} from '@sanity/client'
import {SANITY_DATASET, SANITY_PROJECT} from '../../local/ports.ts'
import {stack} from '../stack.ts'

/** The content lake, for what must be there before an errand begins and for looking behind the scenes. */
export const content: SanityClient = createClient({
  projectId: SANITY_PROJECT,
  dataset: SANITY_DATASET,
  apiVersion: '2025-02-19',
  apiHost: stack.lakeUrl,
  useProjectHostname: false,
  useCdn: false,
  token: 'local',
  perspective: 'raw',
})
