/** What a page is called whose content could not be asked for. */
export const NOT_LOADED = 'This page could not be loaded'

/** By its name: the class comes with the code that asks for content, which is fetched when it is needed. */
export function isContentFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ContentError'
}
