import type {ArticleCard} from './model'
import {calendarDate} from '~/ui/content/calendar-date'
import {classNames} from '~/ui/class-names'

interface ArticleMetaProps {
  article: ArticleCard
  /** where the author stands already */
  withoutAuthor?: boolean
  className?: string
}

/** Who wrote an article, when, and how long it takes to read; what is not known is left out. */
export function ArticleMeta({article, withoutAuthor = false, className}: ArticleMetaProps) {
  const {author, date, readTime} = article
  const day = calendarDate(date)
  // The dots stand before each entry; that of the first on a line falls outside and is cut off.
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
