import {cleanText} from '@lectern/domain/text/text'
import {
  answerSubmission as answerContract,
  listedSubmission,
  teacherSubmissions as contract,
} from '@lectern/domain/submissions/contracts'
import {accountsByUid} from '../accounts/accounts.ts'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {queueMail} from '../outbox/queue.ts'
import {clock} from '../services/clock.ts'
import {cursorPage} from '../services/cursor-page.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {readable} from '../services/readable.ts'
import {submissions, toListed, withEntry} from './submission.ts'
import {workAnsweredMail} from './work-answered-mail.ts'

const PAGE_SIZE = 20

/** When a teacher looks at what was handed in for their courses. */
export const teacherSubmissions = callable(contract, async ({state, cursor}, {instructorId}) => {
  const own = submissions().where('instructorId', '==', instructorId)
  const found = state === null ? own : own.where('state', '==', state)
  const {docs, next} = await cursorPage(found, 'handedInAt', cursor, {size: PAGE_SIZE})
  return {submissions: readable(listedSubmission, docs, toListed), next}
})

/** When a teacher answers work: its learner gets the answer by mail, unless their account is gone or has no address. */
export const answerSubmission = callable(
  answerContract,
  async ({submissionId, seen, text, verdict}, {instructorId}) => {
    await optimistically(async (write) => {
      const snapshot = await submissions().doc(submissionId).get()
      const submission = snapshot.data()
      if (submission?.instructorId !== instructorId) throw new AppError('unknown-submission')
      if (submission.entries.length !== seen) throw new AppError('submission-changed')
      const answer = {
        from: 'teacher',
        text: cleanText(text),
        link: '',
        verdict,
        at: clock.timestamp(),
      } as const
      const entries = withEntry(submission.entries, answer)
      write.update(snapshot.ref, {entries, state: verdict}, unchanged(snapshot))
      const [account] = await accountsByUid([submission.userId])
      if (account)
        queueMail(
          write,
          `work-answered-${submissionId}-${entries.length}`,
          [account.email],
          workAnsweredMail,
          {
            submissionId,
            entry: entries.length,
          },
        )
    })
    return {}
  },
)
