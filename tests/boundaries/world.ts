import {Timestamp} from 'firebase-admin/firestore'
import {createDiscount} from '@lectern/domain/discount/contracts'
import {changeTeacherState} from '@lectern/domain/teachers/contracts'
import {signUnsubscription} from '../../functions/src/newsletter/unsubscribe-token.ts'
import {reviewOf} from '../../functions/src/reviews/review.ts'
import {submissionOf} from '../../functions/src/submissions/submission.ts'
import {functionsSecrets} from '../../local/environment.ts'
import {firestore, lake, publishBundle, publishCourse, read} from '../integration/commerce/back-office.ts'
import {eventually} from '../integration/commerce/eventually.ts'
import {signUp, signUpStaff, type Learner} from '../integration/commerce/learner.ts'
import type {Person} from '../integration/cost/run-function.ts'
import {reviewDocument} from '../integration/learning/review-document.ts'
import {outboxMail} from '../integration/people/outbox-mail.ts'
import {aTeacher} from '../integration/teachers/teachers.ts'
import {question, teachCourse, words} from '../integration/learning/taught-course.ts'
import type {KnownValues} from './inputs.ts'

/** Somebody who calls. */
export interface Caller {
  name: 'anonymous' | 'learner' | 'teacher' | 'former teacher' | 'staff' | 'owner' | 'deleted account'
  person: Person
}

export interface World {
  callers: readonly Caller[]
  known: KnownValues
}

/** A shop in which something has happened, so that inputs can name what exists, of the caller and of others. */
export async function createWorld(): Promise<World> {
  const [ada, ben, staff, colleague, owner, gone] = await Promise.all([
    signUp(),
    signUp(),
    signUpStaff(),
    signUpStaff(),
    signUpStaff('owner'),
    signUp(),
  ])
  const [taught, sold, other] = await Promise.all([
    teachCourse({
      sections: [
        {free: true, lessons: [{key: 'free', body: [words('Free'), question('q')]}]},
        {
          lessons: [
            {key: 'paid', body: [words('Paid'), question('q')]},
            {key: 'unwritten', body: null},
          ],
        },
      ],
    }),
    publishCourse(),
    publishCourse(),
  ])
  const bundle = await publishBundle([taught, sold])
  const bought = await ada.buy(taught)
  const returned = await ada.buy(other)
  await ada.requestReturn(returned.orderId)
  // Written by a trigger, whose first worker takes its time.
  await eventually('the mail of the return', () => read(`mail/return-requested-${returned.orderId}`))
  const foreign = await ben.buy(taught)
  const open = await ada.pressPay([sold])
  const {code} = await staff.call(createDiscount, {
    code: `BOUNDARY-${crypto.randomUUID().slice(0, 8)}`,
    kind: 'percentage',
    value: 10,
    courseId: null,
    startsAt: null,
    endsAt: null,
    maxUses: null,
    maxUsesPerPerson: null,
  })
  await gone.deleteAccount()
  // Staff pause and end the second one, while the first goes on; the third has ended.
  const [{teacher, instructorId}, changed, former] = await Promise.all([
    aTeacher(staff),
    aTeacher(staff),
    aTeacher(staff),
  ])
  await staff.call(changeTeacherState, {
    instructorId: former.instructorId,
    from: 'active',
    state: 'ended',
  })
  const profile = await lake.getDocument(instructorId)
  const certificate = await issueCertificate(ada, taught.id)
  const mailIds = await Promise.all([mail('failed'), mail('queued'), mail('sent')])
  const reviewIds = await Promise.all([review(ada, taught.id), review(ben, taught.id)])
  const questionIds = await Promise.all([
    asked(ada, taught.id, 'private'),
    asked(ben, taught.id, 'shared'),
    asked(ben, taught.id, 'private', instructorId),
  ])
  const submissionIds = await Promise.all([
    handedIn(ada, taught.id, 'instructor-of-nobody'),
    handedIn(ben, taught.id, instructorId),
  ])
  return {
    callers: [
      {name: 'anonymous', person: null},
      {name: 'learner', person: ada},
      {name: 'teacher', person: teacher},
      {name: 'staff', person: {uid: staff.uid, email: staff.email}},
      {name: 'owner', person: {uid: owner.uid, email: owner.email}},
      {name: 'deleted account', person: gone},
      {name: 'former teacher', person: former.teacher},
    ],
    known: {
      courseId: [taught.id, sold.id, other.id],
      id: [taught.id, sold.id, other.id, bundle.id],
      expectedTotalCents: [sold.priceCents, 2 * sold.priceCents, bundle.priceCents],
      code: [code, 'BOUNDARY-NEW'],
      discountCode: [code, 'BOUNDARY-NONE'],
      lessonKey: ['free', 'paid', 'unwritten'],
      lesson: ['free', 'paid'],
      done: ['free', 'paid', 'unwritten', Date.now()],
      seconds: ['free', 'paid'],
      time: [Date.now()],
      answers: ['q', 'right', 'wrong'],
      orderId: [bought.orderId, returned.orderId, foreign.orderId, open.orderId],
      sessionId: [bought.sessionId, returned.sessionId, foreign.sessionId, open.sessionId],
      certificateId: [certificate],
      // Not those of callers who are staff: owners may take the role of whom they name, and what follows would be refused.
      uid: [ada.uid, ben.uid, colleague.uid, gone.uid],
      confirmation: ['delete my account', 'yes'],
      search: ['', 'a', ada.uid],
      instructorId: [changed.instructorId],
      version: [profile?._rev ?? ''],
      linkedin: ['https://example.com/in/tess'],
      twitter: ['https://example.com/tess'],
      website: ['https://example.com'],
      reviewId: reviewIds,
      mailId: mailIds,
      questionId: questionIds,
      submissionId: submissionIds,
      seen: [1, 2],
      seenAt: [SEEN_AT],
      amountCents: [sold.priceCents, other.priceCents],
      problemId: [`payment-missing-${bought.orderId}`],
      email: readers(5),
      emails: readers(5),
      token: tokens(),
      cursor: cursors(),
    },
  }
}

async function issueCertificate({uid}: Learner, courseId: string): Promise<string> {
  const id = crypto.randomUUID().replaceAll('-', '')
  await firestore.doc(`certificates/${id}`).set({
    userId: uid,
    courseId,
    courseTitle: 'A course',
    teacher: '',
    duration: 10,
    name: 'Ada Fenn',
    issuedAt: Date.now(),
    withdrawnAt: null,
    corrected: false,
  })
  return id
}

/** A mail that nobody but staff tries again: it is not due. */
async function mail(state: 'failed' | 'queued' | 'sent'): Promise<string> {
  const [to = ''] = readers(1)
  const {id} = await firestore.collection('mail').add(
    outboxMail(to, {
      state,
      attempts: 1,
      nextAttemptAt: Timestamp.fromMillis(Date.now() + 24 * 60 * 60_000),
      sentAt: state === 'sent' ? Timestamp.now() : null,
      ...(state !== 'failed' && {lastError: null}),
    }),
  )
  return id
}

/** When the reviews were written, in ms. */
const SEEN_AT = Date.UTC(2026, 0, 1)

async function review({uid}: Learner, courseId: string): Promise<string> {
  const reference = reviewOf(uid, courseId)
  const time = Timestamp.fromMillis(SEEN_AT)
  await firestore.doc(reference.path).set(reviewDocument({userId: uid, courseId}, time))
  return reference.id
}

/** A question about a lesson, as its learner asked it, answered where it is shared. */
async function asked(
  {uid}: Learner,
  courseId: string,
  visibility: 'private' | 'shared',
  instructorId: string | null = null,
): Promise<string> {
  const at = Timestamp.fromMillis(SEEN_AT)
  const answer = visibility === 'shared' ? [{from: 'staff', text: 'Because.', at}] : []
  const {id} = await firestore.collection('questions').add({
    userId: uid,
    author: 'Ada',
    courseId,
    lessonKey: 'paid',
    courseTitle: 'A course',
    lessonTitle: 'A lesson',
    path: `/learn/${courseId}/paid`,
    instructorId,
    messages: [{from: 'learner', text: 'Why?', at}, ...answer],
    visibility,
    words: ['wh', 'why'],
    helpful: 0,
    isOpen: answer.length === 0,
    staffAt: answer.length === 0 ? at : null,
    createdAt: at,
  })
  return id
}

/** Work for a lesson, as its learner handed it in. */
async function handedIn({uid}: Learner, courseId: string, instructorId: string): Promise<string> {
  const at = Timestamp.fromMillis(SEEN_AT)
  const {id} = submissionOf(uid, courseId, 'paid')
  await firestore.doc(`submissions/${id}`).set({
    userId: uid,
    author: 'Ada',
    courseId,
    lessonKey: 'paid',
    courseTitle: 'A course',
    lessonTitle: 'A lesson',
    exercise: 'An exercise',
    path: `/learn/${courseId}/paid`,
    instructorId,
    entries: [{from: 'learner', text: 'Done.', link: '', verdict: null, at}],
    state: 'waiting',
    handedInAt: at,
  })
  return id
}

function readers(count: number): string[] {
  return Array.from({length: count}, (_, index) => `boundary-reader-${index}@example.com`)
}

/** Tokens to unsubscribe: one that is right, one that was changed, and texts that were never signed. */
export function tokens(): string[] {
  const right = signUnsubscription(
    {email: 'boundary-reader-0@example.com', mailing: 'newsletter'},
    functionsSecrets()['UNSUBSCRIBE_SECRET'] ?? '',
  )
  return [right, `${right}x`, `x${right}`, `${right}.${right}`, '.', '..', 'bm90IEpTT04.x']
}

/** Cursors of every list, at the ends of what they take, and some beyond. */
function cursors(): string[] {
  const places = [
    [0, 0],
    [253_402_300_799, 999_999_999],
    [253_402_300_800, 0],
    [1, 1_000_000_000],
    [8.64e15, 0],
  ] as const
  return ['order-a', '-_', '__reserved__', 'a:b.c'].flatMap((id) => [
    ...places.flatMap(([seconds, nanoseconds]) => [
      JSON.stringify([seconds, nanoseconds, id]),
      JSON.stringify(['newest', seconds, nanoseconds, id]),
      JSON.stringify(['subscriber', seconds, nanoseconds, id]),
      `${seconds}.${nanoseconds}.${id}`,
    ]),
    JSON.stringify(['newest', 8.64e15, id]),
    JSON.stringify(['name', 'ada', id]),
    JSON.stringify(['account', id]),
    JSON.stringify(['found', id]),
    id,
  ])
}
