import type {ArticleCard} from './model'
import {calendarDate} from '~/ui/content/calendar-date'
import {classNames} from '~/ui/class-names'

interface ArticleMetaProps {
  article: ArticleCard
  /** set when the author is shown elsewhere */
  withoutAuthor?: boolean
  className?: string
}

/** The author, date and reading time of an article; unknown values are omitted. */
export function ArticleMeta({article, withoutAuthor = false, className}: ArticleMetaProps) {
  const {author, date, readTime} = article
  const day = calendarDate(date)
  // Every item begins with a dot; the dot of the first item on a line is outside the box and clipped.
  return (
    <div className={classNames('overflow-hidden', className)}>
      <ul className="tabular -ml-4 flex flex-wrap font-display text-sm text-ink-faint [&>li]:relative [&>li]:pl-4 [&>li]:before:absolute [&>li]:before:left-1.5 [&>li]:before:content-['·']">
        {!withoutAuthor && author !== '' && <li>{author}</li>}
        {day !== '' && (
          <li>
            <time dateTime={date}>{day}</time>
          </li>
        )}
        <li>{readTime} min read</li>
      </ul>
    </div>
  )
}
