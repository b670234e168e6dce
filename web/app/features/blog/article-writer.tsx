import {Link} from 'react-router-dom'
import type {Writer} from './model'
import {Picture} from '~/lib/sanity/picture'

/** The author at the end of an article: portrait, short biography and a link to the profile. */
export function ArticleWriter({writer}: {writer: Writer}) {
  return (
    <aside
      aria-label="About the author"
      className="group relative flex gap-5 border-t border-border pt-8 sm:gap-7"
    >
      <div className="w-20 shrink-0 sm:w-28">
        <Picture image={writer.image} aspect="square" sizes="112px" decorative />
      </div>
      <div className="grid content-start gap-1.5">
        <h2 className="text-xl">
          <Link to={`/instructor/${writer.slug}`} className="card-link">
            {writer.name}
          </Link>
        </h2>
        <p className="font-display text-sm text-ink-soft">{writer.title}</p>
        <p className="pt-1 text-base text-ink-soft">{writer.bio}</p>
      </div>
    </aside>
  )
}
