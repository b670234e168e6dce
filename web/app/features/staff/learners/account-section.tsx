import {GRACE_DAYS} from '@lectern/domain/people/deletion'
import type {LearnerDetails} from '@lectern/domain/people/contracts'
import {wantsLearningReminders} from '@lectern/domain/settings'
import {useState} from 'react'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Button} from '~/ui/button'
import {longDate} from '~/ui/content/dates'
import {Fact} from '~/ui/content/fact'
import {Badge} from '~/ui/feedback/badge'
import {Card} from '~/ui/layout/card'
import {ReasonDialog} from './reason-dialog'

const METHODS: Readonly<Record<string, string>> = {
  password: 'Password',
  'google.com': 'Google',
  'facebook.com': 'Facebook',
}

interface AccountSectionProps {
  uid: string
  details: LearnerDetails
}

/** Who a learner is, which mails they want, and what staff can do with the account. */
export function AccountSection({uid, details: {account, settings}}: AccountSectionProps) {
  const {email, emailVerified, createdAt, lastSignInAt, signInMethods, closesAt, role, disabled} = account
  const wanted = [
    settings.emailNotifications && 'orders and returns',
    settings.newCourseNotifications && 'new courses',
    settings.marketingEmails && 'the newsletter',
    wantsLearningReminders(settings) && 'courses they have stopped in',
  ].filter((mail) => mail !== false)
  return (
    <Card className="grid gap-6">
      {closesAt !== null && (
        <p className="rounded bg-danger-soft px-4 py-3 font-display text-sm font-medium text-danger-ink">
          This account is to be deleted. It is closed on {longDate(Date.parse(closesAt))}, unless its owner
          signs in before.
        </p>
      )}
      <dl className="grid gap-x-8 gap-y-4 font-display font-medium sm:grid-cols-2 xl:grid-cols-3">
        <Fact name="Email">
          <span className="wrap-anywhere">{email ?? 'None'}</span>{' '}
          {email !== null && (
            <Badge variant={emailVerified ? 'success' : 'secondary'}>
              {emailVerified ? 'Verified' : 'Not verified'}
            </Badge>
          )}
        </Fact>
        <Fact name="Account ID">
          <code className="text-sm wrap-anywhere">{uid}</code>
        </Fact>
        <Fact name="Role">
          {role === null ? 'Learner' : role === 'owner' ? 'Owner' : 'Staff'}{' '}
          {disabled && <Badge variant="destructive">Disabled</Badge>}
        </Fact>
        <Fact name="Signs in with">
          {signInMethods.map((method) => METHODS[method] ?? method).join(', ') || 'Nothing yet'}
        </Fact>
        <Fact name="Since">{longDate(Date.parse(createdAt))}</Fact>
        <Fact name="Last signed in">
          {lastSignInAt === null ? 'Never' : longDate(Date.parse(lastSignInAt))}
        </Fact>
        <Fact name="Wants mails about">{wanted.join(', ') || 'nothing'}</Fact>
      </dl>
      <Actions uid={uid} account={account} />
    </Card>
  )
}

function Actions({uid, account: {email, closesAt, role}}: {uid: string} & Pick<LearnerDetails, 'account'>) {
  const [asking, setAsking] = useState<'export' | 'delete' | 'keep' | null>(null)
  const dialog = {onClose: () => setAsking(null), values: {uid}}
  return (
    <div className="flex flex-wrap items-start gap-3">
      {email !== null && (
        <ActionForm
          formId="password-mail"
          actions={() => import('./actions')}
          intent="sendPasswordMail"
          revalidate
          className="grid gap-3"
        >
          <input type="hidden" name="uid" value={uid} />
          <SubmitButton variant="secondary" pendingLabel="Sending...">
            Send Password Mail
          </SubmitButton>
          <FormError className="empty:hidden" />
        </ActionForm>
      )}
      <Button variant="secondary" onClick={() => setAsking('export')}>
        Export Data
      </Button>
      {closesAt !== null ? (
        <Button variant="secondary" onClick={() => setAsking('keep')}>
          Keep Account
        </Button>
      ) : (
        role === null && (
          <Button variant="destructive" onClick={() => setAsking('delete')}>
            Delete Account
          </Button>
        )
      )}
      <ReasonDialog
        {...dialog}
        open={asking === 'export'}
        title="Export this learner's data?"
        description="You download what is stored of them as a JSON file, without their notes: those they alone can download. Give it to nobody but them."
        actions={() => import('./actions')}
        intent="exportLearnerData"
        submitLabel="Export"
        pendingLabel="Collecting..."
      />
      <ReasonDialog
        {...dialog}
        open={asking === 'delete'}
        title="Delete this account?"
        description={`They are signed out and told by mail. In ${GRACE_DAYS} days the account is closed and erased, unless they sign in before. Orders are kept without name and address; nothing is refunded by this.`}
        actions={() => import('./actions')}
        intent="deleteLearnerAccount"
        submitLabel="Delete Account"
        pendingLabel="Deleting..."
        variant="destructive"
      />
      <ReasonDialog
        {...dialog}
        open={asking === 'keep'}
        title="Keep this account?"
        description="It is not deleted, and nothing in it changes."
        actions={() => import('./actions')}
        intent="keepLearnerAccount"
        submitLabel="Keep Account"
        pendingLabel="Keeping..."
      />
    </div>
  )
}
