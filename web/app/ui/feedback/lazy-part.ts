import {lazy, type ComponentType} from 'react'

/** Imports a part: the default export of its file. */
export type FetchPart<Props> = () => Promise<{default: ComponentType<Props>}>

/**
 * A component whose code is fetched when it is first shown, inside a `Suspense`. Where it cannot be fetched, `Instead` is shown, with
 * the same properties. With `lazy` alone the failure would take the screen with it, and in the layout also its error screen.
 */
export function lazyPart<Props extends object>(fetchCode: FetchPart<Props>, Instead: ComponentType<Props>) {
  return lazy(() =>
    fetchCode().catch((error: unknown) => {
      console.error('A part of the page could not be loaded.', error)
      return {default: Instead}
    }),
  )
}

/** In place of a part that nobody misses. */
export const Nothing = () => null
