import {fetchContent} from '~/lib/sanity/client'
import {toSite, type Site} from './model'
import {siteQuery} from './queries'

/** Fetches the site settings. */
export async function loadSite(signal?: AbortSignal): Promise<Site> {
  return toSite(await fetchContent(siteQuery, {}, signal))
}
