/** What is deployed, one line a function (docs/decisions/057-doors.md). */
import './mails.ts'

export {visitor} from './doors/visitor.ts'
export {learner} from './doors/learner.ts'
export {staff} from './doors/staff.ts'
export {pages} from './doors/pages.ts'
export {webhooks} from './doors/webhooks.ts'
export {onReturnRequested} from './doors/on-return-requested.ts'
export {onProfileWritten} from './doors/on-profile-written.ts'
export {onMailQueued} from './doors/on-mail-queued.ts'
export {sendMailingPage} from './doors/send-mailing-page.ts'
export {sendPayouts} from './doors/send-payouts.ts'
export {reconcile} from './doors/reconcile.ts'
