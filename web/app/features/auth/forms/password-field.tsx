import {MIN_PASSWORD_LENGTH} from '@lectern/domain/limits'
import {FormField} from '~/lib/forms/form-field'
import {PasswordInput} from '~/lib/forms/password-input'

interface PasswordFieldProps {
  label: string
  name: string
  /** for a new password, password managers suggest one and a hint states the minimum length */
  kind: 'current' | 'new' | 'repeated'
}

/** A password field of an ActionForm with its label and errors. */
export function PasswordField({label, name, kind}: PasswordFieldProps) {
  return (
    <FormField
      name={name}
      label={label}
      hint={kind === 'new' && `At least ${MIN_PASSWORD_LENGTH} characters.`}
    >
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete={kind === 'current' ? 'current-password' : 'new-password'}
          required
        />
      )}
    </FormField>
  )
}

/** A hidden username field, which tells password managers the account of the password. */
export function UsernameField({email}: {email: string}) {
  return <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
}
