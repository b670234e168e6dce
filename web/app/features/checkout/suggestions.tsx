import {Link} from 'react-router-dom'
import {useUser} from '~/features/auth/use-user'
import {question, useRemote} from '~/lib/firebase/remote'
import {Picture} from '~/lib/sanity/picture'
import {fetchSuggestions} from './suggested-courses'
import {Container} from '~/ui/layout/container'
import {Price} from '~/ui/content/price'

/** A few courses to go on with: none that one has already. Says nothing when there are none to be had. */
export function Suggestions({bought}: {bought: readonly string[]}) {
  const {uid} = useUser()
  const {data: courses = []} = useRemote(suggestionsFor(uid, bought))
  if (courses.length === 0) return null
  return (
    <Container className="pb-section">
      <section aria-labelledby="suggestions" className="grid gap-8 border-t border-border pt-14">
        <h2 id="suggestions" className="text-2xl">
          You might go on with
        </h2>
        <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-3">
          {courses.map(({id, slug, title, instructor, image, priceCents, originalPriceCents}) => (
            <li key={id}>
              <Link to={`/course/${slug}`} className="group grid gap-3">
                <Picture image={image} aspect="cover" sizes="(width < 40rem) 100vw, 24rem" decorative />
                <h3 className="text-lg leading-snug underline-offset-4 group-hover:underline">{title}</h3>
                <p className="font-display text-sm text-ink-soft">{instructor}</p>
                <Price cents={priceCents} originalCents={originalPriceCents} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  )
}

const suggestionsFor = (uid: string, bought: readonly string[]) =>
  question(`suggestions for ${uid} after ${bought.join(' ')}`, async () => {
    const {listEnrollments} = await import('~/features/learning/enrollments')
    const owned = await listEnrollments(uid)
    return fetchSuggestions(
      bought,
      owned.map(({courseId}) => courseId),
    )
  })
