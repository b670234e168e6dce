import {ButtonLink} from '~/ui/button'

/** In place of the Account menu where its code could not be fetched. The document is loaded anew, and with it that code. */
export function AccountLink() {
  return (
    <ButtonLink to="/account" reloadDocument prefetch="none" variant="secondary" className="ml-2">
      Account
    </ButtonLink>
  )
}
