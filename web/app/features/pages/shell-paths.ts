import {pages, type PrivatePage} from '../../pages.ts'

/** Where the shell of a page is built: at its own address, or for one with an id in it at one that stands for all. */
export function shellPath({path, prerender}: PrivatePage): string | null {
  return prerender === undefined ? path.replaceAll(/:\w+/g, 'any') : null
}

/**
 * The addresses of pages whose data is loaded in the browser: what is built of them is their `HydrateFallback`, which shows
 * until it is loaded.
 */
export const shellPaths: readonly string[] = pages.flatMap((page) =>
  page.access === 'public' || page.access === 'content' || page.access === 'files'
    ? []
    : (shellPath(page) ?? []),
)
