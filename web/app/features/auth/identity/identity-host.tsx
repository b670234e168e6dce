import {Suspense, useEffect} from 'react'
import {identityQuestion, type IdentityQuestion} from '~/lib/firebase/identity'
import {toastNotOpened} from '~/ui/feedback/lazy-dialog'
import {lazyPart} from '~/ui/feedback/lazy-part'
import {useStore} from '~/ui/store'

const IdentityDialog = lazyPart(() => import('./identity-dialog'), NotAsked)

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

/** What waited for the answer says that it was not done. */
function NotAsked({answer}: IdentityQuestion) {
  useEffect(() => {
    toastNotOpened()
    answer(false)
  }, [answer])
  return null
}
