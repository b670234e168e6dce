import {RelativeTime} from '~/ui/content/relative-time'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'
import {Badge} from '~/ui/feedback/badge'
import {mailName, mailStates} from '~/features/staff/outbox/mail-words'
import type {OrderDetails} from './load-order'

/** The mails about an order that the outbox still has. */
export function OrderMails({mails}: {mails: OrderDetails['mails']}) {
  if (mails.length === 0) return <p className="text-ink-soft">None of the last 30 days.</p>
  return (
    <ResponsiveTable caption="Mails about this order" columns={['Mail', 'To', 'Queued', 'State']}>
      {mails.map(({id, kind, to, createdAt, state, lastError}) => (
        <Row key={id}>
          <Cell label="Mail" className="font-medium">
            {mailName(kind)}
          </Cell>
          <Cell label="To">
            <span className="text-right wrap-anywhere sm:text-left">{to.join(', ')}</span>
          </Cell>
          <Cell label="Queued">
            <RelativeTime ms={createdAt} />
          </Cell>
          <Cell label="State" className="sm:py-3">
            <span className="grid justify-items-end gap-1 sm:justify-items-start">
              <Badge variant={state === 'failed' ? 'destructive' : 'secondary'}>{mailStates[state]}</Badge>
              {state !== 'sent' && lastError && (
                <span className="text-right text-xs wrap-anywhere text-ink-faint sm:text-left">
                  {lastError}
                </span>
              )}
            </span>
          </Cell>
        </Row>
      ))}
    </ResponsiveTable>
  )
}
