import {MAX_NAME_LENGTH} from '@lectern/domain/limits'

/** First and last name, as far as an account's one name tells them. */
export function namesIn(displayName: string): {firstName: string; lastName: string} {
  const [firstName = '', ...rest] = displayName.trim().split(/\s+/)
  return {
    firstName: firstName.slice(0, MAX_NAME_LENGTH),
    lastName: rest.join(' ').slice(0, MAX_NAME_LENGTH),
  }
}
