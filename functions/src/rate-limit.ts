import {createHash} from 'node:crypto'
import {FieldValue, Timestamp} from 'firebase-admin/firestore'
import {AppError} from './app-error.ts'
import {firestore} from './services/firestore.ts'
import {log} from './services/log.ts'

/** At most `max` uses for one key in each window of time. */
export interface Limit {
  /** what is counted: `subscribe`, `password-reset` … */
  name: string
  /** for whom it is counted: an account, an email address, an IP address */
  key: string
  max: number
  windowSeconds: number
}

/**
 * Counts one use in `rateLimits/{id}`.
 * @throws AppError `rate-limited` when the window's count is used up
 */
export async function countAgainstLimit({name, key, max, windowSeconds}: Limit): Promise<void> {
  const window = Math.floor(Date.now() / 1000 / windowSeconds)
  // Hashed, because keys are personal data.
  const id = createHash('sha256').update(`${name}\n${key}\n${window}`).digest('hex').slice(0, 40)
  const reference = firestore().collection('rateLimits').doc(id)
  const expireAt = Timestamp.fromMillis((window + 2) * windowSeconds * 1000)
  await reference.set({name, count: FieldValue.increment(1), expireAt}, {merge: true})
  const count = Number((await reference.get()).get('count'))
  if (count <= max) return
  log('rate-limited', {limit: name})
  throw new AppError('rate-limited')
}
