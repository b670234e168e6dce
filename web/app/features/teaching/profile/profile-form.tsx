import {
  MAX_BIOGRAPHY_LENGTH,
  MAX_LOCATION_LENGTH,
  MAX_METHODOLOGY_LENGTH,
  MAX_PROFESSION_LENGTH,
  MAX_PROFILE_ENTRIES,
} from '@lectern/domain/limits'
import {isProfileLink, PROFILE_LINKS, type Profile, type ProfileField} from '@lectern/domain/teachers/profile'
import {useEffect, useRef, useState, type ReactNode} from 'react'
import {Link} from 'react-router-dom'
import type {ProfilePage} from '../load-teaching'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Button} from '~/ui/button'
import {Dialog} from '~/ui/feedback/dialog'
import {toast} from '~/ui/feedback/toast'
import {Input} from '~/ui/form/input'
import {Textarea} from '~/ui/form/textarea'
import {Card} from '~/ui/layout/card'
import {profileLabels, valueText} from './profile-labels'
import {forgetTyped, hasTyped, keepTyped, restoreTyped} from './unsaved'

/** What a teacher changes themselves. It is filled with what is to be published, also where that waits for an editor. */
export function ProfileForm({uid, page}: {uid: string; page: ProfilePage}) {
  const {version, name, latest} = page
  const [isUnsaved, setUnsaved] = useState(() => hasTyped(uid))
  const versionField = useLatest(version, isUnsaved)
  const saved = () => {
    forgetTyped()
    setUnsaved(false)
  }
  useEffect(() => {
    const form = versionField.current?.form
    if (form) restoreTyped(uid, form)
  }, [uid, versionField])
  return (
    <Card className="max-w-200">
      <ActionForm
        formId="changeTeacherProfile"
        aria-label="Your profile"
        actions={() => import('./actions')}
        intent="changeTeacherProfile"
        revalidate
        onInput={({currentTarget}) => {
          keepTyped(uid, currentTarget)
          setUnsaved(true)
        }}
        onSent={saved}
        onReset={() => {
          saved()
          toast({title: 'Changes discarded', description: 'The form shows what is to be published.'})
        }}
        className="grid grid-cols-[minmax(0,1fr)] gap-10"
      >
        <input type="hidden" name="version" value={version} ref={versionField} />
        <Group title="At the top of your page">
          <TextField
            field="title"
            profile={latest}
            max={MAX_PROFESSION_LENGTH}
            hint="Such as “Photographer and teacher”. It stands on cards, too."
          />
          <TextField field="location" profile={latest} max={MAX_LOCATION_LENGTH} hint="City and country." />
          <LongField
            field="bio"
            profile={latest}
            rows={4}
            max={MAX_BIOGRAPHY_LENGTH}
            hint={`One to three sentences, at most ${MAX_BIOGRAPHY_LENGTH} characters.`}
          />
        </Group>
        <Group
          title="More about you"
          lead={`In the lists write one entry a line, at most ${MAX_PROFILE_ENTRIES}.`}
        >
          <LongField field="teachingMethodology" profile={latest} rows={6} max={MAX_METHODOLOGY_LENGTH} />
          <LongField field="experience" profile={latest} hint="Positions and projects, the latest first." />
          <LongField field="education" profile={latest} hint="Degrees and certificates." />
          <LongField field="goals" profile={latest} hint="What you want for your learners." />
          <LongField field="values" profile={latest} hint="What you hold to." />
          <LongField field="interests" profile={latest} hint="What you do when you do not teach." />
        </Group>
        <Group title="Links" lead="Whole addresses, which begin with https://.">
          {PROFILE_LINKS.map((field) => (
            <TextField key={field} field={field} profile={latest} />
          ))}
        </Group>
        <div className="grid gap-5 border-t border-border pt-6">
          <p className="measure text-sm text-ink-soft">
            An editor changes your name ({name}), the address of your page, its pictures and the long
            biography:{' '}
            <Link to="/contact" className="link">
              write to us
            </Link>
            .
          </p>
          <FormError />
          <div className="flex flex-wrap items-center gap-3">
            <SubmitButton pendingLabel="Saving...">Save Changes</SubmitButton>
            {isUnsaved && <DiscardButton />}
            <output className="text-sm text-ink-soft">
              {isUnsaved && 'What you have typed is not saved yet.'}
            </output>
          </div>
        </div>
      </ActionForm>
    </Card>
  )
}

/** A button that asks before it resets the form it is in. */
function DiscardButton() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Discard
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Discard what you have typed?"
        description="The form shows again what is to be published."
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Keep Writing
            </Button>
            <Button variant="destructive" type="reset">
              Discard It
            </Button>
          </>
        }
      />
    </>
  )
}

/**
 * Has the form show what is loaded, once nothing in it is unsaved. What was typed and not saved stays, and the browser asks before it closes
 * the page; fields that were not touched show what is loaded by themselves.
 * @returns for a field of the form
 */
function useLatest(version: string, isUnsaved: boolean) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(version)
  useEffect(() => {
    if (!isUnsaved) return
    // The browser asks in its own words before the page is closed.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  useEffect(() => {
    if (isUnsaved || shown.current === version) return
    shown.current = version
    field.current?.form?.reset()
  }, [version, isUnsaved])
  return field
}

function Group({title, lead, children}: {title: string; lead?: string; children: ReactNode}) {
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
      <legend className="mb-4 font-display text-lg font-semibold">{title}</legend>
      {lead && <p className="-mt-4 text-sm text-ink-soft">{lead}</p>}
      {children}
    </fieldset>
  )
}

interface ProfileFieldProps {
  field: ProfileField
  profile: Profile
  hint?: string
  max?: number
}

/** A field of one line. */
function TextField({field, profile, hint, max}: ProfileFieldProps) {
  return (
    <FormField name={field} label={profileLabels[field]} hint={hint}>
      {(control) => (
        <Input
          {...control}
          {...(isProfileLink(field) && {
            type: 'url',
            inputMode: 'url',
            autoComplete: 'off',
            spellCheck: false,
          })}
          maxLength={max}
          defaultValue={valueText(profile[field])}
        />
      )}
    </FormField>
  )
}

/** A field of several lines: a text, or a list with one entry a line. */
function LongField({field, profile, hint, max, rows}: ProfileFieldProps & {rows?: number}) {
  return (
    <FormField name={field} label={profileLabels[field]} hint={hint}>
      {(control) => (
        <Textarea {...control} rows={rows} maxLength={max} defaultValue={valueText(profile[field])} />
      )}
    </FormField>
  )
}
