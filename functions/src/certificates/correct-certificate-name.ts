import {CERTIFICATE_ID} from '@lectern/domain/learning/certificate'
import {correctCertificateName as contract} from '@lectern/domain/learning/contracts'
import {AppError} from '../app-error.ts'
import {isStaff as askStaff} from '../authorize.ts'
import {callable} from '../callable.ts'
import {optimistically} from '../services/optimistic.ts'
import {recordStaffAction} from '../staff/staff-action.ts'
import {certificates, writeCertificateChange} from './certificate.ts'

/** When a learner corrects the name on a certificate of theirs, once, or staff does. */
export const correctCertificateName = callable(
  contract,
  {
    limits: (_, {uid}) => [{name: 'certificate-name', key: uid, max: 20, windowSeconds: 60 * 60}],
  },
  async ({certificateId, name}, caller) => {
    const corrected = name.replaceAll(/\s+/g, ' ')
    await optimistically(async (write) => {
      const snapshot = await certificates().doc(certificateId).get()
      const certificate = CERTIFICATE_ID.test(certificateId) ? snapshot.data() : undefined
      const isOwn = certificate?.userId === caller.uid
      // Whoever corrects their own the first time is not asked what they are.
      const isStaff = (!isOwn || certificate.corrected) && (await askStaff(caller, 'staff'))
      // Somebody else's is as unknown as none: only its page says that there is one.
      if (!certificate || !(isOwn || isStaff)) throw new AppError('unknown-certificate')
      if (certificate.withdrawnAt !== null) throw new AppError('withdrawn')
      if (certificate.name === corrected) return
      if (certificate.corrected && !isStaff) throw new AppError('already-corrected')
      const change = isStaff ? {name: corrected} : {name: corrected, corrected: true}
      writeCertificateChange(write, snapshot, change)
      if (isStaff)
        recordStaffAction(
          write,
          caller,
          'certificate-corrected',
          {kind: 'certificate', id: certificateId},
          {
            whom: certificate.userId,
          },
        )
    })
    return {name: corrected}
  },
)
