import {listedProblem} from '@lectern/domain/orders/contracts'
import type {QueryDocumentSnapshot} from 'firebase-admin/firestore'
import type {Problem} from '../../orders/problem.ts'
import {readable} from '../../services/readable.ts'

/** Problems as the screens of staff get them. */
export const listedProblems = (docs: readonly QueryDocumentSnapshot<Problem>[]) =>
  readable(listedProblem, docs, (snapshot) => {
    const {since, settledAt, ...problem} = snapshot.data()
    return {
      ...problem,
      id: snapshot.id,
      since: since.toMillis(),
      settledAt: settledAt?.toMillis() ?? null,
    }
  })
