import type {Settings} from '@lectern/domain/settings'
import {useState} from 'react'
import {useRevalidator} from 'react-router-dom'
import {useUser} from '~/features/auth/user-context'
import {Button} from '~/ui/button'
import {Card} from '~/ui/layout/card'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Switch} from '~/ui/form/switch'
import {toast} from '~/ui/feedback/toast'

const switches: readonly {name: keyof Settings; label: string; hint: string}[] = [
  {
    name: 'emailNotifications',
    label: 'Email notifications',
    hint: 'News about your orders and returns. Receipts always come.',
  },
  {
    name: 'marketingEmails',
    label: 'Marketing emails',
    hint: 'Our newsletter, with offers now and then.',
  },
  {
    name: 'newCourseNotifications',
    label: 'New course notifications',
    hint: 'A short mail when a new course is published.',
  },
]

/** Which mails one wants. */
export function NotificationsPanel({saved}: {saved: Settings}) {
  const {uid} = useUser()
  const {revalidate} = useRevalidator()
  const [changes, setChanges] = useState<Partial<Settings>>({})
  const [saving, setSaving] = useState(false)
  const chosen = {...saved, ...changes}

  const save = async () => {
    setSaving(true)
    try {
      const {saveSettings} = await import('./settings')
      await saveSettings(uid, chosen)
      await revalidate()
      // A switch that was touched meanwhile stays as it was left.
      setChanges((latest) => (latest === changes ? {} : latest))
      toast({title: 'Settings saved', description: 'Your notification preferences have been updated'})
    } catch (error) {
      console.error('The preferences could not be saved.', error)
      toast({
        title: 'Error saving settings',
        description: 'Could not save your preferences',
        variant: 'destructive',
      })
    } finally {
      setSaving(false)
    }
  }

  return (
    <Card>
      <form
        className="grid gap-7"
        aria-label="Notifications"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {switches.map(({name, label, hint}) => (
          <Switch
            key={name}
            name={name}
            label={label}
            hint={hint}
            checked={chosen[name]}
            onChange={(event) => setChanges({...changes, [name]: event.target.checked})}
          />
        ))}
        <Button type="submit" pending={saving} pendingLabel="Saving..." className="justify-self-start">
          Save Preferences
        </Button>
      </form>
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
