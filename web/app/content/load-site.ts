import {fetchContent} from './sanity'
import {toSite, type Site} from './site'
import {siteQuery} from './site-queries'

/** Asks for the settings that stand around every page. */
export async function loadSite(signal?: AbortSignal): Promise<Site> {
  return toSite(await fetchContent(siteQuery, {}, signal))
}
