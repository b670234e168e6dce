import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {TermsLinks} from '~/ui/content/terms-links'
import {Input} from '~/ui/form/input'
import {NameFields} from './name-fields'
import {PasswordField} from './password-field'

/** While this form is being submitted the user may be signed in already, but the account is not complete. */
export const SIGN_UP_FORM = 'sign-up'

export const fetchSignUpAction = async () => (await import('./sign-up-action')).signUpAction

export function SignUpForm() {
  return (
    <ActionForm
      formId={SIGN_UP_FORM}
      intent="sign-up"
      aria-label="Sign up"
      fetchAction={fetchSignUpAction}
      className="grid gap-5"
    >
      <FormError />
      <div className="grid gap-5 xs:grid-cols-2">
        <NameFields />
      </div>
      <FormField name="email" label="Email">
        {(control) => <Input {...control} type="email" autoComplete="email" required />}
      </FormField>
      <PasswordField label="Password" name="password" kind="new" />
      <PasswordField label="Confirm password" name="confirmation" kind="repeated" />
      <SubmitButton size="lg" wide pendingLabel="Creating account...">
        Create account
      </SubmitButton>
      <p className="text-sm text-ink-soft">
        By creating an account you agree to our <TermsLinks />.
      </p>
    </ActionForm>
  )
}
