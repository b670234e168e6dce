import {lazy, Suspense, useSyncExternalStore} from 'react'
import {identityQuestion} from '~/lib/firebase/identity'

const IdentityDialog = lazy(() => import('./identity-dialog'))

/** Asks, over the screen, to show again who one is, where a function wants it. */
export function IdentityHost() {
  const question = useSyncExternalStore(identityQuestion.subscribe, identityQuestion.read, () => null)
  if (!question) return null
  return (
    <Suspense>
      <IdentityDialog {...question} />
    </Suspense>
  )
}
