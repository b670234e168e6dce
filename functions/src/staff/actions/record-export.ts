import {recordExport as contract} from '@lectern/domain/staff/contracts'
import {assertRecentSignIn} from '../../authorize.ts'
import {callable} from '../../callable.ts'
import {codeOf, grpc} from '../../services/error-code.ts'
import {firestore} from '../../services/firestore.ts'
import {recordStaffAction} from '../staff-action.ts'

/** Before staff take a list with them. */
export const recordExport = callable(contract, async ({list, filters, requestId}, staff) => {
  assertRecentSignIn(staff)
  const write = firestore().batch()
  const details = {id: `export-${requestId}`, reason: filters === '' ? null : filters}
  recordStaffAction(write, staff, 'list-exported', {kind: 'list', id: list}, details)
  try {
    await write.commit()
  } catch (error) {
    if (codeOf(error) !== grpc.alreadyExists) throw error
  }
  return {}
})
