import {MAX_EMAIL_LENGTH} from '@lectern/domain/limits'
import {useState} from 'react'
import type {Member, Team} from './load-team'
import {ActionForm} from '~/lib/forms/action-form'
import {FormDialog} from '~/lib/forms/form-dialog'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Button} from '~/ui/button'
import {shortDate} from '~/ui/content/dates'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'
import {Badge} from '~/ui/feedback/badge'
import {Input} from '~/ui/form/input'
import {standingOf, standingWords} from './member-words'

interface MembersTableProps {
  teamId: string
  team: Team
}

/** The people of a team, how far each is, and what can be done about their seats. */
export function MembersTable({teamId, team: {members, courses}}: MembersTableProps) {
  const [taking, setTaking] = useState<Member | null>(null)
  const lessonsOf = new Map(courses.map(({courseId, lessons}) => [courseId, lessons]))
  return (
    <>
      <ResponsiveTable
        caption="Members"
        columns={['Person', 'Seat', 'Lessons', 'Certificates', 'Last here', '']}
        wide
      >
        {members.map((member) => (
          <MemberRow
            key={member.seatId}
            teamId={teamId}
            member={member}
            lessons={member.progress.reduce((sum, {courseId}) => sum + (lessonsOf.get(courseId) ?? 0), 0)}
            onTake={() => setTaking(member)}
          />
        ))}
      </ResponsiveTable>
      <FormDialog
        open={taking !== null}
        onClose={() => setTaking(null)}
        title="Take the seat back?"
        description={
          taking?.state === 'accepted'
            ? 'They lose the course and are told by email. It works until they begin.'
            : 'The link of their invitation leads nowhere from then on.'
        }
        actions={() => import('./actions')}
        intent="takeSeatBack"
        values={{teamId, seatId: taking?.seatId ?? ''}}
        submitLabel="Take it back"
        pendingLabel="Taking it back..."
      >
        <FormField
          name="to"
          label="Give it to somebody else (optional)"
          hint="Their email address. Without one the seat is free."
        >
          {(control) => <Input {...control} type="email" autoComplete="off" maxLength={MAX_EMAIL_LENGTH} />}
        </FormField>
      </FormDialog>
    </>
  )
}

interface MemberRowProps {
  teamId: string
  member: Member
  /** of all courses of their seat together */
  lessons: number
  onTake: () => void
}

function MemberRow({teamId, member, lessons, onTake}: MemberRowProps) {
  const {seatId, email, name, state, hasBegun, progress} = member
  const standing = standingOf(member)
  const isLearning = state === 'accepted'
  const done = progress.reduce((sum, course) => sum + course.lessonsDone, 0)
  const last = Math.max(0, ...progress.map(({lastAt}) => lastAt ?? 0))
  return (
    <Row>
      <Cell>
        <span className="grid min-w-0">
          <span className="font-medium wrap-anywhere">{name ?? email ?? 'An account that was deleted'}</span>
          {name !== null && email !== null && <span className="wrap-anywhere text-ink-faint">{email}</span>}
        </span>
      </Cell>
      <Cell label="Seat">
        <Badge variant={standing === 'returned' ? 'destructive' : hasBegun ? 'default' : 'secondary'}>
          {standingWords[standing]}
        </Badge>
      </Cell>
      <Cell label="Lessons" className="tabular whitespace-nowrap">
        {isLearning ? `${done} of ${lessons}` : null}
      </Cell>
      <Cell label="Certificates" className="tabular whitespace-nowrap">
        {isLearning
          ? `${progress.filter(({hasCertificate}) => hasCertificate).length} of ${progress.length}`
          : null}
      </Cell>
      <Cell label="Last here" className="tabular whitespace-nowrap">
        {last > 0 ? shortDate(last) : null}
      </Cell>
      <Cell>
        {hasBegun ? null : (
          <span className="flex flex-wrap gap-2">
            {state === 'held' && email !== null && (
              <ActionForm
                formId={`resend-${seatId}`}
                aria-label={`Send the invitation of ${email} again`}
                actions={() => import('./actions')}
                intent="resendInvitation"
                revalidate
              >
                <input type="hidden" name="teamId" value={teamId} />
                <input type="hidden" name="seatId" value={seatId} />
                <SubmitButton variant="quiet" size="sm" pendingLabel="Sending...">
                  Send again
                </SubmitButton>
              </ActionForm>
            )}
            <Button variant="quiet" size="sm" onClick={onTake}>
              Take back
              <span className="sr-only"> the seat of {email ?? 'an account that was deleted'}</span>
            </Button>
          </span>
        )}
      </Cell>
    </Row>
  )
}
