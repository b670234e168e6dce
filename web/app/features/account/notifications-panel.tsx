import type {SuppressionReason} from '@lectern/domain/mail/outbox'
import type {Settings} from '@lectern/domain/settings'
import {Link} from 'react-router-dom'
import {ActionForm} from '~/lib/forms/action-form'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Switch} from '~/ui/form/switch'
import {Card} from '~/ui/layout/card'
import type {MailSettings} from './settings'

const switches: readonly {name: keyof Settings; label: string; hint: string}[] = [
  {
    name: 'emailNotifications',
    label: 'Email notifications',
    hint: 'News about your orders and returns. Receipts always come.',
  },
  {
    name: 'marketingEmails',
    label: 'Marketing emails',
    hint: 'Our newsletter, with offers now and then, one reminder of a cart you left at the payment page, and a mail when a course you saved gets cheaper.',
  },
  {
    name: 'newCourseNotifications',
    label: 'New course notifications',
    hint: 'A short mail when there is a new course.',
  },
  {
    name: 'learningReminders',
    label: 'Reminders to go on',
    hint: 'A mail when you have not been back to a course for a week, and one after a month. Only with email notifications on.',
  },
]

const CAME_BACK =
  'Mails to your address came back, so only those about your account and your orders still go there.'

/** Why mailings stay away from an address whatever is switched on. */
const SUPPRESSED: Readonly<Record<string, string>> = {
  refused: CAME_BACK,
  bounced: CAME_BACK,
  complained: 'A mail of ours was reported as spam at your address.',
  unsubscribed: 'You have unsubscribed in a mail.',
} satisfies Record<SuppressionReason, string>

/**
 * Switches for the emails that the learner wants to receive. What they were when they were loaded is sent along, and one that is loaded
 * with another value shows that.
 */
export function NotificationsPanel({saved}: {saved: MailSettings}) {
  const {suppression} = saved
  const words = suppression === null ? undefined : SUPPRESSED[suppression]
  return (
    <Card className="grid gap-7">
      {words && (
        <p className="measure text-ink-soft">
          {words} Only mails about your account and your orders go to your address. To get the others again,{' '}
          {suppression === 'unsubscribed' ? (
            'subscribe to the newsletter at the end of this page.'
          ) : (
            <>
              please{' '}
              <Link to="/contact" className="link">
                write to us
              </Link>
              .
            </>
          )}
        </p>
      )}
      <ActionForm
        formId="notifications"
        aria-label="Notifications"
        actions={() => import('./actions')}
        intent="saveNotifications"
        revalidate
        className="grid gap-7"
      >
        <input
          type="hidden"
          name="shown"
          value={switches.flatMap(({name}) => (saved[name] ? [name] : [])).join(' ')}
        />
        {switches.map(({name, label, hint}) => (
          <Switch
            key={`${name} ${saved[name]}`}
            name={name}
            label={label}
            hint={hint}
            defaultChecked={saved[name]}
          />
        ))}
        <SubmitButton pendingLabel="Saving..." className="justify-self-start">
          Save Preferences
        </SubmitButton>
      </ActionForm>
    </Card>
  )
}

export function NotificationsSkeleton() {
  return (
    <Loading label="Loading your preferences">
      <Card className="grid gap-7">
        {switches.map(({name}) => (
          <div key={name} className="flex items-center justify-between gap-6">
            <Skeleton className="h-11 w-3/5" />
            <Skeleton className="h-7 w-12 rounded-full" />
          </div>
        ))}
        <Skeleton className="h-11 w-44" />
      </Card>
    </Loading>
  )
}
