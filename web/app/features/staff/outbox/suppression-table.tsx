import type {ListedSuppression} from '@lectern/domain/mail/contracts'
import type {SuppressionReason} from '@lectern/domain/mail/outbox'
import {useState} from 'react'
import {ReasonDialog} from '~/features/staff/learners/reason-dialog'
import {Button} from '~/ui/button'
import {RelativeTime} from '~/ui/content/relative-time'
import {EmailAddress} from '~/ui/content/email-address'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'

const REASONS: Readonly<Record<SuppressionReason, string>> = {
  refused: 'The mail service says that it is no address',
  bounced: 'Mails to it come back',
  complained: 'Its owner called a mail spam',
  unsubscribed: 'Its owner unsubscribed with the mail service',
}

/** The addresses that get no mailings, each with a way to free it. */
export function SuppressionTable({suppressions}: {suppressions: readonly ListedSuppression[]}) {
  const [freeing, setFreeing] = useState<string | null>(null)
  return (
    <>
      <ResponsiveTable caption="Suppressed addresses" columns={['Address', 'Why', 'Since', 'Actions']}>
        {suppressions.map(({id, address, reason, detail, since}) => (
          <Row key={id}>
            <Cell label="Address" className="font-medium">
              <EmailAddress address={address || 'Of a deleted account'} />
            </Cell>
            <Cell label="Why" className="sm:py-4">
              <span className="grid max-w-[44ch] gap-1 text-right sm:text-left">
                {REASONS[reason]}
                {detail !== '' && <span className="wrap-anywhere text-ink-faint">{detail}</span>}
              </span>
            </Cell>
            <Cell label="Since">
              <RelativeTime ms={Date.parse(since)} />
            </Cell>
            <Cell>
              {address !== '' && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Free this address: ${address}`}
                  onClick={() => setFreeing(address)}
                >
                  Free this address
                </Button>
              )}
            </Cell>
          </Row>
        ))}
      </ResponsiveTable>
      <ReasonDialog
        open={freeing !== null}
        onClose={() => setFreeing(null)}
        title={`Free ${freeing ?? 'this address'}?`}
        description="It gets newsletters and news of courses again, if it still wants them. Somebody who called a mail spam should have asked for this."
        actions={() => import('./actions')}
        intent="freeAddress"
        values={{email: freeing ?? ''}}
        submitLabel="Free Address"
        pendingLabel="Freeing..."
      />
    </>
  )
}
