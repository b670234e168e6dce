import type {Home} from './model'
import {ButtonLink} from '~/ui/button'
import {Container} from '~/ui/layout/container'

/** What every course includes, and a link to the catalogue. */
export function Promises({claims: {guarantee, access}}: Pick<Home, 'claims'>) {
  const promises = [access, guarantee].filter((promise) => promise !== '')
  if (promises.length === 0) return null
  return (
    <section aria-labelledby="promise" className="bg-amber-soft py-section text-ink">
      <Container className="grid items-end justify-between gap-8 lg:grid-cols-[1fr_auto]">
        <h2 id="promise" className="grid text-4xl tracking-tighter lg:text-5xl">
          {promises.map((promise) => (
            <span key={promise}>{promise}.</span>
          ))}
        </h2>
        <ButtonLink to="/courses" variant="secondary" size="lg">
          See all courses
        </ButtonLink>
      </Container>
    </section>
  )
}
