import {listSuppressions as contract, type ListedSuppression} from '@lectern/domain/mail/contracts'
import type {DocumentSnapshot} from 'firebase-admin/firestore'
import {callable} from '../../callable.ts'
import {addressHash, suppressions, type Suppression} from '../../outbox/suppressions.ts'
import {cursorPage} from '../../services/cursor-page.ts'

const PAGE = 50

/** When staff looks at the addresses that get no mailings. */
export const listSuppressions = callable(contract, async ({address, cursor}) => {
  if (address.trim() !== '') {
    const found = await suppressions().doc(addressHash(address)).get()
    return {suppressions: toListed(found), next: null}
  }
  const {docs, next} = await cursorPage(suppressions(), 'since', cursor, {size: PAGE})
  return {suppressions: docs.flatMap(toListed), next}
})

function toListed(snapshot: DocumentSnapshot<Suppression>): ListedSuppression[] {
  const suppression = snapshot.data()
  if (!suppression) return []
  const {address, reason, detail, since} = suppression
  return [{id: snapshot.id, address, reason, detail, since: since.toDate().toISOString()}]
}
