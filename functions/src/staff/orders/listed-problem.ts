import type {Output} from '@lectern/domain/contracts'
import type {listProblems} from '@lectern/domain/orders/contracts'
import type {QueryDocumentSnapshot} from 'firebase-admin/firestore'
import type {Problem} from '../../orders/problem.ts'

type ListedProblem = Output<typeof listProblems>['problems'][number]

/** A problem as the screens of staff get it. */
export function listedProblem(snapshot: QueryDocumentSnapshot<Problem>): ListedProblem {
  const {kind, orderId, details, since, settledAt, settledBy, outcome} = snapshot.data()
  return {
    id: snapshot.id,
    kind,
    orderId,
    details,
    since: since.toMillis(),
    settledAt: settledAt?.toMillis() ?? null,
    settledBy,
    outcome,
  }
}
