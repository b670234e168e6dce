import {requestPasswordReset} from '@lectern/domain/accounts/contracts'
import {accountAttempts} from '~/lib/firebase/attempts/account'
import {callAction} from '~/lib/forms/call-action'

/** Requests a reset link; the result is the same whether or not the account exists. */
export const requestReset = callAction({
  contract: requestPasswordReset,
  done: null,
  failed: accountAttempts.requestReset,
})
