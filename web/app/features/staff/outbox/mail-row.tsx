import type {ListedMail} from '@lectern/domain/mail/contracts'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {SubmitButton} from '~/lib/forms/submit-button'
import {RelativeTime} from '~/ui/content/relative-time'
import {Cell, Row} from '~/ui/content/responsive-table'
import {Badge} from '~/ui/feedback/badge'
import {EmailAddress} from '~/ui/content/email-address'
import {mailName, mailStates} from './mail-words'

export const fetchRetryMailAction = async () => (await import('./retry-mail-action')).retryMailAction

/** A mail of the outbox, with a button to try it again while it is not finished. */
export function MailRow({mail}: {mail: ListedMail}) {
  const {id, kind, to, recipientCount, state, attempts, createdAt, nextAttemptAt, lastError} = mail
  const isUnfinished = state === 'queued' || state === 'failed'
  const more = recipientCount - 1
  return (
    <Row>
      <Cell label="Mail" className="font-medium">
        {mailName(kind)}
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
          <Badge variant={state === 'failed' ? 'destructive' : state === 'sent' ? 'success' : 'secondary'}>
            {mailStates[state]}
          </Badge>
          {attempts > 0 && isUnfinished && (
            <span className="text-ink-faint">
              {attempts === 1 ? '1 attempt' : `${attempts} attempts`}
              {nextAttemptAt !== null && ', next at '}
              {nextAttemptAt !== null &&
                new Date(nextAttemptAt).toLocaleString('en-US', {timeStyle: 'short'})}
            </span>
          )}
        </span>
      </Cell>
      <Cell label="Why" className="sm:py-4">
        {isUnfinished && lastError ? (
          <p className="max-w-[44ch] text-right wrap-anywhere sm:text-left">{lastError}</p>
        ) : null}
      </Cell>
      <Cell>
        {isUnfinished && (
          <ActionForm
            formId={`retry-${id}`}
            fetchAction={fetchRetryMailAction}
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
