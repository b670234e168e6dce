import type {SharedPicture} from '../metadata.ts'

/** `certificates/{id}`: readable by anyone who knows its id, which can't be guessed. Times are ms since the epoch. */
export interface Certificate {
  userId: string
  courseId: string
  courseTitle: string
  teacher: string
  name: string
  /** minutes */
  duration: number
  issuedAt: number
  /** when it was revoked by a refund or by staff; null while it is valid */
  withdrawnAt: number | null
  /** whether the learner has used the one correction */
  corrected: boolean
  /** the credential that was made of it; null where that was withdrawn; absent before its files are first asked for */
  credential?: IssuedCredential | null
}

/** A credential in circulation. Its number, from 0, says where its status stands, and is never used again. */
interface IssuedCredential {
  number: number
  validFrom: number
}

/** A 128-bit id as 32 hexadecimal digits. */
export const CERTIFICATE_ID = /^[0-9a-f]{32}$/

/** The picture of links to a certificate, drawn by a function. */
export function certificatePicture(
  id: string,
  {name, courseTitle}: Pick<Certificate, 'name' | 'courseTitle'>,
): SharedPicture {
  return {
    path: `/certificates/${id}.png`,
    type: 'image/png',
    alt: `Certificate of completion: ${name} has completed ${courseTitle}`,
  }
}
