import {replace} from 'react-router-dom'

/**
 * What to throw where nothing has that name. Slugs are written small, so one in capitals leads to the address in small
 * letters; any other is a 404.
 */
export function notFoundResponse(name: string, folder: `/${string}`, {search}: URL): Response {
  const small = name.toLowerCase()
  return small === name
    ? new Response(null, {status: 404})
    : replace(`${folder}/${encodeURIComponent(small)}${search}`)
}
