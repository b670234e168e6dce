import {lessonsOf} from '@lectern/domain/learning/outline'
import {isDone, sittingMs, standingIn, type Progress} from '@lectern/domain/learning/progress'
import type {ProgressReport} from '@lectern/domain/learning/progress-schema'
import {hasFinishedFirstSection} from '@lectern/domain/reviews/review'
import {Timestamp, type WriteBatch} from 'firebase-admin/firestore'
import {isDeepStrictEqual} from 'node:util'
import {accountsByUid} from '../accounts/accounts.ts'
import {writeCertificate} from '../certificates/issue-certificate.ts'
import {outbox} from '../outbox/outbox.ts'
import {queueMail} from '../outbox/queue.ts'
import {beginPause} from '../reminders/pause.ts'
import {clock} from '../services/clock.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {noteActivity} from '../statistics/active-learners.ts'
import {countLearning} from '../statistics/daily-counters.ts'
import {
  REVIEW_INVITATION_AFTER_MS,
  reviewInvitationId,
  reviewInvitationMail,
} from './review-invitation-mail.ts'
import {applyPositions, isOfPositions} from './apply-report.ts'
import {writeCounts, type Counted} from './counters.ts'
import {fetchQuizzes, type Course} from './fetch-course.ts'
import {assertOwner, progressOfLearner, readLearner, type Learner, type StoredProgress} from './learner.ts'

export interface Recorded {
  progress: Progress
  certificateId: string | null
  unpassed: string[]
}

/** What a learner did. */
export interface Change {
  /**
   * what becomes of what was known, without side effects: it runs again when another device was quicker. With a certificate no mark
   * is taken back
   */
  progress: (before: Pick<Learner, 'progress' | 'since'>, hasCertificate: boolean) => Progress
  /** the questions that were answered on the way, which count until the lesson's quiz is passed */
  answered?: Counted['answered']
}

/**
 * Changes what is known of a learner who owns the course; once everything is done, issues the certificate. All in one batch,
 * on condition that nobody has changed progress or enrollment meanwhile.
 * @throws AppError `not-owned`, `withdrawn` or `content-unavailable`
 */
export async function record(
  uid: string,
  courseId: string,
  course: Course,
  change: Change,
): Promise<Recorded> {
  return optimistically(async (write) => {
    const learner = await readLearner(uid, courseId)
    assertOwner(learner)
    const earlier = learner.enrollment.data()?.certificateId ?? null
    const progress = change.progress(learner, earlier !== null)
    const unpassed = await unpassedQuizzes(courseId, course, progress)
    const answered = countedAnswers(learner.progress, change)
    const isChanged = writeProgress(write, learner, progress, unpassed ?? [])
    const isFinished = unpassed?.length === 0 && earlier === null
    const certificateId = isFinished ? await issue(write, learner, course) : earlier
    const first = firstTimes(learner.progress, progress)
    writeCounts(write, courseId, {...first, completed: isFinished, answered})
    if (isChanged) await inviteToReview(write, learner, course, progress)
    // What is reported again says nothing new.
    if (isChanged || answered || isFinished)
      await noteLearning(write, uid, {begun: first.started, finished: isFinished})
    return {progress, certificateId, unpassed: unpassed ?? []}
  })
}

/**
 * Keeps where videos were left, without the outline: while one is watched, that is reported every 15 s.
 * @returns null where the report says more, or not of lessons that the learner has opened: nothing is kept then
 * @throws AppError `not-owned` or `withdrawn`
 */
export async function recordPositions(
  uid: string,
  courseId: string,
  report: ProgressReport,
): Promise<Recorded | null> {
  if (!isOfPositions(report)) return null
  return optimistically(async (write) => {
    const learner = await readLearner(uid, courseId)
    assertOwner(learner)
    const progress = applyPositions(learner.progress, report, clock.now())
    if (progress === null) return null
    const {unpassed = []} = learner.snapshot.data() ?? {}
    if (writeProgress(write, learner, progress, unpassed))
      await noteLearning(write, uid, {begun: false, finished: false})
    return {progress, certificateId: learner.enrollment.data()?.certificateId ?? null, unpassed}
  })
}

/** Notes that somebody has learnt, and counts it in the day. */
async function noteLearning(
  write: WriteBatch,
  uid: string,
  counted: {begun: boolean; finished: boolean},
): Promise<void> {
  beginPause(write, uid)
  const now = clock.timestamp()
  const isFirstToday = await noteActivity(write, uid, now)
  countLearning(write, now, {isFirstToday, ...counted})
}

/** Queues the invitation to review a course when its first section is done, once; not to an account without an address. */
async function inviteToReview(
  write: WriteBatch,
  {uid, courseId, enrollment, progress: before}: Learner,
  {outline, title}: Course,
  progress: Progress,
): Promise<void> {
  const isNew = !hasFinishedFirstSection(outline, before) && hasFinishedFirstSection(outline, progress)
  if (!isNew || enrollment.data()?.reviewId !== undefined) return
  const id = reviewInvitationId(uid, courseId)
  const [[account], earlier] = await Promise.all([accountsByUid([uid]), outbox().doc(id).get()])
  if (!account || earlier.exists) return
  const nextAttemptAt = Timestamp.fromMillis(clock.now() + REVIEW_INVITATION_AFTER_MS)
  queueMail(write, id, [account.email], reviewInvitationMail, {uid, courseId, title}, {nextAttemptAt})
}

/** The lessons whose quiz is still to be passed, once every lesson is done; null before that. */
async function unpassedQuizzes(
  courseId: string,
  {outline}: Course,
  progress: Progress,
): Promise<string[] | null> {
  if (!standingIn(outline, progress).isComplete) return null
  const quizzes = await fetchQuizzes(courseId)
  return lessonsOf(outline)
    .map(({key}) => key)
    .filter((key) => quizzes.has(key) && !(key in progress.passed))
}

/** Issues the certificate that the enrollment does not have yet, and stores its id there: two devices issue one. */
async function issue(
  write: WriteBatch,
  {uid, courseId, enrollment}: Learner,
  course: Course,
): Promise<string> {
  const id = await writeCertificate(write, uid, {
    courseId,
    courseTitle: course.title,
    teacher: course.teacher ?? '',
    duration: course.duration,
  })
  write.update(enrollment.ref, {certificateId: id}, unchanged(enrollment))
  return id
}

function firstTimes(
  before: Progress,
  after: Progress,
): Pick<Counted, 'started' | 'opened' | 'done' | 'sittings'> {
  const lessons = [...new Set([...Object.keys(after.done), ...Object.keys(after.passed)])]
  const done = lessons.filter((key) => !isDone(before, key) && !(key in before.undone))
  const sittings = done.flatMap((key) => {
    const ms = sittingMs(after, key)
    return ms === null ? [] : [[key, Math.round(ms / 1000)] as const]
  })
  return {
    started: before.startedAt === null,
    opened: [...seen(after)].filter((key) => !seen(before).has(key)),
    done,
    sittings: Object.fromEntries(sittings),
  }
}

/** The lessons that a learner has opened: also those that were done so soon that nothing else was ever said of them. */
function seen({opened, done, undone, passed}: Progress): Set<string> {
  return new Set([opened, done, undone, passed].flatMap((times) => Object.keys(times)))
}

/** Who has passed a quiz knows its answers: what they answer afterwards says nothing. */
function countedAnswers(before: Progress, {answered = null}: Change): Counted['answered'] {
  return answered && !(answered.lesson in before.passed) ? answered : null
}

/** @returns whether there is anything new */
function writeProgress(
  write: WriteBatch,
  {uid, courseId, snapshot, progress: before}: Learner,
  progress: Progress,
  unpassed: string[],
): boolean {
  const isSame =
    isDeepStrictEqual(before, progress) && isDeepStrictEqual(snapshot.data()?.unpassed ?? [], unpassed)
  if (isSame) return false
  const stored: StoredProgress = {userId: uid, courseId, ...progress, unpassed, updatedAt: clock.timestamp()}
  if (snapshot.exists) write.update(snapshot.ref, {...stored}, unchanged(snapshot))
  else write.create(progressOfLearner(uid, courseId), stored)
  return true
}
