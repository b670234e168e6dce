import {EMAIL_IN_USE, SIGN_IN_INSTEAD} from '~/lib/firebase/attempts/account'
import {ActionForm, useFormState} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {TermsLinks} from '~/ui/content/terms-links'
import {Input} from '~/ui/form/input'
import {NameFields} from './name-fields'
import {PasswordField} from './password-field'

/** While this form is being submitted the user may be signed in already, but the account is not complete. */
export const SIGN_UP_FORM = 'sign-up'

interface SignUpFormProps {
  /** what is typed in the email field, which the other forms share */
  email: string
  onEmail: (email: string) => void
  /** opens the form to sign in */
  onSignIn: () => void
}

export function SignUpForm({email, onEmail, onSignIn}: SignUpFormProps) {
  return (
    <ActionForm
      formId={SIGN_UP_FORM}
      aria-label="Sign up"
      actions={() => import('./actions')}
      intent="signUp"
      className="grid gap-5"
    >
      <SignUpError onSignIn={onSignIn} />
      <div className="grid gap-5 xs:grid-cols-2">
        <NameFields />
      </div>
      <FormField name="email" label="Email">
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={(event) => onEmail(event.target.value)}
          />
        )}
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

/** The error of the form. Whoever has an account already can sign in with the address that is typed. */
function SignUpError({onSignIn}: Pick<SignUpFormProps, 'onSignIn'>) {
  const words = useFormState().errors['']
  if (words !== EMAIL_IN_USE) return <FormError />
  const [before] = words.split(SIGN_IN_INSTEAD)
  return (
    <FormError>
      <span>
        {before}
        <button type="button" onClick={onSignIn} className="target underline underline-offset-2">
          {SIGN_IN_INSTEAD}
        </button>
        .
      </span>
    </FormError>
  )
}
