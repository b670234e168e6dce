import {Link} from 'react-router'
import {failureWords} from '~/backend/failure-words'
import {useFormAction} from '~/forms/form-action'
import {FormError} from '~/forms/form-error'
import {PasswordInput} from '~/forms/password-input'
import {Button} from '~/ui/button'
import {Field} from '~/ui/field'
import {Input} from '~/ui/input'
import {signUp} from './account-access'
import {MIN_PASSWORD_LENGTH, signUpSchema} from './auth-schemas'

interface SignUpFormProps {
  /** an account is being opened: the page waits with leaving until it is complete */
  onBusy: (busy: boolean) => void
}

export function SignUpForm({onBusy}: SignUpFormProps) {
  const {form, pending, errors, values} = useFormAction(signUpSchema, async (person) => {
    onBusy(true)
    try {
      await signUp(person)
    } catch (error) {
      return {form: failureWords('signUp', error)}
    } finally {
      onBusy(false)
    }
  })

  return (
    <form {...form} className="grid gap-5" aria-label="Sign up">
      <FormError>{errors.form}</FormError>
      <div className="grid gap-5 xs:grid-cols-2">
        <Field label="First name" error={errors.firstName}>
          {(control) => (
            <Input
              {...control}
              name="firstName"
              autoComplete="given-name"
              required
              defaultValue={values.firstName}
            />
          )}
        </Field>
        <Field label="Last name" error={errors.lastName}>
          {(control) => (
            <Input
              {...control}
              name="lastName"
              autoComplete="family-name"
              required
              defaultValue={values.lastName}
            />
          )}
        </Field>
      </div>
      <Field label="Email" error={errors.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            required
            defaultValue={values.email}
          />
        )}
      </Field>
      <Field label="Password" hint={`At least ${MIN_PASSWORD_LENGTH} characters.`} error={errors.password}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="new-password"
            required
            defaultValue={values.password}
          />
        )}
      </Field>
      <Field label="Confirm password" error={errors.confirmation}>
        {(control) => (
          <PasswordInput
            {...control}
            name="confirmation"
            autoComplete="new-password"
            required
            defaultValue={values.confirmation}
          />
        )}
      </Field>
      <Button type="submit" size="lg" wide pending={pending} pendingLabel="Creating account...">
        Create account
      </Button>
      <p className="text-sm text-ink-soft">
        By creating an account you agree to our{' '}
        <Link to="/terms" className="link">
          Terms of Service
        </Link>{' '}
        and{' '}
        <Link to="/privacy" className="link">
          Privacy Policy
        </Link>
        .
      </p>
    </form>
  )
}
