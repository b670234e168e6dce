import {MAX_NAME_LENGTH} from '@lectern/domain/limits'
import type {Provider} from '~/lib/firebase/auth-providers'

/** The display names of the providers. */
export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {google: 'Google', facebook: 'Facebook'}

/** Splits an account's display name into first and last name. */
export function namesIn(displayName: string): {firstName: string; lastName: string} {
  const [firstName = '', ...rest] = displayName.trim().split(/\s+/)
  return {
    firstName: firstName.slice(0, MAX_NAME_LENGTH),
    lastName: rest.join(' ').slice(0, MAX_NAME_LENGTH),
  }
}
