import type {PublicReview} from '@lectern/domain/reviews/contracts'
import {useState} from 'react'
import {notSent} from '~/lib/firebase/unreachable-words'
import {Button} from '~/ui/button'
import {CheckIcon} from '~/ui/icons'
import {toast} from '~/ui/feedback/toast'
import type {HelpfulVotes} from './use-helpful-votes'

interface HelpfulButtonProps {
  review: PublicReview
  votes: HelpfulVotes
}

/** Says that one finds a review helpful, and takes it back; how many do. */
export function HelpfulButton({review: {id, author, helpful}, votes}: HelpfulButtonProps) {
  /** what was pressed since the votes were loaded */
  const [changed, setChanged] = useState<{isHelpful: boolean; count: number}>()
  const [isPending, setPending] = useState(false)
  const {isHelpful, count} = changed ?? {isHelpful: votes.reviewIds.has(id), count: helpful}

  const press = async () => {
    if (votes.uid === null) {
      toast({title: 'Please sign in', description: 'With an account you can say which reviews help you.'})
      return
    }
    setPending(true)
    try {
      const {markHelpful} = await import('./mark-helpful')
      const answer = await markHelpful(id, !isHelpful)
      if (answer !== null) setChanged({isHelpful: !isHelpful, count: answer})
    } catch (error) {
      console.error('The vote could not be sent.', error)
      toast(notSent)
    }
    setPending(false)
  }

  if (votes.ownId === id)
    return <p className="font-display text-sm text-ink-faint">Yours{count > 0 && `, helpful to ${count}`}</p>
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={isHelpful}
      pending={isPending}
      onClick={() => void press()}
      className="-ml-3.5 justify-self-start text-ink-soft aria-pressed:text-link"
    >
      {isHelpful && <CheckIcon className="size-4 stroke-3" />}
      Helpful
      {count > 0 && <span className="tabular font-normal">{count}</span>}
      <span className="sr-only">: review by {author}</span>
    </Button>
  )
}
