import {decideReturn} from '@lectern/domain/contracts'
import {Undo2} from 'lucide-react'
import {useState} from 'react'
import {AccountPage} from '~/features/account/account-page'
import {RemoteError} from '~/features/account/remote-error'
import {ResponsiveTable} from '~/ui/content/responsive-table'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {returnCasesFor} from '~/features/staff/questions'
import {ReturnRow, type Decision} from '~/features/staff/return-row'
import {useUser} from '~/features/auth/use-user'
import {failureWords} from '~/lib/firebase/failure-words'
import {useRemote} from '~/lib/firebase/remote'
import {pageMeta} from '~/lib/router/page-meta'
import {EmptyState} from '~/ui/feedback/empty-state'
import {toast} from '~/ui/feedback/toast'

export const meta = () => pageMeta({title: 'Return requests', noindex: true})
export const handle = {Skeleton: AdminReturnsSkeleton}

const TITLE = 'Return requests'
const LEAD = 'Approving gives the money back and takes the courses from the shelf. A decision is final.'

/** Every return request, newest first; staff decide on those that are pending. */
export default function AdminReturns() {
  const {uid} = useUser()
  const remote = useRemote(returnCasesFor(uid))
  const {data: cases, failed, reload} = remote
  const [deciding, setDeciding] = useState<ReadonlyMap<string, Decision>>(new Map())

  const decide = async (orderId: string, decision: Decision) => {
    setDeciding((deciding) => new Map(deciding).set(orderId, decision))
    try {
      const {call} = await import('~/lib/firebase/call')
      const {status} = await call(decideReturn, {orderId, decision})
      toast({title: 'Return Status Updated', description: `Return request has been ${status}`})
    } catch (error) {
      console.error('The return could not be decided.', error)
      toast({title: 'Error', description: failureWords('decideReturn', error), variant: 'destructive'})
    }
    // Also after a refusal: somebody else may have decided.
    await reload()
    setDeciding((deciding) => {
      const left = new Map(deciding)
      left.delete(orderId)
      return left
    })
  }

  if (!cases && !failed) return <AdminReturnsSkeleton />
  return (
    <AccountPage title={TITLE} lead={LEAD}>
      {!cases && <RemoteError {...remote} />}
      {cases?.length === 0 && (
        <EmptyState icon={<Undo2 aria-hidden />} title="No return requests">
          When a learner asks for their money back, it stands here.
        </EmptyState>
      )}
      {cases && cases.length > 0 && (
        <ResponsiveTable
          caption="Return requests"
          columns={['Return', 'Requested', 'Order', 'Amount', 'Reason', 'Status', 'Actions']}
        >
          {cases.map((returnCase) => {
            const {orderId} = returnCase.returned
            return (
              <ReturnRow
                key={orderId}
                returnCase={returnCase}
                deciding={deciding.get(orderId) ?? null}
                onDecide={(decision) => void decide(orderId, decision)}
              />
            )
          })}
        </ResponsiveTable>
      )}
    </AccountPage>
  )
}

function AdminReturnsSkeleton() {
  return (
    <AccountPage title={TITLE} lead={LEAD}>
      <TableSkeleton label="Loading return requests" rows={4} />
    </AccountPage>
  )
}
