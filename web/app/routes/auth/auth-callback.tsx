import {CircleCheck, CircleX} from 'lucide-react'
import {useEffect, useState} from 'react'
import {useLocation, useNavigate} from 'react-router-dom'
import {pageMeta} from '~/lib/router/page-meta'
import {takeReturnPath} from '~/features/auth/return-path'
import {useSession} from '~/features/auth/session'
import {runCallback, type CallbackOutcome} from '~/features/auth/run-callback'
import {ButtonLink} from '~/ui/button'
import {Container} from '~/ui/layout/container'
import {Spinner} from '~/ui/feedback/spinner'

export const meta = () => pageMeta({title: 'Signing in', noindex: true})

/** How long the success message is shown before the redirect, in ms. */
const SHOWN_MS = 1500

/** The redirect target of Google, Facebook and the verification email: shows the result, then redirects. */
export default function AuthCallback() {
  const {search} = useLocation()
  return <CallbackResult key={search} search={search} />
}

function CallbackResult({search}: {search: string}) {
  const navigate = useNavigate()
  const {user} = useSession()
  const [outcome, setOutcome] = useState<CallbackOutcome | null>(null)

  useEffect(() => {
    let here = true
    const run = async () => {
      const outcome = await runCallback(search)
      if (here) setOutcome(outcome)
    }
    void run()
    return () => {
      here = false
    }
  }, [search])

  useEffect(() => {
    if (outcome?.kind !== 'success') return
    const timer = setTimeout(() => void navigate(takeReturnPath(), {replace: true}), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome, navigate])

  return (
    <Container
      narrow
      className="grid flex-1 content-center justify-items-center gap-5 py-section text-center"
    >
      {outcome === null && (
        <div aria-live="polite" className="grid justify-items-center gap-5">
          <Spinner className="size-10 text-link" />
          <h1 className="text-3xl">Signing you in...</h1>
        </div>
      )}
      {outcome?.kind === 'success' && (
        <div aria-live="polite" className="grid justify-items-center gap-5">
          <CircleCheck aria-hidden className="size-12 text-success" strokeWidth={1.5} />
          <h1 className="text-3xl">{outcome.title}</h1>
          <p className="text-ink-soft">{outcome.text}</p>
        </div>
      )}
      {outcome?.kind === 'failure' && (
        <>
          <div role="alert" className="grid justify-items-center gap-5">
            <CircleX aria-hidden className="size-12 text-danger" strokeWidth={1.5} />
            <h1 className="text-3xl">{outcome.title}</h1>
            <p className="measure text-ink-soft">{outcome.text}</p>
          </div>
          {user ? (
            // /auth would lead straight to the home page.
            <ButtonLink to="/account" replace>
              Go to your account
            </ButtonLink>
          ) : (
            <ButtonLink to="/auth" replace>
              Return to Login
            </ButtonLink>
          )}
        </>
      )}
    </Container>
  )
}
