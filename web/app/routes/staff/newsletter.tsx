import {useState} from 'react'
import {AccountPage} from '~/features/account/account-page'
import {RemoteError} from '~/features/account/remote-error'
import {ComposePanel} from '~/features/staff/compose-panel'
import {recipientsFor} from '~/features/staff/questions'
import {NOBODY_LEFT_OUT, selectedEmails} from '~/features/staff/recipient-selection'
import {StatCards} from '~/features/staff/stat-cards'
import {SubscribersPanel} from '~/features/staff/subscribers-panel'
import {useUser} from '~/features/auth/use-user'
import {useRemote} from '~/lib/firebase/remote'
import {pageMeta} from '~/lib/router/page-meta'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Tabs} from '~/ui/navigation/tabs'

export const meta = () => pageMeta({title: 'Newsletter', noindex: true})
export const handle = {Skeleton: AdminNewsletterSkeleton}

/** Who can be written to, and the newsletter to them. */
export default function AdminNewsletter() {
  const {uid} = useUser()
  const remote = useRemote(recipientsFor(uid))
  const {data, failed, reload} = remote
  const [leftOut, setLeftOut] = useState(NOBODY_LEFT_OUT)

  if (!data && !failed) return <AdminNewsletterSkeleton />
  if (!data) {
    return (
      <AccountPage title="Newsletter">
        <RemoteError {...remote} />
      </AccountPage>
    )
  }
  const {recipients} = data
  return (
    <AccountPage title="Newsletter">
      <StatCards counts={data} />
      <Tabs
        label="Newsletter"
        tabs={[
          {
            id: 'subscribers',
            label: 'Subscribers',
            content: (
              <SubscribersPanel
                recipients={recipients}
                leftOut={leftOut}
                onChange={setLeftOut}
                onAdded={reload}
              />
            ),
          },
          {
            id: 'create',
            label: 'Create & Send',
            content: (
              <ComposePanel
                emails={selectedEmails(recipients, leftOut)}
                onSent={() => setLeftOut(NOBODY_LEFT_OUT)}
              />
            ),
          },
        ]}
      />
    </AccountPage>
  )
}

function AdminNewsletterSkeleton() {
  return (
    <AccountPage title="Newsletter">
      <StatCards />
      <Loading label="Loading subscribers" className="grid gap-4">
        <Skeleton className="h-12 w-72 max-w-full" />
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </Loading>
    </AccountPage>
  )
}
