import {Link} from 'react-router-dom'
import {useSite} from '~/features/site/site-context'

/** Links to the contact form and the help page, for visitors who have not found an answer. */
export function MoreHelp({className}: {className?: string}) {
  const {email} = useSite()
  return (
    <aside aria-labelledby="more-help" className={className}>
      <h2 id="more-help" className="text-xl">
        Not what you were looking for?
      </h2>
      <ul className="mt-4 grid gap-1 font-display text-base">
        <li>
          <Link to="/contact" className="link inline-flex min-h-11 items-center">
            Write to us
          </Link>
        </li>
        <li>
          <Link to="/help" className="link inline-flex min-h-11 items-center">
            Search the Help Center
          </Link>
        </li>
        {email !== '' && (
          <li>
            <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center break-all">
              {email}
            </a>
          </li>
        )}
      </ul>
    </aside>
  )
}
