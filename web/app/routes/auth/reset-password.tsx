import {KeyRound} from 'lucide-react'
import {useState} from 'react'
import {
  useRevalidator,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom'
import type {Route} from './+types/reset-password'
import {ForgotPasswordDialog} from '~/features/auth/forms/forgot-password-dialog'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {ResetPasswordForm} from '~/features/auth/forms/reset-password-form'
import {toAuthFailure} from '~/lib/firebase/auth-failure'
import {accountAttempts} from '~/lib/firebase/attempts/account'
import {errorMessage} from '~/lib/firebase/error-messages'
import {Button} from '~/ui/button'
import {Card} from '~/ui/layout/card'
import {Container} from '~/ui/layout/container'
import {EmptyState} from '~/ui/feedback/empty-state'
import {ErrorState} from '~/ui/feedback/error-state'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'

export const meta = () => pageMeta({title: 'Reset your password', noindex: true})

type LinkCheck = {kind: 'valid'; email: string} | {kind: 'invalid'; words: string} | {kind: 'unreachable'}

/** Checks the code of the link with Firebase. */
export async function clientLoader({request}: ClientLoaderFunctionArgs): Promise<LinkCheck> {
  const code = new URL(request.url).searchParams.get('oobCode')
  if (!code) return {kind: 'invalid', words: 'Invalid password reset link. Please request a new one.'}
  try {
    const {checkResetCode} = await import('~/lib/firebase/auth')
    return {kind: 'valid', email: await checkResetCode(code)}
  } catch (error) {
    const failure = toAuthFailure(error)
    if (failure.reason !== 'offline' && failure.reason !== 'unknown')
      return {kind: 'invalid', words: errorMessage(accountAttempts.openResetLink, failure)}
    console.error('The link could not be checked.', error)
    return {kind: 'unreachable'}
  }
}

/** A code works once: after it was used it is not checked again. */
export const shouldRevalidate = ({formMethod, defaultShouldRevalidate}: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && defaultShouldRevalidate

export const clientAction = routeActions([
  () => import('~/features/auth/forms/actions'),
  () => import('~/features/auth/forms/reset-actions'),
])

/** The page of the link in the reset mail: a form for a new password, if the link is valid. */
export default function ResetPassword({loaderData: link}: Route.ComponentProps) {
  const {revalidate, state} = useRevalidator()
  const [asking, setAsking] = useState(false)

  return (
    <Container narrow className="grid flex-1 content-center gap-8 py-16">
      {link.kind === 'valid' && (
        <>
          <header className="grid gap-3">
            <h1 className="text-4xl">Choose a new password</h1>
            <p className="text-lg text-ink-soft">
              For <strong className="text-ink">{link.email}</strong>
            </p>
          </header>
          <Card>
            <ResetPasswordForm email={link.email} />
          </Card>
        </>
      )}
      {link.kind === 'invalid' && (
        <div role="alert">
          <EmptyState
            level={1}
            icon={<KeyRound aria-hidden />}
            title="This link does not work"
            action={<Button onClick={() => setAsking(true)}>Request a new link</Button>}
          >
            {link.words}
          </EmptyState>
        </div>
      )}
      {link.kind === 'unreachable' && (
        <ErrorState
          level={1}
          title="We could not check the link"
          onRetry={() => void revalidate()}
          retrying={state === 'loading'}
        >
          Please check your connection and try again.
        </ErrorState>
      )}
      <ForgotPasswordDialog open={asking} onClose={() => setAsking(false)} />
    </Container>
  )
}

export function HydrateFallback() {
  return (
    <Container narrow className="grid flex-1 content-center gap-8 py-16">
      <Loading label="Checking the link" className="grid gap-8">
        <Skeleton className="h-10 w-3/4" />
        <Card className="grid gap-6">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-13" />
        </Card>
      </Loading>
    </Container>
  )
}
