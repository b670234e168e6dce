import {ErrorState} from './error-state'

/** In place of a part of a screen whose code could not be fetched. */
export function PartNotLoaded() {
  return (
    <ErrorState
      title="This part of the page could not be loaded"
      // Browsers do not fetch a failed module again in the same document, so the document has to be reloaded.
      onRetry={() => window.location.reload()}
    >
      Please check your connection and try again.
    </ErrorState>
  )
}
