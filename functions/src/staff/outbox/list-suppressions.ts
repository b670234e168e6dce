import {listedSuppression, listSuppressions as contract} from '@lectern/domain/mail/contracts'
import type {DocumentSnapshot} from 'firebase-admin/firestore'
import {callable} from '../../callable.ts'
import {addressHash, suppressions, type Suppression} from '../../outbox/suppressions.ts'
import {cursorPage} from '../../services/cursor-page.ts'
import {readable} from '../../services/readable.ts'

const PAGE = 50

/** When staff looks at the addresses that get no mailings. */
export const listSuppressions = callable(contract, async ({address, cursor}) => {
  if (address.trim() !== '') {
    const found = await suppressions().doc(addressHash(address)).get()
    return {suppressions: readable(listedSuppression, found.exists ? [found] : [], toListed), next: null}
  }
  const {docs, next} = await cursorPage(suppressions(), 'since', cursor, {size: PAGE})
  return {suppressions: readable(listedSuppression, docs, toListed), next}
})

function toListed(snapshot: DocumentSnapshot<Suppression>) {
  const suppression = snapshot.data()
  return suppression && {...suppression, id: snapshot.id, since: suppression.since.toDate().toISOString()}
}
