import {fetchContent} from '~/lib/sanity/client'
import {toSite, type Site} from './model'
import {siteQuery} from './queries'

/** Fetches the site settings that every page shows. */
export async function loadSite(signal?: AbortSignal): Promise<Site> {
  return toSite(await fetchContent(siteQuery, {}, signal))
}
