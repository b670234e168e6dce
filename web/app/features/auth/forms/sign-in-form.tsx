import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Input} from '~/ui/form/input'
import {PasswordField} from './password-field'

interface SignInFormProps {
  /** what is typed in the email field, which the other forms share */
  email: string
  onEmail: (email: string) => void
  onForgot: () => void
}

export function SignInForm({email, onEmail, onForgot}: SignInFormProps) {
  return (
    <ActionForm
      formId="sign-in"
      aria-label="Sign in"
      actions={() => import('./actions')}
      intent="signIn"
      className="grid gap-5"
    >
      <FormError />
      <FormField name="email" label="Email">
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => onEmail(event.target.value)}
          />
        )}
      </FormField>
      <PasswordField label="Password" name="password" kind="current" />
      <button
        type="button"
        onClick={onForgot}
        className="link target justify-self-start font-display text-sm font-medium"
      >
        Forgot password?
      </button>
      <SubmitButton size="lg" wide pendingLabel="Signing in...">
        Sign in
      </SubmitButton>
    </ActionForm>
  )
}
