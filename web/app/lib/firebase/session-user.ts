/** Whoever is signed in, as far as the browser needs to know. */
export interface SessionUser {
  uid: string
  email: string
  displayName: string
  emailVerified: boolean
  /** whether the account carries the custom claim `role: 'staff'` */
  isStaff: boolean
  /** how one signs in: 'password', 'google.com', 'facebook.com' */
  providerIds: readonly string[]
}
