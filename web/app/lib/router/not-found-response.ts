import {movedTo} from './moved-to'

/**
 * The response to throw when no document has that name. Slugs are in lower case, so a name in upper case redirects to lower
 * case; any other is a 404.
 */
export function notFoundResponse(name: string, folder: `/${string}`, url: URL): Response {
  const small = name.toLowerCase()
  return small === name
    ? new Response(null, {status: 404})
    : movedTo(`${folder}/${encodeURIComponent(small)}`, url)
}
