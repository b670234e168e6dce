import {MIN_PASSWORD_LENGTH} from '@lectern/domain/limits'
import {FormField} from '~/lib/forms/form-field'
import {PasswordInput} from '~/lib/forms/password-input'

interface PasswordFieldProps {
  label: string
  name: string
  /** a new one is offered by password managers, and says how long it has to be */
  kind: 'current' | 'new' | 'repeated'
}

/** A password of an ActionForm with its label and what is wrong with it. */
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

/** Tells password managers whose password a form is about; nobody sees it. */
export function WhosePassword({email}: {email: string}) {
  return <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
}
