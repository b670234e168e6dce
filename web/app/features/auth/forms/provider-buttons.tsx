import {Suspense, useState} from 'react'
import {useNavigate} from 'react-router-dom'
import {AuthFailure} from '~/lib/firebase/auth-failure'
import {providerWords} from '~/lib/firebase/error-messages'
import type {Provider} from '~/lib/firebase/auth-providers'
import {Button} from '~/ui/button'
import {lazyPart, Nothing} from '~/ui/feedback/lazy-part'
import {toast} from '~/ui/feedback/toast'
import {PROVIDER_NAMES} from '~/features/auth/names'
import {FacebookMark, GoogleMark} from './provider-marks'
import {callbackPath, chooseLocalAccount, openProviderWindow} from '~/features/auth/provider-sign-in'

// Reads the environment directly, so that production builds leave out the chooser.
const LocalAccountChooser = import.meta.env.VITE_AUTH_EMULATOR
  ? lazyPart(() => import('./local-account-chooser'), Nothing)
  : null

const providers: readonly {id: Provider; Mark: typeof GoogleMark}[] = [
  {id: 'google', Mark: GoogleMark},
  {id: 'facebook', Mark: FacebookMark},
]

/** The buttons to sign in with Google or Facebook. */
export function ProviderButtons({onBusy}: {onBusy: (busy: boolean) => void}) {
  const navigate = useNavigate()
  const [waiting, setWaiting] = useState<Provider | null>(null)
  const [choosing, setChoosing] = useState<Provider | null>(null)

  const fail = (provider: Provider, error: unknown) => {
    toast({
      title: 'Error',
      description: providerWords(PROVIDER_NAMES[provider], error),
      variant: 'destructive',
    })
  }

  const press = async (provider: Provider) => {
    if (LocalAccountChooser) {
      setChoosing(provider)
      return
    }
    setWaiting(provider)
    onBusy(true)
    try {
      await openProviderWindow(provider)
      await navigate(callbackPath(provider))
    } catch (error) {
      // Whoever closes the window knows that nobody is signed in.
      if (!(error instanceof AuthFailure && error.reason === 'cancelled')) fail(provider, error)
      onBusy(false)
    } finally {
      setWaiting(null)
    }
  }

  return (
    <div className="grid grid-cols-2 gap-3">
      {providers.map(({id, Mark}) => (
        <Button
          key={id}
          variant="secondary"
          wide
          aria-label={`Continue with ${PROVIDER_NAMES[id]}`}
          pending={waiting === id}
          onClick={() => void press(id)}
        >
          <Mark />
          {PROVIDER_NAMES[id]}
        </Button>
      ))}
      {choosing && LocalAccountChooser && (
        <Suspense>
          <LocalAccountChooser
            provider={choosing}
            onChoose={(account) => {
              chooseLocalAccount(account)
              void navigate(callbackPath(choosing))
            }}
            onCancel={() => {
              setChoosing(null)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
