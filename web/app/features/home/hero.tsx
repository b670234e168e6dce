import {Link} from 'react-router-dom'
import {BookCover} from '~/features/courses/book-cover'
import type {Home} from './model'
import {editableSetting} from '~/lib/sanity/preview'
import {useSite} from '~/features/site/site-context'
import {ButtonLink} from '~/ui/button'
import {Container} from '~/ui/layout/container'

/** The hero: the claim, two calls to action, and six featured courses. */
export function Hero({home: {hero, claims, featured}}: {home: Home}) {
  const {name} = useSite()
  const toTry = featured.find(({freeLesson}) => freeLesson !== null)
  return (
    <section aria-labelledby="hero" className="overflow-hidden">
      <Container className="grid gap-12 pt-10 lg:gap-20 lg:pt-20">
        <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <h1
            id="hero"
            {...editableSetting('hero.heading')}
            className="max-w-[12ch] text-6xl tracking-tighter max-[22rem]:text-5xl"
          >
            {hero.heading || name}
          </h1>
          <div className="grid gap-7">
            <p {...editableSetting('hero.text')} className="text-lg text-ink-soft">
              {hero.text}
            </p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to="/courses" size="lg">
                Browse Courses
              </ButtonLink>
              <ButtonLink to="/about" variant="secondary" size="lg">
                About Us
              </ButtonLink>
            </div>
            {toTry?.freeLesson && (
              <Link to={toTry.freeLesson} className="link">
                Try a free lesson
              </Link>
            )}
          </div>
        </div>
        {featured.length > 0 && (
          <div className="-mx-gutter overflow-x-auto px-gutter pt-2 [scrollbar-width:none]">
            <ul className="grid auto-cols-[42vw] grid-flow-col gap-4 sm:auto-cols-[13rem] lg:auto-cols-fr lg:gap-5">
              {featured.map((course) => (
                <li key={course.id} className="grid">
                  <BookCover course={course} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </Container>
      <div className="mt-8 border-t border-border lg:mt-12">
        <Container>
          <dl className="grid grid-cols-3 divide-x divide-border">
            <Claim figure={claims.students} words="students" />
            <Claim figure={claims.instructors} words="instructors" />
            <Claim figure={claims.rating} words="rating" />
          </dl>
        </Container>
      </div>
    </section>
  )
}

function Claim({figure, words}: {figure: string; words: 'students' | 'instructors' | 'rating'}) {
  if (figure === '') return null
  return (
    <div
      className="flex flex-col-reverse py-6 pl-4 first:pl-0 sm:pl-8 lg:py-8"
      {...editableSetting(`claims.${words}`)}
    >
      <dt className="font-display text-sm wrap-break-word text-ink-soft max-[22rem]:text-xs">{words}</dt>
      <dd className="tabular font-display text-2xl font-semibold tracking-tight wrap-break-word max-[22rem]:text-xl lg:text-3xl">
        {figure}
      </dd>
    </div>
  )
}
