import type {LearnerDetails} from '@lectern/domain/people/contracts'
import type {MailState} from '@lectern/domain/mail/outbox'
import {formatCents} from '@lectern/domain/money'
import {orderBadge, shortId} from '@lectern/domain/order'
import {useId, type ReactNode} from 'react'
import {Link} from 'react-router-dom'
import {orderLabels, returnLabels} from '~/features/orders/status-badges'
import {RelativeTime} from '~/ui/content/relative-time'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'
import {Badge} from '~/ui/feedback/badge'
import {mailName, mailStates} from '~/features/staff/outbox/mail-words'

/** The newest orders, returns and mails of a learner. */
export function HistorySections({details: {orders, returns, mails}}: {details: LearnerDetails}) {
  return (
    <>
      <Section title="Orders" isEmpty={orders.length === 0} empty="They have not ordered anything yet.">
        <ResponsiveTable caption="Orders" columns={['Order', 'Date', 'Courses', 'Amount', 'Status']}>
          {orders.map(({id, status, amountCents, courseTitles, createdAt}) => (
            <Row key={id}>
              <Cell label="Order" className="tabular whitespace-nowrap font-medium">
                <Link to={`/admin/orders/${id}`} className="target link">
                  {shortId(id)}
                </Link>
              </Cell>
              <Cell label="Date">
                <RelativeTime ms={Date.parse(createdAt)} />
              </Cell>
              <Cell label="Courses">{courseTitles.join(', ')}</Cell>
              <Cell label="Amount" className="tabular whitespace-nowrap">
                {formatCents(amountCents)}
              </Cell>
              <Cell label="Status">
                <Badge variant={orderBadge(status)} tone="plain">
                  {orderLabels[status]}
                </Badge>
              </Cell>
            </Row>
          ))}
        </ResponsiveTable>
      </Section>
      <Section title="Returns" isEmpty={returns.length === 0} empty="They have not asked for money back.">
        <ResponsiveTable caption="Returns" columns={['Order', 'Requested', 'Reason', 'Status']}>
          {returns.map(({orderId, status, reason, createdAt}) => (
            <Row key={orderId}>
              <Cell label="Order" className="tabular whitespace-nowrap font-medium">
                <Link to={`/admin/orders/${orderId}`} className="target link">
                  {shortId(orderId)}
                </Link>
              </Cell>
              <Cell label="Requested">
                <RelativeTime ms={Date.parse(createdAt)} />
              </Cell>
              <Cell label="Reason">
                <p className="max-w-[40ch] whitespace-pre-line">{reason}</p>
              </Cell>
              <Cell label="Status">
                <Link
                  to={`/admin/returns?q=${encodeURIComponent(orderId)}`}
                  aria-label={`${returnLabels[status]}: open the return`}
                  className="target"
                >
                  <Badge
                    variant="secondary"
                    tone={status === 'pending' ? 'waiting' : 'plain'}
                    className="underline"
                  >
                    {returnLabels[status]}
                  </Badge>
                </Link>
              </Cell>
            </Row>
          ))}
        </ResponsiveTable>
      </Section>
      <Section
        title="Mails"
        isEmpty={mails.length === 0}
        empty="No mail of the last 30 days went to the address of the account."
      >
        <ResponsiveTable caption="Mails" columns={['Mail', 'Queued', 'Sent', 'State']}>
          {mails.map(({id, kind, state, createdAt, sentAt}) => (
            <Row key={id}>
              <Cell label="Mail" className="font-medium">
                {mailName(kind)}
              </Cell>
              <Cell label="Queued">
                <RelativeTime ms={Date.parse(createdAt)} />
              </Cell>
              <Cell label="Sent">{sentAt === null ? '–' : <RelativeTime ms={Date.parse(sentAt)} />}</Cell>
              <Cell label="State">
                <MailBadge state={state} />
              </Cell>
            </Row>
          ))}
        </ResponsiveTable>
      </Section>
    </>
  )
}

function MailBadge({state}: {state: MailState}) {
  return (
    <Badge
      variant={state === 'failed' ? 'destructive' : 'secondary'}
      tone={state === 'failed' ? undefined : 'plain'}
    >
      {mailStates[state]}
    </Badge>
  )
}

interface SectionProps {
  title: string
  isEmpty: boolean
  empty: string
  children: ReactNode
}

function Section({title, isEmpty, empty, children}: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {isEmpty ? <p className="text-ink-soft">{empty}</p> : children}
    </section>
  )
}
