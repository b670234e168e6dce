import {requiredEmail} from '@lectern/domain/contracts'
import {redirect} from 'react-router-dom'
import * as z from 'zod/mini'
import {callbackPath, chooseLocalAccount} from '~/features/auth/provider-sign-in'
import {defineAction} from '~/lib/forms/define-action'

/** Redirects to the callback with an account of the local chooser, as Google and Facebook do. */
export const chooseAccount = defineAction({
  schema: z.object({
    provider: z.enum(['google', 'facebook']),
    email: requiredEmail,
    displayName: z.string().check(z.trim(), z.minLength(1, {error: 'Please enter a name.'})),
  }),
  submit: async ({provider, ...account}) => {
    chooseLocalAccount(account)
    return redirect(callbackPath(provider))
  },
})
