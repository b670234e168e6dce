import {listStaff} from '@lectern/domain/staff/contracts'
import type {Route} from './+types/roles'
import {AddStaffForm, ChangeRoleButton, roleNames} from '~/features/staff/roles/role-forms'
import {ResetPasskeysButton} from '~/features/staff/roles/reset-passkeys'
import {requireOwner} from '~/features/auth/auth-guard'
import {privateLoader} from '~/features/auth/private-loader'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {StaffPage} from '~/layout/staff/staff-page'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {longDate} from '~/ui/content/dates'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'
import {Badge} from '~/ui/feedback/badge'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {Card} from '~/ui/layout/card'

export const meta = () => pageMeta({title: 'Who is staff', noindex: true})

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireOwner]

export const clientLoader = privateLoader(
  {title: 'Error loading staff', description: 'Please try again later'},
  async ({uid}) => {
    const {call} = await import('~/lib/firebase/call')
    return {...(await call(listStaff, {})), uid}
  },
)

export const clientAction = routeActions(() => import('~/features/staff/roles/actions'))

const frame = {
  title: 'Who is staff',
  lead: 'Staff run the shop; owners also decide who is staff. Every change is recorded.',
}

const states = defineScreenStates(StaffPage, frame, <TableSkeleton label="Loading staff" rows={3} />)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** Who is staff and who is an owner, for owners. */
export default function Roles({loaderData: {members, uid}}: Route.ComponentProps) {
  const owners = members.filter(({role}) => role === 'owner').length
  return (
    <StaffPage {...frame}>
      <ResponsiveTable caption="Staff" columns={['E-mail', 'Role', 'Since', 'Actions']}>
        {members.map((member) => {
          const {email, role, since} = member
          const isLastOwner = role === 'owner' && owners === 1
          return (
            <Row key={member.uid}>
              <Cell label="E-mail" className="font-medium">
                <span className="wrap-anywhere">
                  {email ?? member.uid}
                  {member.uid === uid && ' (you)'}
                </span>
              </Cell>
              <Cell label="Role">
                <Badge variant={role === 'owner' ? 'default' : 'secondary'}>{roleNames[role]}</Badge>
              </Cell>
              <Cell label="Since">{longDate(since)}</Cell>
              <Cell>
                {member.passkeys > 0 && member.uid !== uid && <ResetPasskeysButton member={member} />}
                {isLastOwner ? (
                  <span className="text-ink-faint">There has to be an owner</span>
                ) : (
                  <span className="flex flex-wrap gap-2 py-2">
                    <ChangeRoleButton member={member} to={role === 'owner' ? 'staff' : 'owner'} />
                    <ChangeRoleButton member={member} to="none" />
                  </span>
                )}
              </Cell>
            </Row>
          )
        })}
      </ResponsiveTable>
      <Card className="grid gap-5">
        <h2 className="text-lg">Make somebody staff</h2>
        <AddStaffForm />
      </Card>
    </StaffPage>
  )
}
