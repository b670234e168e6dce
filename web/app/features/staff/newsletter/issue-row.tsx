import type {NewsletterIssue} from '@lectern/domain/mail/newsletter-contracts'
import {exactTime} from '~/ui/content/dates'
import {ProgressBar} from '~/ui/content/progress-bar'
import {RelativeTime} from '~/ui/content/relative-time'
import {Cell, Row} from '~/ui/content/responsive-table'
import {Badge} from '~/ui/feedback/badge'
import {ConfirmAction} from '~/lib/forms/confirm-action'
import {outcomeOf, percentOf, statusBadges, statusLabels} from './issue-status'

/** A newsletter of the history: what became of it, and what can be done about it. */
export function IssueRow({issue}: {issue: NewsletterIssue}) {
  const {id, subject, status, createdAt, sendAt, recipientCount, expectedCount, isPlanned} = issue
  const total = isPlanned
    ? recipientCount.toLocaleString('en-US')
    : `at most ${expectedCount.toLocaleString('en-US')}`
  return (
    <Row>
      <Cell className="font-medium">{subject}</Cell>
      <Cell label="When">
        {status === 'scheduled' && sendAt !== null ? (
          exactTime(sendAt)
        ) : (
          <RelativeTime ms={sendAt ?? createdAt} />
        )}
      </Cell>
      <Cell label="Status">
        <Badge variant={statusBadges[status]}>{statusLabels[status]}</Badge>
      </Cell>
      <Cell label="Recipients">
        {status !== 'scheduled' && (
          <span className="grid gap-1">
            <span className="tabular">
              {outcomeOf(issue)}
              {(status === 'sending' || status === 'stopped') && ` of ${total}`}
            </span>
            {status === 'sending' && <ProgressBar percent={percentOf(issue)} label={`Sending ${subject}`} />}
          </span>
        )}
      </Cell>
      <Cell>
        <Control issue={issue} key={`${id} ${status}`} />
      </Cell>
    </Row>
  )
}

function Control({issue: {id, subject, status, isPlanned}}: {issue: NewsletterIssue}) {
  const common = {
    formId: `control-${id}`,
    actions: () => import('./actions'),
    intent: 'controlNewsletter',
  } as const
  if (status === 'sending' && !isPlanned)
    return (
      <ConfirmAction
        {...common}
        label="Stop"
        name={`Stop ${subject}`}
        title="Stop this newsletter?"
        description="No further recipients get it until it is resumed. The mails that are on their way, at most a thousand, still go."
        pendingLabel="Stopping..."
        variant="destructive"
        values={{newsletterId: id, act: 'stop'}}
      />
    )
  if (status === 'stopped')
    return (
      <ConfirmAction
        {...common}
        label="Resume"
        name={`Resume ${subject}`}
        title="Resume this newsletter?"
        description="It goes to everyone who has not got it yet, and to nobody twice."
        pendingLabel="Resuming..."
        values={{newsletterId: id, act: 'resume'}}
      />
    )
  if (status === 'scheduled')
    return (
      <ConfirmAction
        {...common}
        label="Take Back"
        name={`Take back ${subject}`}
        title="Take this newsletter back?"
        description="It is not sent, and is a draft again, for the same recipients."
        pendingLabel="Taking back..."
        values={{newsletterId: id, act: 'unschedule'}}
      />
    )
  return null
}
