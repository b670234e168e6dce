import {lazy, Suspense} from 'react'
import {identityQuestion} from '~/lib/firebase/identity'
import {useStore} from '~/ui/store'

const IdentityDialog = lazy(() => import('./identity-dialog'))

/** Asks, over the screen, to show again who one is, where a function wants it. */
export function IdentityHost() {
  const question = useStore(identityQuestion, null)
  if (!question) return null
  return (
    <Suspense>
      <IdentityDialog {...question} />
    </Suspense>
  )
}
