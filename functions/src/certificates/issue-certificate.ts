import type {WriteBatch} from 'firebase-admin/firestore'
import {personOf} from '../accounts/person.ts'
import {queueMail} from '../outbox/queue.ts'
import {certificateMail} from './certificate-mail.ts'
import {certificates} from './certificate.ts'
import {clock, random} from '../services/clock.ts'
import {logWith} from '../services/log.ts'

/** Where an account has no name; its learner can correct it. */
const NAMELESS = 'A Lectern learner'

interface FinishedCourse {
  courseId: string
  courseTitle: string
  teacher: string
  /** minutes */
  duration: number
}

/**
 * Issues a certificate and queues the mail with its address, in the batch that records its id: there it is that the caller
 * makes sure that a course brings one certificate.
 * @returns its id, of 128 random bits
 */
export async function writeCertificate(
  write: WriteBatch,
  userId: string,
  course: FinishedCourse,
): Promise<string> {
  const id = random.hex(16)
  const {name, email} = await personOf(userId)
  write.create(certificates().doc(id), {
    userId,
    ...course,
    name: name ?? NAMELESS,
    issuedAt: clock.now(),
    withdrawnAt: null,
    corrected: false,
  })
  logWith(write, 'certificate-issued', {certificateId: id, courseId: course.courseId, userId})
  if (email !== null) queueMail(write, `certificate-${id}`, [email], certificateMail, {certificateId: id})
  return id
}
