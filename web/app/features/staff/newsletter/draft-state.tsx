import type {Saving} from './use-draft'

const words: Record<Saving, string> = {
  nothing: '',
  waiting: 'Saving the draft...',
  saved: 'Draft saved.',
  failed: 'The draft is not saved: we could not be reached. It is tried again when you go on writing.',
}

/** Whether what is written is kept on the server. */
export function DraftState({saving}: {saving: Saving}) {
  return (
    <output
      className={
        saving === 'failed' ? 'font-display text-sm text-danger-ink' : 'font-display text-sm text-ink-faint'
      }
    >
      {words[saving]}
    </output>
  )
}
