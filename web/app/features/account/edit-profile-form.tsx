import {useNavigate} from 'react-router-dom'
import {namesSchema} from '~/features/auth/auth-schemas'
import {refreshSession} from '~/features/auth/session'
import {useUser} from '~/features/auth/user-context'
import type {Profile} from '~/features/auth/profile'
import {useFormAction} from '~/lib/forms/form-action'
import {FormError} from '~/lib/forms/form-error'
import {NameFields} from '~/features/auth/name-fields'
import {Button, ButtonLink} from '~/ui/button'
import {Card} from '~/ui/layout/card'
import {Field} from '~/ui/form/field'
import {Input} from '~/ui/form/input'
import {toast} from '~/ui/feedback/toast'
import {useIsMounted} from '~/ui/use-is-mounted'

/** First and last name; the address is shown and stays. */
export function EditProfileForm({profile}: {profile: Profile}) {
  const {uid, email} = useUser()
  const navigate = useNavigate()
  const isHere = useIsMounted()
  const {form, pending, errors, values} = useFormAction(namesSchema, async (names) => {
    try {
      const {saveProfile} = await import('~/features/auth/profile')
      await saveProfile(uid, names)
    } catch (error) {
      console.error('The profile could not be saved.', error)
      toast({
        title: 'Error updating profile',
        description: 'Please try again later',
        variant: 'destructive',
      })
      return {form: 'Your changes have not been saved. Please try again later.'}
    }
    await renameAccount(`${names.firstName} ${names.lastName}`)
    toast({title: 'Profile updated', description: 'Your name has been saved.'})
    if (isHere()) await navigate('/profile')
  })

  return (
    <Card>
      <form {...form} className="grid gap-6" aria-label="Edit profile">
        <FormError>{errors.form}</FormError>
        <div className="grid gap-6 sm:grid-cols-2">
          <NameFields errors={errors} values={{...profile, ...values}} />
        </div>
        <Field label="Email" hint="Your email address cannot be changed.">
          {(control) => <Input {...control} type="email" value={email} disabled readOnly />}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={pending} pendingLabel="Saving...">
            Save Changes
          </Button>
          <ButtonLink to="/profile" variant="quiet">
            Cancel
          </ButtonLink>
        </div>
      </form>
    </Card>
  )
}

/** The account's own name, which the header shows; the profile is saved either way. */
async function renameAccount(displayName: string): Promise<void> {
  try {
    const auth = await import('~/lib/firebase/auth')
    await auth.renameAccount(displayName)
    await refreshSession()
  } catch (error) {
    console.error('The account could not be renamed.', error)
  }
}
