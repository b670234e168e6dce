import {dayOf} from '@lectern/domain/statistics/days'
import {clock} from '../services/clock.ts'
import {codeOf, grpc} from '../services/error-code.ts'
import {firestore} from '../services/firestore.ts'
import {recordStaffAction, type StaffMember} from './staff-action.ts'

/**
 * Records that staff open what is known of a person, before they get it: once a day (in UTC) for each of them and each person, so
 * that the other acts are still found among the reads.
 */
export async function recordRead(staff: StaffMember, uid: string): Promise<void> {
  const write = firestore().batch()
  const id = `read-${dayOf(clock.now())}-${staff.uid}-${uid}`
  recordStaffAction(write, staff, 'learner-read', {kind: 'learner', id: uid}, {id})
  try {
    await write.commit()
  } catch (error) {
    if (codeOf(error) !== grpc.alreadyExists) throw error
  }
}
