import {payoutLabel, payoutStanding} from '@lectern/domain/teachers/payout-account'
import {shareLabel} from '@lectern/domain/teachers/teacher'
import {Plus} from 'lucide-react'
import {useState} from 'react'
import type {Route} from './+types/teachers'
import {fileTime} from '~/features/staff/export/list-export'
import {InviteDialog} from '~/features/staff/teachers/invite-dialog'
import {TeacherRow} from '~/features/staff/teachers/teacher-row'
import {defineList, NO_FILTERS} from '~/layout/staff/define-list'
import {StaffIcon} from '~/layout/staff/staff-icons'
import {routeActions} from '~/lib/forms/route-action'
import {Button} from '~/ui/button'
import {ResponsiveTable} from '~/ui/content/responsive-table'

const list = defineList({
  list: 'teachers',
  title: 'Teachers',
  lead: 'The people behind the instructors of the content. Each has a share of what is paid for their courses, and sees what it comes to.',
  words: {
    empty: {
      icon: <StaffIcon screen="teachers" />,
      title: 'Nobody teaches yet',
      words: 'Whom you invite stands here, with their share.',
    },
  },
  filters: NO_FILTERS,
  load: async ({cursor}) => (await import('~/features/staff/teachers/teachers')).loadTeachers(cursor),
  file: {
    Instructor: ({name}) => name,
    'E-mail': ({email}) => email,
    Share: ({shareBps}) => shareLabel(shareBps),
    Payouts: ({stripeAccountId, payouts}) => payoutLabel(payoutStanding(stripeAccountId, payouts)),
    Status: ({state}) => state,
    'Invited (UTC)': ({invitedAt}) => fileTime(invitedAt),
    'Since (UTC)': ({since}) => since && fileTime(since),
  },
})

export const meta = list.meta
export const clientLoader = list.clientLoader
export const HydrateFallback = list.HydrateFallback
export const ErrorBoundary = list.ErrorBoundary
export const clientAction = routeActions([
  () => import('~/features/staff/teachers/actions'),
  () => import('~/features/staff/payouts/actions'),
])

/** Who teaches, who was invited last first; staff invite others. */
export default function AdminTeachers({loaderData: page}: Route.ComponentProps) {
  const [inviting, setInviting] = useState(false)
  return (
    <>
      <list.Screen
        page={page}
        aside={
          <Button onClick={() => setInviting(true)}>
            <Plus aria-hidden className="size-4" />
            Invite
          </Button>
        }
      >
        <ResponsiveTable
          wide
          caption="Teachers"
          columns={['Instructor', 'E-mail', 'Share', 'Since', 'Status', 'Actions']}
        >
          {page.items.map((teacher) => (
            <TeacherRow key={teacher.instructorId} teacher={teacher} />
          ))}
        </ResponsiveTable>
      </list.Screen>
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
    </>
  )
}
