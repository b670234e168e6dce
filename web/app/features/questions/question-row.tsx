import type {ListedQuestion} from '@lectern/domain/questions/contracts'
import type {ReactNode} from 'react'
import {Link} from 'react-router-dom'
import {Button} from '~/ui/button'
import {RelativeTime} from '~/ui/content/relative-time'
import {Badge} from '~/ui/feedback/badge'
import {Conversation} from './conversation'

interface QuestionRowProps {
  question: ListedQuestion
  onAnswer: () => void
  /** who asked, where the reader may follow them; their first name otherwise */
  asker?: ReactNode
  /** what else can be done */
  children?: ReactNode
}

/** A question with its lesson and its messages, for whoever answers it. */
export function QuestionRow({question, onAnswer, asker, children}: QuestionRowProps) {
  const {author, courseTitle, lessonTitle, path, isOpen, visibility, helpful, staffSince} = question
  const name = `question of ${author} about ${lessonTitle}`
  return (
    <article aria-label={`Question of ${author} about ${lessonTitle}`} className="grid gap-3 py-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 font-display text-sm">
        {asker}
        <Link to={path} className="target link font-semibold">
          {lessonTitle}
        </Link>
        <span className="text-ink-soft">{courseTitle}</span>
        {isOpen && <Badge tone="waiting">Open</Badge>}
        {staffSince !== null && (
          <span className="text-ink-soft">
            For staff, <RelativeTime ms={staffSince} />
          </span>
        )}
        {visibility === 'shared' && (
          <Badge variant="secondary">{helpful > 0 ? `Shown, helpful to ${helpful}` : 'Shown'}</Badge>
        )}
        {visibility === 'hidden' && <Badge variant="destructive">Hidden</Badge>}
      </div>
      <Conversation question={question} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant={isOpen ? 'primary' : 'quiet'}
          size="sm"
          aria-label={`${isOpen ? 'Answer' : 'Write more'}: ${name}`}
          onClick={onAnswer}
        >
          {isOpen ? 'Answer' : 'Write more'}
        </Button>
        {children}
      </div>
    </article>
  )
}
