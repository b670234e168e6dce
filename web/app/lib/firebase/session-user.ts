/** The signed-in user. */
export interface SessionUser {
  uid: string
  email: string
  displayName: string
  emailVerified: boolean
  /** whether the account has the custom claim `role: 'staff'` or `'owner'` */
  isStaff: boolean
  /** whether it may decide who is staff */
  isOwner: boolean
  /** the sign-in methods: 'password', 'google.com', 'facebook.com' */
  providerIds: readonly string[]
}
