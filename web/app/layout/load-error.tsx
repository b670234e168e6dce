import {useRevalidator, useRouteError} from 'react-router-dom'
import {LoadFailure} from '~/lib/router/load-failure'
import {ErrorState} from '~/ui/feedback/error-state'

/** For the error boundary of a route: says that its data could not be loaded, and tries again. Throws any other error on. */
export function LoadError() {
  const error = useRouteError()
  const {revalidate, state} = useRevalidator()
  if (!(error instanceof LoadFailure)) throw error
  // A browser does not ask again for a script that could not be fetched, as long as the same document is open.
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
