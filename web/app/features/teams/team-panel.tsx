import {formatCents} from '@lectern/domain/money'
import {MAX_EMAIL_LENGTH} from '@lectern/domain/limits'
import {Download} from 'lucide-react'
import {useState} from 'react'
import {InviteForm} from './invite-form'
import type {Team} from './load-team'
import {LAST_OF_ORDER} from './member-words'
import {MembersTable} from './members-table'
import {ActionForm} from '~/lib/forms/action-form'
import {FormDialog} from '~/lib/forms/form-dialog'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {useCursorPages} from '~/lib/router/use-cursor-pages'
import {Button, ButtonLink} from '~/ui/button'
import {Stat, Stats} from '~/ui/content/stat'
import {toast} from '~/ui/feedback/toast'
import {Input} from '~/ui/form/input'
import {Card} from '~/ui/layout/card'
import {CursorPagination} from '~/ui/navigation/cursor-pagination'

interface TeamProps {
  teamId: string
  team: Team
}

/** A team for its owner and its managers: its seats, whom they were given to, and what can be done with them. */
export function TeamPanel({teamId, team}: TeamProps) {
  const {isFirst, pages} = useCursorPages(team.next, new URLSearchParams({team: teamId}), team.members.length)
  // The last of a later page may have lost their seat, and others are on those before.
  const hasNone = isFirst && team.members.length === 0
  return (
    <>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="min-w-0 wrap-anywhere">
            <h2 className="text-xl">{team.title}</h2>
            {!team.isOwner && <p className="text-ink-soft">The team of {team.owner ?? 'its buyer'}</p>}
          </div>
          {team.isOwner && (
            <ButtonLink to={`/buy-for-team/${team.productId}`} variant="secondary">
              Buy more seats
            </ButtonLink>
          )}
        </div>
        <Stats>
          <Stat name="Seats" value={team.seats} />
          <Stat name="Used" value={team.used} />
          <Stat name="Free" value={team.free} />
        </Stats>
      </div>
      <InviteForm key={teamId} teamId={teamId} team={team} />
      <Card className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 className="text-lg">Members</h2>
          {!hasNone && <Progress teamId={teamId} />}
        </div>
        {team.members.length > 0 ? (
          <MembersTable teamId={teamId} team={team} />
        ) : (
          <p className="text-ink-soft">{hasNone ? 'Nobody has been invited yet.' : 'No more members.'}</p>
        )}
        <CursorPagination {...pages} label="Members" />
      </Card>
      {team.isOwner && <Managers teamId={teamId} team={team} />}
      {team.isOwner && team.purchases.some(({free}) => free > 0) && <MoneyBack team={team} />}
    </>
  )
}

/** Saves how far everybody is as a file. */
function Progress({teamId}: {teamId: string}) {
  const [pending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    try {
      const {downloadProgress} = await import('./download-progress')
      await downloadProgress(teamId)
    } catch (error) {
      console.error('The progress of a team could not be read.', error)
      toast({
        title: 'The file could not be made',
        description: 'Please try again in a moment.',
        variant: 'destructive',
      })
    }
    setPending(false)
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={() => void save()}
      pending={pending}
      pendingLabel="Reading..."
    >
      <Download aria-hidden className="size-4" />
      Progress as CSV
    </Button>
  )
}

function Managers({teamId, team: {managers}}: TeamProps) {
  const [removing, setRemoving] = useState<string | null>(null)
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg">Managers</h2>
        <p className="text-ink-soft">
          They invite people, take seats back and see how far everybody is, as you do. Buying seats, money and
          managers stay with you. They sign in with the very address that you enter.
        </p>
      </div>
      {managers.length > 0 && (
        <ul className="grid">
          {managers.map((address) => (
            <li
              key={address}
              className="flex flex-wrap items-center justify-between gap-x-6 border-t border-border py-2"
            >
              <span className="min-w-0 wrap-anywhere">{address}</span>
              <Button variant="quiet" size="sm" onClick={() => setRemoving(address)}>
                Remove
                <span className="sr-only"> {address}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ActionForm
        formId="add-manager"
        aria-label="Add a manager"
        actions={() => import('./actions')}
        intent="addManager"
        revalidate
        className="grid gap-4"
      >
        <input type="hidden" name="teamId" value={teamId} />
        <FormField name="email" label="Their email address">
          {(control) => (
            <Input {...control} type="email" autoComplete="off" maxLength={MAX_EMAIL_LENGTH} required />
          )}
        </FormField>
        <FormError />
        <SubmitButton variant="secondary" pendingLabel="Adding..." className="justify-self-start">
          Add a manager
        </SubmitButton>
      </ActionForm>
      <FormDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title="Remove the manager?"
        description={`${removing ?? ''} sees nothing of this team any more. A seat of theirs stays theirs.`}
        actions={() => import('./actions')}
        intent="removeManager"
        values={{teamId, email: removing ?? ''}}
        submitLabel="Remove"
        pendingLabel="Removing..."
      />
    </Card>
  )
}

/** What giving a number of seats back would bring. @param backCents what goes back for one, for two, and so on */
function backWords(backCents: Team['purchases'][number]['backCents'], typed: string): string {
  const cents = backCents[Number(typed) - 1]
  if (cents === undefined) return 'Nothing goes back yet: enter how many seats.'
  return cents === null ? LAST_OF_ORDER : `${formatCents(cents)} goes back to you.`
}

const keyOf = ({orderId, lineId}: Team['purchases'][number]) => `${orderId}-${lineId}`

function MoneyBack({team: {purchases}}: {team: Team}) {
  const [chosenId, setChosen] = useState<string | null>(null)
  const [requestId, setRequestId] = useState('')
  const [typed, setTyped] = useState('')
  const open = purchases.filter(({free}) => free > 0)
  // As it is now: after a refusal fewer seats may be free than when the dialog was opened.
  const chosen = purchases.find((purchase) => keyOf(purchase) === chosenId)
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg">Money back</h2>
        <p className="text-ink-soft">
          You get the money of seats back that nobody was invited to, at any time. Take a seat back first
          where somebody was invited and has not begun.
        </p>
      </div>
      <ul className="grid">
        {open.map((purchase) => (
          <li
            key={keyOf(purchase)}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-border py-3"
          >
            <span className="tabular">
              {purchase.free} free at {formatCents(purchase.eachCents)} each
            </span>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                setRequestId(crypto.randomUUID())
                setChosen(keyOf(purchase))
                setTyped(String(purchase.free))
              }}
            >
              Give seats back
            </Button>
          </li>
        ))}
      </ul>
      <FormDialog
        open={chosen !== undefined}
        onClose={() => setChosen(null)}
        title="Give seats back?"
        description="You get what you paid for them back the way you paid. Nobody can be invited to them any more."
        actions={() => import('./actions')}
        intent="refundSeats"
        values={{orderId: chosen?.orderId ?? '', lineId: chosen?.lineId ?? '', requestId}}
        submitLabel="Give back"
        pendingLabel="Giving back..."
      >
        <FormField name="quantity" label="How many seats?" hint={`At most ${chosen?.free ?? 0}.`}>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={chosen?.free}
              value={typed}
              onChange={({currentTarget: {value}}) => setTyped(value)}
              required
              className="max-w-40"
            />
          )}
        </FormField>
        <output className="rounded bg-surface-sunken px-4 py-3 text-sm">
          {backWords(chosen?.backCents ?? [], typed)}
        </output>
      </FormDialog>
    </Card>
  )
}
