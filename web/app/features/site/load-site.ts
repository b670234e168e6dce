import {fetchContent} from '~/lib/sanity/client'
import {toSite, type Site} from './model'
import {siteQuery} from './queries'

/** Asks for the settings that stand around every page. */
export async function loadSite(signal?: AbortSignal): Promise<Site> {
  return toSite(await fetchContent(siteQuery, {}, signal))
}
