import type {Request} from 'firebase-functions/v2/https'
import {previewUrl, siteUrl} from '../parameters.ts'
import {clock} from './clock.ts'

/** The page that stands for every address that was not built. */
export const FALLBACK = '/__spa-fallback'
/** The page of an address where there is nothing: it can be read without a script. */
export const NOT_FOUND = '/404'
const TIMEOUT_MS = 5_000

/**
 * The HTML of a page of the last build, from the site that a request came through. It is asked for anew each time: the scripts that a
 * page of the build before names are gone with the deployment, and hosting's cache, which a deployment empties, answers most visitors.
 * @throws Error when hosting does not give it
 */
export async function builtPage(request: Request, path: typeof FALLBACK | typeof NOT_FOUND): Promise<string> {
  const address = siteOf(request) + path
  const answer = await fetch(address, {signal: clock.deadline(TIMEOUT_MS)})
  // Hosting may say 404 with the page for 404.
  if (!answer.ok && !(path === NOT_FOUND && answer.status === 404))
    throw new Error(`${address} answers ${answer.status}`)
  return answer.text()
}

/** Whoever calls can claim any host: only an address of the parameters is asked for its page. */
function siteOf(request: Request): string {
  const host = request.get('x-forwarded-host')
  const preview = previewUrl.value()
  return preview !== '' && new URL(preview).host === host ? preview : siteUrl.value()
}
