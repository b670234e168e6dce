import type {readGift} from '@lectern/domain/gifts/contracts'
import type {Output} from '@lectern/domain/contracts'
import {rememberReturnPath} from '~/features/auth/return-path'
import {useSession} from '~/features/auth/session'
import {callReason} from '~/lib/firebase/call-failure'
import {useCall} from '~/lib/firebase/use-call'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {SubmitButton} from '~/lib/forms/submit-button'
import {ButtonLink} from '~/ui/button'
import {LinkScreen, LoadingLinkScreen, UnreachedLinkScreen} from '~/ui/layout/link-screen'

const fetchContract = async () => (await import('@lectern/domain/gifts/contracts')).readGift

interface ClaimGiftProps {
  /** what follows the `#` of its link */
  code: string
  /** called when it is theirs */
  onAccepted: () => void
}

/** A gift or a seat of which somebody has the link: who gives it and what it is, and the button to accept it. */
export function ClaimGift({code, onAccepted}: ClaimGiftProps) {
  const state = useCall(fetchContract, {code})
  if (state.kind === 'loading')
    return <LoadingLinkScreen title="Something for you" label="Loading what is for you" />
  if (state.kind === 'failed') return <NoGift reason={callReason(state.error)} retry={state.retry} />
  const gift = state.answer
  return (
    <LinkScreen title={titleOf(gift)}>
      {gift.kind === 'seat' && (
        <p>
          Whoever manages the team sees which lessons you have done, when you were last there, and whether you
          have the certificate. Your notes and answers stay yours.
        </p>
      )}
      {gift.courses.length > 0 && <p>With {new Intl.ListFormat('en').format(gift.courses)}.</p>}
      {gift.message !== '' && (
        <blockquote className="border-l-3 border-border-strong pl-4 wrap-anywhere whitespace-pre-line text-ink">
          {gift.message}
        </blockquote>
      )}
      {gift.isAccepted ? (
        <Accepted kind={gift.kind} />
      ) : (
        <Accept code={code} gift={gift} onAccepted={onAccepted} />
      )}
    </LinkScreen>
  )
}

function titleOf({kind, from, title}: Output<typeof readGift>): string {
  const giver = from ?? 'Somebody'
  return kind === 'seat' ? `${giver} has a seat for you in ${title}` : `${giver} gives you ${title}`
}

/** Why there is nothing to accept. */
function NoGift({reason, retry}: {reason: string; retry: () => void}) {
  if (reason === 'unknown-gift' || reason === 'invalid-argument') return <BrokenLink />
  if (reason === 'seat-taken-back')
    return (
      <LinkScreen title="This seat was taken back">
        <p>Please ask whoever manages the team.</p>
      </LinkScreen>
    )
  if (reason === 'gift-taken-back')
    return (
      <LinkScreen title="This gift was taken back">
        <p>Whoever gave it has got the money back. Please ask them.</p>
      </LinkScreen>
    )
  return (
    <UnreachedLinkScreen
      title="We could not load this"
      isRateLimited={reason === 'rate-limited'}
      words="We could not reach our service. Your link stays good: please try again."
      retry={retry}
    />
  )
}

/** The screen of a link without a code, or with one that no gift has. */
export function BrokenLink() {
  return (
    <LinkScreen title="This link does not work">
      <p>
        It is incomplete, or whoever gave it to you has sent another one since. Please use the whole link of
        the latest mail.
      </p>
      <ButtonLink to="/contact" variant="secondary">
        Write to us
      </ButtonLink>
    </LinkScreen>
  )
}

function Accepted({kind}: {kind: 'gift' | 'seat'}) {
  return (
    <>
      <p>This {kind} has been accepted. If that was you, it is among your courses.</p>
      <ButtonLink to="/my-courses">Go to My Courses</ButtonLink>
    </>
  )
}

interface AcceptProps {
  code: string
  gift: Output<typeof readGift>
  onAccepted: () => void
}

function Accept({code, gift, onAccepted}: AcceptProps) {
  const {status, user} = useSession()
  if (status !== 'signed-in')
    return (
      <>
        <p>
          It is paid for{gift.kind === 'gift' && ', and yours for life'}. Sign in or open an account to accept
          it; you come back here then.
        </p>
        <ButtonLink to="/auth" onClick={() => rememberReturnPath(`/claim#${code}`)}>
          Sign in to accept
        </ButtonLink>
      </>
    )
  return (
    <ActionForm
      formId="accept-gift"
      aria-label={`Accept the ${gift.kind}`}
      actions={() => import('./accept-action')}
      intent="acceptGift"
      onSent={onAccepted}
      className="grid justify-items-start gap-6"
    >
      <input type="hidden" name="code" value={code} />
      <p>
        {gift.courses.length === 0 ? 'The course becomes' : 'Its courses become'} part of the account{' '}
        <strong className="font-semibold wrap-anywhere text-ink">{user?.email}</strong>,{' '}
        {gift.kind === 'gift'
          ? 'for life. You own it already, or it is not for you? Then pass the link on and do not accept.'
          : 'and stays yours once you have begun. You own it already, or it is not for you? Then do not accept.'}
      </p>
      <FormError />
      <SubmitButton size="lg" pendingLabel="Accepting...">
        Accept
      </SubmitButton>
    </ActionForm>
  )
}
