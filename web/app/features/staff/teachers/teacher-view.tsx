import {Link} from 'react-router-dom'
import {ButtonLink} from '~/ui/button'
import {EmptyState} from '~/ui/feedback/empty-state'
import {payoutsPath} from '../payouts/payout-filters'
import {PayoutTable} from '../payouts/payout-table'
import {EntrySection} from './entry-section'
import type {TeacherDetails} from './teacher-details'
import {StandingStats, TeacherFacts} from './teacher-facts'

/** One teacher: who they are, whether they can be paid, what they have, and every change of it. */
export default function TeacherView({details}: {details: TeacherDetails | null}) {
  if (!details)
    return (
      <EmptyState
        title="There is no such teacher"
        action={
          <ButtonLink to="/admin/teachers" variant="secondary">
            All Teachers
          </ButtonLink>
        }
      />
    )
  const {teacher, standing, payouts, entries} = details
  return (
    <>
      <TeacherFacts teacher={teacher} />
      <StandingStats teacher={teacher} standing={standing} />
      <section aria-labelledby="payouts" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="payouts" className="text-xl">
            Payouts
          </h2>
          {payouts.length > 0 && (
            <Link
              to={payoutsPath({teacher: teacher.instructorId})}
              className="link target font-display text-sm"
            >
              All of their payouts
            </Link>
          )}
        </div>
        {payouts.length === 0 ? (
          <p className="text-ink-soft">Nothing was paid out to them yet.</p>
        ) : (
          <PayoutTable payouts={payouts} isOfOne />
        )}
      </section>
      <EntrySection teacher={teacher} entries={entries} />
    </>
  )
}
