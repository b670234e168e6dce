/** `certificates/{id}`: anybody may get one by its id, which cannot be guessed. Times are ms since the epoch. */
export interface Certificate {
  userId: string
  courseId: string
  courseTitle: string
  teacher: string
  name: string
  /** minutes */
  duration: number
  issuedAt: number
  /** when a refund or staff withdrew it; null while it is genuine */
  withdrawnAt: number | null
  /** the learner has used the one correction */
  corrected: boolean
}

/** An id of 128 bits, as 32 hexadecimal digits. */
export const CERTIFICATE_ID = /^[0-9a-f]{32}$/
