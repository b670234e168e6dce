import {fetchContent} from '~/lib/sanity/client'
import {onPreviewChange} from '~/lib/sanity/preview'
import {bannerTextLasts} from './banner-text'
import {toSite, type Site} from './model'
import {siteQuery} from './queries'

/** Fetches the site settings. */
export async function loadSite(signal?: AbortSignal): Promise<Site> {
  return toSite(await fetchContent(siteQuery, {}, signal))
}

/**
 * Fetches the site settings now and whenever an editor changes them in the preview, and follows the banner: its days are
 * counted down, and it ends with the offer. Calls back with each; without an answer not at all.
 * @returns a function that stops it
 */
export function followSite(onChange: (site: Site) => void): () => void {
  const leaving = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  const load = async () => {
    const content = await fetchContent(siteQuery, {}, leaving.signal).catch(() => null)
    if (content === null || leaving.signal.aborted) return
    const show = () => {
      clearTimeout(timer)
      const now = Date.now()
      onChange(toSite(content, now))
      const lasts = bannerTextLasts(content.settings?.offerEndsAt, now)
      if (lasts !== null) timer = setTimeout(show, lasts)
    }
    show()
  }
  void load()
  const stopListening = onPreviewChange(() => void load())
  return () => {
    stopListening()
    leaving.abort()
    clearTimeout(timer)
  }
}
