import {giftStanding, type GiftStanding} from '@lectern/domain/gifts/gift'
import {MAX_EMAIL_LENGTH, MAX_NAME_LENGTH} from '@lectern/domain/limits'
import {useState} from 'react'
import type {Gift} from './load-gifts'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Button, ButtonLink} from '~/ui/button'
import {longDate} from '~/ui/content/dates'
import {Badge} from '~/ui/feedback/badge'
import {Dialog} from '~/ui/feedback/dialog'
import {Input} from '~/ui/form/input'
import {Card} from '~/ui/layout/card'
import {useNow} from '~/ui/use-now'

const labels: Record<GiftStanding, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  'to-print': 'Not accepted yet',
  returned: 'Not delivered',
  accepted: 'Accepted',
  'taken-back': 'Taken back',
}

/** How far a gift is, for its giver, and what they can do until it is accepted. */
export function GiftPanel({orderId, gift}: {orderId: string; gift: Gift}) {
  const now = useNow()
  const standing = giftStanding(gift)
  const isOpen = gift.state === 'held'
  return (
    <Card className="no-print grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{gift.toName === '' ? 'Your gift' : `Your gift for ${gift.toName}`}</h2>
        <Badge
          variant={
            standing === 'returned' ? 'destructive' : standing === 'accepted' ? 'default' : 'secondary'
          }
        >
          {labels[standing]}
        </Badge>
      </div>
      <p className="wrap-anywhere text-ink-soft">{wordsOf(standing, gift, now)}</p>
      {gift.message !== '' && (
        <blockquote className="border-l-3 border-border-strong pl-4 wrap-anywhere whitespace-pre-line text-ink-soft">
          {gift.message}
        </blockquote>
      )}
      {isOpen && (
        <>
          <SendForm orderId={orderId} gift={gift} isSent={standing === 'sent'} />
          <div className="flex flex-wrap gap-3 border-t border-border pt-6">
            {gift.code !== null && (
              <ButtonLink to={`/account/orders/${orderId}/gift`} variant="secondary">
                Print it
              </ButtonLink>
            )}
            <TakeBack orderId={orderId} gift={gift} />
          </div>
        </>
      )}
    </Card>
  )
}

function wordsOf(
  standing: GiftStanding,
  {email, deliverAt, sentAt, acceptedAt, state}: Gift,
  now: number,
): string {
  switch (standing) {
    case 'waiting':
      return deliverAt === null || deliverAt <= now
        ? `The mail to ${email} is about to go.`
        : `The mail goes to ${email} on ${longDate(deliverAt)}.`
    case 'sent':
      return `The mail went to ${email} on ${longDate(sentAt ?? 0)}. You hear from us when the gift is accepted.`
    case 'to-print':
      return 'Print the page with the gift and hand it over, or send it by email.'
    case 'returned':
      return `The mail to ${email} came back. Please check the address, or print the page with the gift.`
    case 'accepted':
      return acceptedAt === null ? 'It was accepted.' : `It was accepted on ${longDate(acceptedAt)}.`
    case 'taken-back':
      return state === 'revoked'
        ? 'Your money is on its way back. Nobody can accept the gift any more.'
        : 'The money has gone back. Nobody can accept the gift any more.'
  }
}

interface SendFormProps {
  orderId: string
  gift: Gift
  /** whether its mail has gone */
  isSent: boolean
}

function SendForm({orderId, gift, isSent}: SendFormProps) {
  const isLater = gift.sentAt === null && gift.deliverAt !== null
  return (
    <ActionForm
      formId={`send-gift-${gift.lineId}`}
      aria-label="Send the gift"
      actions={() => import('./actions')}
      intent="sendGift"
      revalidate
      className="grid gap-4"
    >
      <input type="hidden" name="orderId" value={orderId} />
      <input type="hidden" name="lineId" value={gift.lineId} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="name" label="Name">
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={MAX_NAME_LENGTH}
              defaultValue={gift.toName}
              required
            />
          )}
        </FormField>
        <FormField name="email" label="Email address">
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="off"
              maxLength={MAX_EMAIL_LENGTH}
              defaultValue={gift.email ?? ''}
              required
            />
          )}
        </FormField>
      </div>
      <FormError />
      <p className="text-sm text-ink-faint">
        With another address the gift has another link: what was sent or printed before leads nowhere then.
      </p>
      <SubmitButton variant="secondary" pendingLabel="Sending..." className="justify-self-start">
        {isLater ? 'Save the address' : isSent ? 'Send it again' : 'Send it'}
      </SubmitButton>
    </ActionForm>
  )
}

function TakeBack({orderId, gift}: {orderId: string; gift: Gift}) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        Get my money back
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Take the gift back?"
        description="You get back what you paid, and from then on nobody can accept the gift, whoever has its mail or its page."
      >
        <ActionForm
          formId={`take-gift-back-${gift.lineId}`}
          aria-label="Take the gift back"
          actions={() => import('./actions')}
          intent="takeGiftBack"
          revalidate
          onSent={close}
          className="grid gap-5"
        >
          <input type="hidden" name="orderId" value={orderId} />
          <input type="hidden" name="lineId" value={gift.lineId} />
          <FormError />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={close}>
              Keep the gift
            </Button>
            <SubmitButton pendingLabel="Taking it back...">Take it back</SubmitButton>
          </div>
        </ActionForm>
      </Dialog>
    </>
  )
}
