import type {ListedMail} from '@lectern/domain/mail/contracts'
import type {Selection} from '~/features/staff/use-selection'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {SubmitButton} from '~/lib/forms/submit-button'
import {exactTime} from '~/ui/content/dates'
import {RelativeTime} from '~/ui/content/relative-time'
import {Cell, Row} from '~/ui/content/responsive-table'
import {Badge} from '~/ui/feedback/badge'
import {Checkbox} from '~/ui/form/checkbox'
import {EmailAddress} from '~/ui/content/email-address'
import {mailName, mailStates} from './mail-words'

/** Whether a mail can be tried again: not one that was never tried, which may be for a day ahead. */
export const canTryAgain = ({state, attempts}: ListedMail) =>
  state === 'failed' || (state === 'queued' && attempts > 0)

interface MailRowProps {
  mail: ListedMail
  selection: Selection
  /** what went wrong when several were tried again */
  error: string | undefined
}

/** A mail of the outbox, with a button to try it again where it was tried. */
export function MailRow({mail, selection, error}: MailRowProps) {
  const {id, kind, to, recipientCount, state, attempts, createdAt, nextAttemptAt, lastError} = mail
  const canRetry = canTryAgain(mail)
  const more = recipientCount - 1
  return (
    <Row>
      <Cell label="Mail" className="font-medium">
        {canRetry ? (
          <Checkbox
            checked={selection.has(id)}
            onChange={() => selection.toggle(id)}
            aria-label={`Select: ${mailName(kind)} to ${to}`}
          >
            <span aria-hidden>{mailName(kind)}</span>
          </Checkbox>
        ) : (
          mailName(kind)
        )}
      </Cell>
      <Cell label="To">
        <span>
          <EmailAddress address={to || 'Nobody any more'} />
          {more > 0 && ` and ${more.toLocaleString('en-US')} more`}
        </span>
      </Cell>
      <Cell label="Queued">
        <RelativeTime ms={Date.parse(createdAt)} />
      </Cell>
      <Cell label="State" className="sm:py-4">
        <span className="grid justify-items-end gap-1 sm:justify-items-start">
          <Badge
            variant={state === 'failed' ? 'destructive' : 'secondary'}
            tone={state === 'failed' ? undefined : 'plain'}
          >
            {mailStates[state]}
          </Badge>
          {attempts > 0 && canRetry && (
            <span className="text-ink-faint">
              {attempts === 1 ? '1 attempt' : `${attempts} attempts`}
              {nextAttemptAt !== null && ', next at '}
              {nextAttemptAt !== null &&
                new Date(nextAttemptAt).toLocaleString('en-US', {timeStyle: 'short'})}
            </span>
          )}
          {attempts === 0 && nextAttemptAt !== null && nextAttemptAt > createdAt && (
            <span className="text-ink-faint">Goes on {exactTime(Date.parse(nextAttemptAt))}</span>
          )}
        </span>
      </Cell>
      <Cell label="Why" className="sm:py-4">
        {error === undefined && !(canRetry && lastError) ? null : (
          <span className="grid max-w-[44ch] gap-1 text-right wrap-anywhere sm:text-left">
            {error !== undefined && <span className="font-medium text-danger-ink">{error}</span>}
            {canRetry && lastError}
          </span>
        )}
      </Cell>
      <Cell>
        {canRetry && (
          <ActionForm
            formId={`retry-${id}`}
            actions={() => import('./actions')}
            intent="retryMail"
            revalidate
            className="grid gap-2 py-2"
          >
            <input type="hidden" name="mailId" value={id} />
            <SubmitButton
              variant="secondary"
              size="sm"
              aria-label={`Try again: ${mailName(kind)} to ${to}`}
              pendingLabel="Trying..."
            >
              Try again
            </SubmitButton>
            <FormError className="empty:hidden" />
          </ActionForm>
        )}
      </Cell>
    </Row>
  )
}
