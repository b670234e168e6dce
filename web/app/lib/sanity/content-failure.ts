/** The title of a page whose content could not be fetched. */
export const NOT_LOADED = 'This page could not be loaded'

/** Checks the name, because importing the class would load the code that fetches content. */
export function isContentFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ContentError'
}
