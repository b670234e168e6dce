import type {InvitationResult} from '@lectern/domain/teams/team'
import {useState} from 'react'
import {invitationResults} from './invitation-results'
import type {Team} from './load-team'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Textarea} from '~/ui/form/textarea'
import {Card} from '~/ui/layout/card'
import {useStore} from '~/ui/store'

const words: Record<InvitationResult, string> = {
  invited: 'Invited',
  'already-in': 'Is in this team already',
  malformed: 'No address in this line, or more than one',
  'no-seat': 'No seat is free',
  'enough-mail': 'Has had a lot of mail from us: please try again later',
  failed: 'Something went wrong: please send this line again',
}

/** Asks whom to invite, as a pasted list or a file, and says what became of each line. */
export function InviteForm({teamId, team: {free, isOwner}}: {teamId: string; team: Team}) {
  const [list, setList] = useState('')
  return (
    <Card className="grid gap-6">
      <div className="grid gap-1">
        <h2 className="text-lg">Invite people</h2>
        <p className="text-ink-soft">
          {free > 0
            ? 'Each gets an email with a link, and sees that you will see how far they are.'
            : isOwner
              ? 'No seat is free. Buy more, or take one back that nobody has begun with.'
              : 'No seat is free. Take one back that nobody has begun with, or ask the owner of the team to buy more.'}
        </p>
      </div>
      {free > 0 && (
        <ActionForm
          formId="invite-members"
          aria-label="Invite people"
          actions={() => import('./actions')}
          intent="inviteMembers"
          revalidate
          onSent={() => setList('')}
          className="grid grid-cols-[minmax(0,1fr)] gap-4"
        >
          <input type="hidden" name="teamId" value={teamId} />
          <FormField
            name="list"
            label="Email addresses"
            hint="One a line, as a list with commas, or the lines of a CSV file with one address each."
          >
            {(control) => (
              <Textarea
                {...control}
                value={list}
                onChange={({currentTarget: {value}}) => setList(value)}
                autoComplete="off"
                spellCheck={false}
                required
                className="min-h-32"
              />
            )}
          </FormField>
          <label className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm text-ink-soft">
            Or take them from a file
            <input
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              className="w-full rounded file:mr-3 file:min-h-10 file:rounded file:border file:border-border-strong file:bg-surface-raised file:px-3.5 file:font-display file:font-semibold file:text-ink"
              onChange={({currentTarget}) => {
                const [file] = currentTarget.files ?? []
                void file?.text().then(setList)
                currentTarget.value = ''
              }}
            />
          </label>
          <FormError />
          <SubmitButton pendingLabel="Inviting..." className="justify-self-start">
            Invite
          </SubmitButton>
        </ActionForm>
      )}
      <Results teamId={teamId} />
    </Card>
  )
}

/** What became of the list that was sent last; those that went well are counted, any other is named. */
function Results({teamId}: {teamId: string}) {
  const results = useStore(invitationResults, null)
  if (results?.teamId !== teamId) return null
  const {lines} = results
  return (
    <section aria-label="What became of your list" className="grid gap-2 border-t border-border pt-4">
      <h3 className="font-display font-medium">Your last list</h3>
      <ul className="grid max-h-80 overflow-y-auto text-sm">
        {lines.map(({text, result}, index) => (
          <li
            key={index}
            className="flex flex-wrap justify-between gap-x-6 border-t border-border py-2 first:border-t-0"
          >
            <span className="min-w-0 wrap-anywhere">{text}</span>
            <span className={result === 'invited' ? 'text-ink-soft' : 'font-medium'}>{words[result]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
