import {
  differingFields,
  isProfileList,
  type Profile,
  type ProfileField,
} from '@lectern/domain/teachers/profile'
import {useState} from 'react'
import type {ProfilePage} from '../load-teaching'
import {FormDialog} from '~/lib/forms/form-dialog'
import {Button} from '~/ui/button'
import {longDate} from '~/ui/content/dates'
import {Badge} from '~/ui/feedback/badge'
import {Card} from '~/ui/layout/card'
import {profileLabels} from './profile-labels'

/** What of a teacher's profile waits for an editor, beside what the shop shows; nothing where nothing does. */
export function WaitingChanges({page}: {page: ProfilePage}) {
  const {published, latest, own, since} = page
  const fields = differingFields(published, latest)
  if (fields.length === 0) return null
  return (
    <section aria-labelledby="waiting">
      <Card className="grid max-w-200 grid-cols-[minmax(0,1fr)] gap-5 border-border-strong">
        <div className="grid gap-1.5">
          <h2 id="waiting" className="text-lg">
            {since === null
              ? 'An editor is changing your page'
              : `Waiting for an editor since ${longDate(since)}`}
          </h2>
          <p className="measure text-ink-soft">
            {since === null
              ? 'This is not published yet, and the form below shows it as it will be.'
              : 'An editor looks at this and publishes it. Until then your page in the shop stays as it is, and you can change more.'}
          </p>
        </div>
        <ul aria-label="What waits" className="divide-y divide-border border-y border-border">
          {fields.map((field) => (
            <li key={field} className="grid gap-3 py-4">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-display text-sm font-semibold">{profileLabels[field]}</span>
                {!own.includes(field) && <Badge variant="secondary">Changed by an editor</Badge>}
              </p>
              <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 sm:grid-cols-2">
                <Side name="In the shop" field={field} profile={published} />
                <Side name="Waiting" field={field} profile={latest} />
              </dl>
            </li>
          ))}
        </ul>
        {own.length > 0 && <TakeBack page={page} />}
      </Card>
    </section>
  )
}

interface SideProps {
  name: string
  field: ProfileField
  profile: Profile
}

/** A field as it is in the shop, or as it waits. */
function Side({name, field, profile}: SideProps) {
  return (
    <div className="grid content-start gap-1">
      <dt className="text-sm text-ink-faint">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">
        <Value field={field} profile={profile} />
      </dd>
    </div>
  )
}

function Value({field, profile}: Omit<SideProps, 'name'>) {
  if (profile[field].length === 0) return <span className="text-ink-faint">Nothing</span>
  if (!isProfileList(field)) return profile[field]
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {profile[field].map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  )
}

function TakeBack({page: {version, own}}: {page: ProfilePage}) {
  const [isAsking, setAsking] = useState(false)
  const fields = own.map((field) => profileLabels[field]).join(', ')
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)} className="justify-self-start">
        Take back my changes
      </Button>
      <FormDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Take back your changes?"
        description={`No editor has published them, and they are lost: ${fields}. Your page in the shop stays as it is.`}
        actions={() => import('./actions')}
        intent="takeBackProfileChanges"
        values={{version}}
        submitLabel="Take Back"
        pendingLabel="Taking back..."
        variant="destructive"
      />
    </>
  )
}
