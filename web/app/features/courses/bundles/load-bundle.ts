import {replace} from 'react-router-dom'
import {toBundle, type Bundle} from './model'
import {bundleQuery} from './queries'
import {notFoundResponse} from '~/lib/router/not-found-response'
import {fetchContent} from '~/lib/sanity/client'

/** Loads the bundle with that slug. Its document id and former slugs redirect to the slug; an unknown one is a 404. */
export async function loadBundle(id: string, url: URL, signal?: AbortSignal): Promise<Bundle> {
  const bundle = toBundle(await fetchContent(bundleQuery, {id}, signal))
  if (!bundle) throw notFoundResponse(id, '/bundles', url)
  if (bundle.slug !== id) throw replace(`/bundles/${bundle.slug}${url.search}`)
  return bundle
}
