import type {Conversation as Asked} from '@lectern/domain/questions/contracts'
import type {MessageAuthor} from '@lectern/domain/questions/question'
import {classNames} from '~/ui/class-names'
import {RelativeTime} from '~/ui/content/relative-time'

const names: Readonly<Record<Exclude<MessageAuthor, 'learner'>, string>> = {
  teacher: 'The teacher',
  staff: 'The Lectern team',
}

interface ConversationProps {
  question: Asked
  /** how who asked is called: `You`, or their first name */
  author?: string
}

/** The messages of a conversation, oldest first; those that answer are set in. */
export function Conversation({question, author = question.author}: ConversationProps) {
  return (
    <ol aria-label={`Messages with ${author === 'You' ? 'you' : author}`} className="measure grid gap-4">
      {question.messages.map(({from, text, at}, index) => (
        <li
          key={index}
          className={classNames('grid gap-1', from !== 'learner' && 'border-l-2 border-border-strong pl-4')}
        >
          <p className="flex flex-wrap gap-x-3 font-display text-sm">
            <span className="font-semibold">{from === 'learner' ? author : names[from]}</span>
            <span className="text-ink-faint">
              <RelativeTime ms={at} />
            </span>
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  )
}
