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

/**
 * Switches for the emails that the learner wants to receive. What they were when they were loaded is sent along, and one that is loaded
 * with another value shows that.
 */
export function NotificationsPanel({saved}: {saved: MailSettings}) {
  const {suppression} = saved
  const hasLeft = suppression === 'unsubscribed'
  return (
    <Card className="grid gap-7">
      {suppression && (
        <p className="measure text-ink-soft">
          {hasLeft
            ? 'You have unsubscribed in a mail.'
            : 'Mails to your address came back, or were reported as spam.'}{' '}
          Only mails about your account and your orders go there. To get the others again,{' '}
          {hasLeft ? (
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
