import {redirect} from 'react-router-dom'
import {NotStaffError, redirectToSignIn, renewedUser, userContext, type GuardArgs} from './auth-guard'

const EARNINGS = '/teach/payouts'

/** Whether a path is of the screens that stay open to who does not teach any more, or not at the moment. */
export const isOfEarnings = (pathname: string) => pathname.startsWith(EARNINGS)

/**
 * Middleware of the screens of teachers. The functions also refuse everyone else. Throws NotStaffError. Who does not teach at the moment is
 * led to what they have earned.
 */
export async function requireTeacher({request, context}: GuardArgs): Promise<void> {
  const known = context.get(userContext)
  const isOpen = isOfEarnings(new URL(request.url).pathname)
  // The token of a user who has just become a teacher, or goes on, may still be without the claim.
  const user = known.isTeaching || (known.isTeacher && isOpen) ? known : await renewedUser()
  if (!user) throw redirectToSignIn(request)
  if (!user.isTeacher) throw new NotStaffError(user.email, 'teachers')
  if (!user.isTeaching && !isOpen) throw redirect(EARNINGS)
  context.set(userContext, user)
}
