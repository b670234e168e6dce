import type {Profile} from '~/features/auth/profile'
import {NameFields} from '~/features/auth/forms/name-fields'
import {Link} from 'react-router-dom'
import {useUser} from '~/features/auth/user-context'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {SubmitButton} from '~/lib/forms/submit-button'
import {ButtonLink} from '~/ui/button'
import {Field} from '~/ui/form/field'
import {Input} from '~/ui/form/input'
import {Card} from '~/ui/layout/card'

/** First and last name; the email address is shown, and can be changed elsewhere. */
export function EditProfileForm({profile}: {profile: Profile}) {
  const {email} = useUser()
  return (
    <Card>
      <ActionForm
        formId="edit-profile"
        aria-label="Edit profile"
        actions={() => import('./actions')}
        intent="editProfile"
        className="grid gap-6"
      >
        <FormError />
        <div className="grid gap-6 sm:grid-cols-2">
          <NameFields saved={profile} />
        </div>
        <Field
          label="Email"
          hint={
            <>
              It cannot be changed here, but{' '}
              <Link to="/settings?tab=account" className="target link">
                in your settings
              </Link>
              .
            </>
          }
        >
          {(control) => <Input {...control} type="email" value={email} disabled readOnly />}
        </Field>
        <div className="flex flex-wrap gap-3">
          <SubmitButton pendingLabel="Saving...">Save Changes</SubmitButton>
          <ButtonLink to="/profile" variant="quiet">
            Cancel
          </ButtonLink>
        </div>
      </ActionForm>
    </Card>
  )
}
