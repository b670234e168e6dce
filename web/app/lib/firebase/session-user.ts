/** The signed-in user. */
export interface SessionUser {
  uid: string
  email: string
  displayName: string
  emailVerified: boolean
  /** whether the account has the custom claim `role: 'staff'` or `'owner'`; it shows the back office, and opens nothing */
  isStaff: boolean
  /** whether it has the claim `teacher`: teaches, or has taught. It shows the screens of teachers, and opens nothing */
  isTeacher: boolean
  /** whether it teaches at the moment: to any other teacher what they have earned is shown alone */
  isTeaching: boolean
  /** whether it may decide who is staff */
  isOwner: boolean
  /** whether a passkey has confirmed this sign-in */
  isConfirmed: boolean
  /** when they signed in, in ms since the epoch */
  signedInAt: number
  /** the sign-in methods: 'password', 'google.com', 'facebook.com' */
  providerIds: readonly string[]
}
