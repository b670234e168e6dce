import {formatCents} from '@lectern/domain/money'
import type {Standing} from '@lectern/domain/teachers/ledger'
import {MIN_PAYOUT_CENTS, waitsFor} from '@lectern/domain/teachers/payout'
import {
  failureInWords,
  missingInWords,
  payoutAmount,
  payoutLabel,
  payoutStanding,
  type PayoutStanding,
} from '@lectern/domain/teachers/payout-account'
import {shareLabel} from '@lectern/domain/teachers/teacher'
import {longDate} from '~/ui/content/dates'
import {Fact} from '~/ui/content/fact'
import {Stat, Stats} from '~/ui/content/stat'
import {Badge} from '~/ui/feedback/badge'
import {Card} from '~/ui/layout/card'
import {useNow} from '~/ui/use-now'
import {TeacherActions, TeacherAddress} from './teacher-row'
import {teacherStatus} from './teacher-status'
import type {StaffTeacher} from './teachers'

/** Who teaches, with what share, and whether Stripe pays them out; staff change it. */
export function TeacherFacts({teacher}: {teacher: StaffTeacher}) {
  const {instructorId, shareBps, since, invitedAt, stripeAccountId} = teacher
  const {label, variant} = teacherStatus(teacher, useNow())
  return (
    <Card className="grid gap-6">
      <dl className="grid gap-x-8 gap-y-4 font-display font-medium sm:grid-cols-2 xl:grid-cols-3">
        <Fact name="E-mail">
          <TeacherAddress teacher={teacher} />
        </Fact>
        <Fact name="Status">
          <Badge variant={variant}>{label}</Badge>
        </Fact>
        <Fact name="Share">{shareLabel(shareBps)}</Fact>
        <Fact name={since === null ? 'Invited' : 'Since'}>{longDate(since ?? invitedAt)}</Fact>
        <Fact name="Instructor">
          <code className="text-sm wrap-anywhere">{instructorId}</code>
        </Fact>
        <Fact name="Account at Stripe">
          <code className="text-sm wrap-anywhere">{stripeAccountId ?? 'None'}</code>
        </Fact>
      </dl>
      <PayoutAccount teacher={teacher} />
      <TeacherActions teacher={teacher} />
    </Card>
  )
}

const accountWords: Readonly<Record<PayoutStanding, string>> = {
  none: 'They have not told Stripe yet who they are. What they earn waits for that.',
  missing: 'What they earn waits until they have told Stripe:',
  checking: 'Stripe is looking at what they have told it. What they earn waits meanwhile.',
  refused: 'Stripe does not pay to this account, and tells them why. What they earn waits.',
  closed:
    'It is closed, or not connected to the shop any more. What they earn waits until they make another.',
  ready: 'Stripe pays them out.',
}

/** Whether a teacher can be paid, and what is missing. */
function PayoutAccount({teacher: {stripeAccountId, payouts}}: {teacher: StaffTeacher}) {
  const standing = payoutStanding(stripeAccountId, payouts)
  const {missing, failure} = payouts
  const wanted = standing === 'missing' || standing === 'ready' ? missingInWords(missing).map(ofThem) : []
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge variant={standing === 'ready' ? 'default' : 'destructive'}>
          Payouts: {payoutLabel(standing).toLowerCase()}
        </Badge>
        <span className="measure text-ink-soft">{accountWords[standing]}</span>
      </p>
      {standing === 'ready' && wanted.length > 0 && (
        <p className="text-ink-soft">Later Stripe also wants to know:</p>
      )}
      {wanted.length > 0 && (
        <ul className="list-disc pl-5">
          {wanted.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {failure && (
        <p className="measure text-danger-ink">
          A payout of {payoutAmount(failure.amount, failure.currency)} from {longDate(failure.at)} came back
          from their bank. {failureInWords(failure.code)} The money is at Stripe.
        </p>
      )}
    </div>
  )
}

/** What is said to a teacher, of them: `their name` of `your name`. */
function ofThem(words: string): string {
  return words.replaceAll(/\byour\b/g, 'their').replaceAll(/\byou\b/g, 'they')
}

interface StandingStatsProps {
  teacher: StaffTeacher
  standing: Standing
}

/** What a teacher has, as they see it themselves. */
export function StandingStats({teacher, standing}: StandingStatsProps) {
  const {pendingCents, availableCents, paidOutCents} = standing
  return (
    <Stats>
      <Stat name="Pending" value={formatCents(pendingCents)} note="can still be returned" />
      <Stat name="Available" value={formatCents(availableCents)} note={availableWords(teacher, standing)} />
      <Stat name="Paid out" value={formatCents(paidOutCents)} note="sent to their account at Stripe" />
    </Stats>
  )
}

/** What becomes of what is available. */
function availableWords(
  teacher: Pick<StaffTeacher, 'state' | 'stripeAccountId' | 'payouts'>,
  standing: Pick<Standing, 'availableCents' | 'pendingCents'>,
): string {
  switch (waitsFor(teacher, standing)) {
    case 'negative':
      return 'more was given back than is available; the next sales make up for it'
    case 'too-little':
      return `payouts begin at ${formatCents(MIN_PAYOUT_CENTS)}; what is less waits`
    case 'no-account':
      return 'waits: there is no account at Stripe yet'
    case 'account-restricted':
      return 'waits: Stripe does not pay out to their account'
    case 'paused':
      return 'waits while they are paused'
    case null:
      return 'is paid by the next run'
  }
}
