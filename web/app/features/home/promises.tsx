import type {Home} from './model'
import {editableSetting} from '~/lib/sanity/preview'
import {ButtonLink} from '~/ui/button'
import {Container} from '~/ui/layout/container'

/** What every course includes, and a link to the catalogue. */
export function Promises({claims}: Pick<Home, 'claims'>) {
  const promises = (['access', 'guarantee'] as const).filter((claim) => claims[claim] !== '')
  if (promises.length === 0) return null
  return (
    <section aria-labelledby="promise" className="bg-amber-soft py-section text-ink">
      <Container className="grid items-end justify-between gap-8 lg:grid-cols-[1fr_auto]">
        <h2 id="promise" className="grid text-4xl tracking-tighter lg:text-5xl">
          {promises.map((claim) => (
            <span key={claim} {...editableSetting(`claims.${claim}`)}>
              {claims[claim]}.
            </span>
          ))}
        </h2>
        <ButtonLink to="/courses" variant="secondary" size="lg">
          See all courses
        </ButtonLink>
      </Container>
    </section>
  )
}
