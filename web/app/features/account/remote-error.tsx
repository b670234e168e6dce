import type {RemoteState} from '~/lib/firebase/remote'
import {ErrorState} from '~/ui/feedback/error-state'

/** What stands in for something that could not be read, in the words its toast had, with the way to ask again. */
export function RemoteError({
  words,
  loading,
  reload,
}: Pick<RemoteState<unknown>, 'words' | 'loading' | 'reload'>) {
  return (
    <ErrorState title={words?.title} onRetry={() => void reload()} retrying={loading}>
      {words?.description}
    </ErrorState>
  )
}
