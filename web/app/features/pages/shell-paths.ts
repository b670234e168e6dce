import {pages, type PrivatePage} from '../../pages.ts'

/** The path at which the shell of a page is prerendered: its own, or for a path with an id one that serves all ids. */
export function shellPath({path, prerender}: PrivatePage): string | null {
  return prerender === undefined ? path.replaceAll(/:\w+/g, 'any') : null
}

/**
 * The paths of pages whose data is loaded in the browser: their prerendered HTML is their `HydrateFallback`, which is shown until
 * the data is loaded.
 */
export const shellPaths: readonly string[] = pages.flatMap((page) =>
  page.access === 'public' || page.access === 'content' || page.access === 'files'
    ? []
    : (shellPath(page) ?? []),
)
