import {KeyRound} from 'lucide-react'
import {useState} from 'react'
import {useSearchParams} from 'react-router-dom'
import {ForgotPasswordDialog} from '~/features/auth/forgot-password-dialog'
import {pageMeta} from '~/lib/router/page-meta'
import {ResetPasswordForm} from '~/features/auth/reset-password-form'
import {toAuthFailure} from '~/lib/firebase/auth-failure'
import {failureWords} from '~/lib/firebase/failure-words'
import {question, useRemote} from '~/lib/firebase/remote'
import {Button} from '~/ui/button'
import {Card} from '~/ui/layout/card'
import {Container} from '~/ui/layout/container'
import {EmptyState} from '~/ui/feedback/empty-state'
import {ErrorState} from '~/ui/feedback/error-state'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'

export const meta = () => pageMeta({title: 'Reset your password', noindex: true})

type LinkCheck = {kind: 'valid'; email: string} | {kind: 'invalid'; words: string}

/** Reached by the link of the reset mail: a new password, as long as the link is good. */
export default function ResetPassword() {
  const [query] = useSearchParams()
  const code = query.get('oobCode')
  const {data: link, failed, loading, reload} = useRemote(linkCheck(code))
  const [asking, setAsking] = useState(false)

  return (
    <Container narrow className="grid flex-1 content-center gap-8 py-16">
      {!link && !failed && <Validating />}
      {link?.kind === 'valid' && code && (
        <>
          <header className="grid gap-3">
            <h1 className="text-4xl">Choose a new password</h1>
            <p className="text-lg text-ink-soft">
              For <strong className="text-ink">{link.email}</strong>
            </p>
          </header>
          <Card>
            <ResetPasswordForm code={code} email={link.email} />
          </Card>
        </>
      )}
      {link?.kind === 'invalid' && (
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
      {!link && failed && (
        <ErrorState
          level={1}
          title="We could not check the link"
          onRetry={() => void reload()}
          retrying={loading}
        >
          Please check your connection and try again.
        </ErrorState>
      )}
      <ForgotPasswordDialog open={asking} onClose={() => setAsking(false)} />
    </Container>
  )
}

const linkCheck = (code: string | null) =>
  question(`reset link ${code}`, async (): Promise<LinkCheck> => {
    if (!code) return {kind: 'invalid', words: 'Invalid password reset link. Please request a new one.'}
    try {
      const {checkResetCode} = await import('~/lib/firebase/auth')
      return {kind: 'valid', email: await checkResetCode(code)}
    } catch (error) {
      const failure = toAuthFailure(error)
      if (failure.reason === 'offline' || failure.reason === 'unknown') throw failure
      return {kind: 'invalid', words: failureWords('openResetLink', failure)}
    }
  })

function Validating() {
  return (
    <Loading label="Checking the link" className="grid gap-8">
      <Skeleton className="h-10 w-3/4" />
      <Card className="grid gap-6">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-13" />
      </Card>
    </Loading>
  )
}
