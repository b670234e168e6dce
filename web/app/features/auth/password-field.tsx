import {PasswordInput} from '~/lib/forms/password-input'
import {Field} from '~/ui/form/field'
import {MIN_PASSWORD_LENGTH} from './auth-schemas'

interface PasswordFieldProps {
  label: string
  name: string
  /** a new one is offered by password managers, and says how long it has to be */
  kind: 'current' | 'new' | 'repeated'
  error?: string
  /** what was typed before the form was refused */
  value?: string
}

/** A password with its label and what is wrong with it. */
export function PasswordField({label, name, kind, error, value}: PasswordFieldProps) {
  return (
    <Field label={label} hint={kind === 'new' && `At least ${MIN_PASSWORD_LENGTH} characters.`} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          name={name}
          autoComplete={kind === 'current' ? 'current-password' : 'new-password'}
          required
          defaultValue={value}
        />
      )}
    </Field>
  )
}

/** Tells password managers whose password a form is about; nobody sees it. */
export function WhosePassword({email}: {email: string}) {
  return <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
}
