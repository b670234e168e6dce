import {replace} from 'react-router-dom'

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

/**
 * A redirect to another path for the same thing, with the query and the fragment of the address that was asked for. Requests know no
 * fragment, so it is kept where the browser shows that address: whoever follows a link of the shop gets there by its own path.
 * @param path with a leading `/`
 */
export function movedTo(path: string, {pathname, search}: URL): Response {
  const shown = typeof window === 'undefined' ? null : window.location
  return replace(path + search + (shown?.pathname === pathname ? shown.hash : ''))
}
