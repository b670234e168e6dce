/** The signed-in user. */
export interface SessionUser {
  uid: string
  email: string
  displayName: string
  emailVerified: boolean
  /** whether the account has the custom claim `role: 'staff'` */
  isStaff: boolean
  /** the sign-in methods: 'password', 'google.com', 'facebook.com' */
  providerIds: readonly string[]
}
