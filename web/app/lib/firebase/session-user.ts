/** The signed-in user. */
export interface SessionUser {
  uid: string
  email: string
  displayName: string
  emailVerified: boolean
  /** whether the account has the custom claim `role: 'staff'` or `'owner'`; it shows the back office, and opens nothing */
  isStaff: boolean
  /** whether it has the claim `teacher`; it shows the screens of teachers, and opens nothing */
  isTeacher: boolean
  /** whether it may decide who is staff */
  isOwner: boolean
  /** whether a passkey has confirmed this sign-in */
  isConfirmed: boolean
  /** when they signed in, in ms since the epoch */
  signedInAt: number
  /** the sign-in methods: 'password', 'google.com', 'facebook.com' */
  providerIds: readonly string[]
}
