import {email} from '@lectern/domain/contracts'
import {redirect} from 'react-router-dom'
import * as z from 'zod/mini'
import {callbackPath, chooseLocalAccount} from '~/features/auth/provider-sign-in'
import type {Provider} from '~/lib/firebase/auth-providers'
import {defineAction} from '~/lib/forms/define-action'

/** Facebook gives no address of who has signed up there by phone. */
function isGivenBy(provider: Provider, entered: string): boolean {
  return (provider === 'facebook' && entered === '') || email.safeParse(entered).success
}

/** Redirects to the callback with an account of the local chooser, as Google and Facebook do. */
export const chooseAccount = defineAction({
  schema: z
    .object({
      provider: z.enum(['google', 'facebook']),
      email: z.string().check(z.trim()),
      displayName: z.string().check(z.trim(), z.minLength(1, {error: 'Please enter a name.'})),
    })
    .check(
      z.refine(({provider, email: entered}) => isGivenBy(provider, entered), {
        path: ['email'],
        error: 'Please enter an email address. Only accounts of Facebook may have none.',
      }),
    ),
  submit: async ({provider, ...account}) => {
    chooseLocalAccount(account)
    return redirect(callbackPath(provider))
  },
})
