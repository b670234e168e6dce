import type {Request} from 'firebase-functions/v2/https'
import {previewUrl, siteUrl} from '../parameters.ts'
import {clock} from './clock.ts'

/** The page that stands for every address that was not built. */
export const FALLBACK = '/__spa-fallback'
/** The page of an address where there is nothing: it can be read without a script. */
export const NOT_FOUND = '/404'
const KEPT_MS = 60_000
const TIMEOUT_MS = 5_000

const kept = new Map<string, {page: Promise<string>; until: number}>()

/**
 * The HTML of a page of the last build, from the site that a request came through; kept for a minute.
 * @throws Error when hosting does not give it
 */
export async function builtPage(request: Request, path: typeof FALLBACK | typeof NOT_FOUND): Promise<string> {
  const address = siteOf(request) + path
  const known = kept.get(address)
  if (known && known.until > clock.now()) return known.page
  const page = fetch(address, {signal: clock.deadline(TIMEOUT_MS)}).then(async (answer) => {
    // Hosting may say 404 with the page for 404.
    if (!answer.ok && !(path === NOT_FOUND && answer.status === 404))
      throw new Error(`${address} answers ${answer.status}`)
    return answer.text()
  })
  kept.set(address, {page, until: clock.now() + KEPT_MS})
  page.catch(() => kept.delete(address))
  return page
}

/** Whoever calls can claim any host: only an address of the parameters is asked for its page. */
function siteOf(request: Request): string {
  const host = request.get('x-forwarded-host')
  const preview = previewUrl.value()
  return preview !== '' && new URL(preview).host === host ? preview : siteUrl.value()
}
