import {mailingAttempts} from '~/lib/firebase/attempts/mailing'
import {Button} from '~/ui/button'
import {isRefusal, type Saving} from './use-draft'

const words: Record<Saving, string> = {
  nothing: '',
  waiting: 'Saving the draft...',
  saved: 'Draft saved.',
  failed: 'The draft is not saved: we could not be reached. It is tried again when you go on writing.',
  ...mailingAttempts.saveNewsletterDraft.reasons,
}

interface DraftStateProps {
  saving: Saving
  /** called to go on with what is written as another draft */
  onKeep: () => void
}

/** Whether what is written is kept on the server, and how it can be where the draft is not what it was. */
export function DraftState({saving, onKeep}: DraftStateProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <output
        className={
          saving === 'failed' || isRefusal(saving)
            ? 'font-display text-sm text-danger-ink'
            : 'font-display text-sm text-ink-faint'
        }
      >
        {words[saving]}
      </output>
      {isRefusal(saving) && (
        <Button variant="secondary" size="sm" onClick={onKeep}>
          Keep Mine as a New Draft
        </Button>
      )}
    </div>
  )
}
