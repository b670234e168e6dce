import {failureWords} from '~/lib/firebase/failure-words'
import {useFormAction} from '~/lib/forms/form-action'
import {FormError} from '~/lib/forms/form-error'
import {Button} from '~/ui/button'
import {Field} from '~/ui/form/field'
import {Input} from '~/ui/form/input'
import {signInWithPassword} from './account-access'
import {signInSchema} from './auth-schemas'
import {PasswordField} from './password-field'

interface SignInFormProps {
  onForgot: () => void
}

export function SignInForm({onForgot}: SignInFormProps) {
  const {form, pending, errors, values} = useFormAction(signInSchema, async ({email, password}) => {
    try {
      await signInWithPassword(email, password)
    } catch (error) {
      return {form: failureWords('signIn', error)}
    }
  })

  return (
    <form {...form} className="grid gap-5" aria-label="Sign in">
      <FormError>{errors.form}</FormError>
      <Field label="Email" error={errors.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={values.email}
          />
        )}
      </Field>
      <PasswordField
        label="Password"
        name="password"
        kind="current"
        error={errors.password}
        value={values.password}
      />
      <button
        type="button"
        onClick={onForgot}
        className="link target justify-self-start font-display text-sm font-medium"
      >
        Forgot password?
      </button>
      <Button type="submit" size="lg" wide pending={pending} pendingLabel="Signing in...">
        Sign in
      </Button>
    </form>
  )
}
