import {payoutLabel, payoutStanding} from '@lectern/domain/teachers/payout-account'
import {canChangeTeacher, isErased, shareLabel, type TeacherChange} from '@lectern/domain/teachers/teacher'
import {useState} from 'react'
import {Link} from 'react-router-dom'
import {FormDialog} from '~/lib/forms/form-dialog'
import {Button} from '~/ui/button'
import {longDate} from '~/ui/content/dates'
import {Cell, Row} from '~/ui/content/responsive-table'
import {Badge} from '~/ui/feedback/badge'
import {useNow} from '~/ui/use-now'
import {ConfirmAction} from '~/lib/forms/confirm-action'
import {CorrectDialog} from '../payouts/correct-dialog'
import {InviteDialog, ShareField} from './invite-dialog'
import {teacherStatus} from './teacher-status'
import type {StaffTeacher} from './teachers'

/** A teacher in the list, with what staff can change. */
export function TeacherRow({teacher}: {teacher: StaffTeacher}) {
  const {instructorId, uid, name, shareBps, since, stripeAccountId, payouts} = teacher
  const {label, variant} = teacherStatus(teacher, useNow())
  return (
    <Row>
      <Cell label="Instructor" className="font-medium">
        <Link
          to={`/admin/teachers/${encodeURIComponent(instructorId)}`}
          className="link target wrap-anywhere"
        >
          {name}
        </Link>
      </Cell>
      <Cell label="E-mail">
        <TeacherAddress teacher={teacher} />
      </Cell>
      <Cell label="Share" className="tabular">
        {shareLabel(shareBps)}
      </Cell>
      <Cell label="Since" className="whitespace-nowrap">
        {since === null ? '' : longDate(since)}
      </Cell>
      <Cell label="Status">
        <Badge variant={variant}>{label}</Badge>
        {uid !== null && (
          <span className="block pt-1 text-xs whitespace-nowrap text-ink-soft">
            Payouts: {payoutLabel(payoutStanding(stripeAccountId, payouts)).toLowerCase()}
          </span>
        )}
      </Cell>
      <Cell>
        <TeacherActions teacher={teacher} />
      </Cell>
    </Row>
  )
}

/** Where an invitation went; an account's address leads to it. */
export function TeacherAddress({teacher: {uid, email: own, invitation}}: {teacher: StaffTeacher}) {
  const email = invitation?.email ?? own
  if (uid === null || email === null) return <span className="wrap-anywhere">{email ?? 'deleted'}</span>
  return (
    <Link to={`/admin/learners/${encodeURIComponent(uid)}`} className="link target wrap-anywhere">
      {email}
    </Link>
  )
}

/** What staff can change of a teacher. */
export function TeacherActions({teacher}: {teacher: StaffTeacher}) {
  const {uid, email, state, invitation} = teacher
  return (
    <span className="flex flex-wrap gap-2 py-2">
      {(state === 'invited' || state === 'ended') && !isErased(teacher) && (
        <InviteAgain teacher={teacher} email={invitation?.email ?? email ?? ''} />
      )}
      {isErased(teacher) && (
        <span className="measure text-xs text-ink-soft">
          Their account is deleted, and what it has earned is nobody else’s: whoever teaches the courses now
          needs another instructor in the Studio.
        </span>
      )}
      {state !== 'ended' && state !== 'invited' && <ChangeShare teacher={teacher} />}
      {uid !== null && <CorrectBalance teacher={teacher} />}
      {(['active', 'paused', 'ended'] as const)
        .filter((to) => canChangeTeacher(state, to))
        .map((to) => (
          <ChangeState key={to} teacher={teacher} to={to} />
        ))}
    </span>
  )
}

function InviteAgain({
  teacher: {instructorId, name, shareBps},
  email,
}: {
  teacher: StaffTeacher
  email: string
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Invite again: ${name}`}
        onClick={() => setOpen(true)}
      >
        Invite again
      </Button>
      <InviteDialog
        open={open}
        onClose={() => setOpen(false)}
        invited={{instructorId, name, email, shareBps}}
      />
    </>
  )
}

function ChangeShare({teacher: {instructorId, name, shareBps}}: {teacher: StaffTeacher}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Change share: ${name}`}
        onClick={() => setOpen(true)}
      >
        Change share
      </Button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title={`The share of ${name}`}
        description="It holds for what is paid from now on. What was sold before stays as it was."
        actions={() => import('./actions')}
        intent="changeTeacherShare"
        formId={`share-${instructorId}`}
        values={{instructorId}}
        submitLabel="Change Share"
        pendingLabel="Changing..."
      >
        <ShareField shareBps={shareBps} />
      </FormDialog>
    </>
  )
}

function CorrectBalance({teacher}: {teacher: StaffTeacher}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Correct balance: ${teacher.name}`}
        onClick={() => setOpen(true)}
      >
        Correct balance
      </Button>
      <CorrectDialog open={open} onClose={() => setOpen(false)} teacher={teacher} />
    </>
  )
}

const changes: Readonly<Record<TeacherChange, {label: string; consequence: string}>> = {
  active: {label: 'Resume', consequence: 'They see what is theirs again.'},
  paused: {
    label: 'Pause',
    consequence:
      'From now on they see nothing of what is theirs but what they have earned, until you resume. Their share of sales is entered all the same, and is paid out once they go on.',
  },
  ended: {
    label: 'End',
    consequence:
      'They lose what they see at once, but for what they have earned, and have no share of sales from now on. What is theirs is still paid out, and they can still finish Get paid. Only the same account can be invited again.',
  },
}

function ChangeState({teacher, to}: {teacher: StaffTeacher; to: TeacherChange}) {
  const {instructorId, name, state} = teacher
  const isInvited = state === 'invited'
  const {label, consequence} = isInvited
    ? {label: 'Take back', consequence: 'The link of the invitation leads nowhere from now on.'}
    : changes[to]
  return (
    <ConfirmAction
      label={label}
      name={`${label}: ${name}`}
      variant={to === 'ended' ? 'destructive' : 'secondary'}
      title={isInvited ? `Take the invitation of ${name} back?` : `${label}: ${name}?`}
      description={consequence}
      pendingLabel="Changing..."
      formId={`teacher-${instructorId}-${to}`}
      actions={() => import('./actions')}
      intent="changeTeacherState"
      values={{instructorId, from: state, state: to}}
    />
  )
}
