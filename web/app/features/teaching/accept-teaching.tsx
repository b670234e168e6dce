import {shareLabel} from '@lectern/domain/teachers/teacher'
import {rememberReturnPath} from '~/features/auth/return-path'
import {isSessionExpected, startSession, useSession} from '~/features/auth/session'
import {callReason} from '~/lib/firebase/call-failure'
import {useCall} from '~/lib/firebase/use-call'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {SubmitButton} from '~/lib/forms/submit-button'
import {ButtonLink} from '~/ui/button'
import {longDate} from '~/ui/content/dates'
import {LinkScreen, LoadingLinkScreen, UnreachedLinkScreen} from '~/ui/layout/link-screen'

/** It is asked once it is known who is here: who has accepted the invitation is told so. */
const fetchContract = async () => {
  if (isSessionExpected()) await startSession()
  return (await import('@lectern/domain/teachers/contracts')).readTeacherInvitation
}

interface AcceptTeachingProps {
  /** what follows the `#` of its link */
  code: string
  /** called when they teach */
  onAccepted: () => void
}

/** An invitation of which somebody has the link: as whom they would teach and for what, and the button to accept it. */
export function AcceptTeaching({code, onAccepted}: AcceptTeachingProps) {
  const state = useCall(fetchContract, {code})
  if (state.kind === 'loading')
    return <LoadingLinkScreen title="Teach with us" label="Loading your invitation" />
  if (state.kind === 'failed')
    return <NoInvitation code={code} reason={callReason(state.error)} retry={state.retry} />
  const {name, shareBps, until} = state.answer
  if (until === null)
    return (
      <LinkScreen title={`You teach as ${name}`}>
        <p>You have accepted this invitation already.</p>
        <ButtonLink to="/teach">Go to Teaching</ButtonLink>
      </LinkScreen>
    )
  return (
    <LinkScreen title={`Teach as ${name}`}>
      <p>
        You get {shareLabel(shareBps)} of what is paid for your courses, without tax and after discounts, once
        the time to return them is over.
      </p>
      <Accept code={code} onAccepted={onAccepted} />
      <p className="text-sm text-ink-faint">This link works once, until {longDate(until)}.</p>
    </LinkScreen>
  )
}

/** Why there is nothing to accept. */
function NoInvitation({code, reason, retry}: {code: string; reason: string; retry: () => void}) {
  if (reason === 'unknown-invitation' || reason === 'invalid-argument')
    return <BrokenInvitation code={code} />
  if (reason === 'invitation-expired')
    return (
      <LinkScreen title="This link has expired">
        <p>Please ask us for another one.</p>
        <ButtonLink to="/contact" variant="secondary">
          Write to us
        </ButtonLink>
      </LinkScreen>
    )
  return (
    <UnreachedLinkScreen
      title="We could not load your invitation"
      isRateLimited={reason === 'rate-limited'}
      words="We could not reach our service. Please try again."
      retry={retry}
    />
  )
}

/** The screen of a link without a code, or with one that no invitation has, or none that whoever is here has accepted. */
export function BrokenInvitation({code = ''}: {code?: string}) {
  const {status} = useSession()
  return (
    <LinkScreen title="This link does not work">
      <p>
        It is incomplete, was accepted already, or we have sent another one since. Please use the whole link
        of the latest mail. If it was you who accepted it, you find everything under Teaching.
      </p>
      {code !== '' && status === 'signed-out' ? (
        <SignIn code={code}>Sign in</SignIn>
      ) : (
        <ButtonLink to="/teach" variant="secondary">
          Go to Teaching
        </ButtonLink>
      )}
    </LinkScreen>
  )
}

/** The way to sign in, and back to the invitation. */
function SignIn({code, children}: {code: string; children: string}) {
  return (
    <ButtonLink to="/auth" onClick={() => rememberReturnPath(`/teach/accept#${code}`)}>
      {children}
    </ButtonLink>
  )
}

function Accept({code, onAccepted}: AcceptTeachingProps) {
  const {status, user} = useSession()
  if (status !== 'signed-in')
    return (
      <>
        <p>
          Sign in with the account that shall be yours as a teacher, or open one; you come back here then.
        </p>
        <SignIn code={code}>Sign in to accept</SignIn>
      </>
    )
  return (
    <ActionForm
      formId="accept-teaching"
      aria-label="Accept to teach"
      actions={() => import('./accept-action')}
      intent="acceptTeacherInvitation"
      onSent={onAccepted}
      className="grid justify-items-start gap-6"
    >
      <input type="hidden" name="code" value={code} />
      <p>
        The courses and what they earn become part of the account{' '}
        <strong className="font-semibold wrap-anywhere text-ink">{user?.email}</strong>. It is not for you?
        Then leave this page, and nothing happens.
      </p>
      <FormError />
      <SubmitButton size="lg" pendingLabel="Accepting...">
        Accept
      </SubmitButton>
    </ActionForm>
  )
}
