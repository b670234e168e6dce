import {failureWords} from '~/lib/firebase/failure-words'
import {useFormAction} from '~/lib/forms/form-action'
import {FormError} from '~/lib/forms/form-error'
import {NameFields} from './name-fields'
import {Button} from '~/ui/button'
import {Field} from '~/ui/form/field'
import {Input} from '~/ui/form/input'
import {TermsLinks} from '~/ui/content/terms-links'
import {signUp} from './account-access'
import {signUpSchema} from './auth-schemas'
import {PasswordField} from './password-field'

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
        <NameFields errors={errors} values={values} />
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
      <PasswordField
        label="Password"
        name="password"
        kind="new"
        error={errors.password}
        value={values.password}
      />
      <PasswordField
        label="Confirm password"
        name="confirmation"
        kind="repeated"
        error={errors.confirmation}
        value={values.confirmation}
      />
      <Button type="submit" size="lg" wide pending={pending} pendingLabel="Creating account...">
        Create account
      </Button>
      <p className="text-sm text-ink-soft">
        By creating an account you agree to our <TermsLinks />.
      </p>
    </form>
  )
}
