import {useRevalidator, useRouteError} from 'react-router-dom'
import {LoadFailure} from '~/lib/router/load-failure'
import {ErrorState} from '~/ui/feedback/error-state'

/** For the error boundary of a route: shows a load failure with a button to try again. Rethrows any other error. */
export function LoadError() {
  const error = useRouteError()
  const {revalidate, state} = useRevalidator()
  if (!(error instanceof LoadFailure)) throw error
  // Browsers do not fetch a failed module again in the same document, so the document has to be reloaded.
  const lacksScript = error.cause instanceof TypeError
  return (
    <ErrorState
      title={error.words.title}
      onRetry={() => (lacksScript ? window.location.reload() : void revalidate())}
      retrying={state === 'loading'}
    >
      {error.words.description}
    </ErrorState>
  )
}
