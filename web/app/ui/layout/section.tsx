import {useId, type ReactNode} from 'react'
import {classNames} from '~/ui/class-names'
import {Container} from './container'

interface SectionProps {
  heading?: ReactNode
  /** a sentence or two under the heading */
  lead?: ReactNode
  /** right of the heading, such as a link to more */
  aside?: ReactNode
  tone?: 'plain' | 'sunken' | 'inverse'
  narrow?: boolean
  id?: string
  className?: string
  children: ReactNode
}

const tones = {
  plain: '',
  sunken: 'bg-surface-sunken',
  inverse: 'bg-surface-inverse text-ink-inverse',
}

/** A section of a page with its heading and vertical padding. */
export function Section({
  heading,
  lead,
  aside,
  tone = 'plain',
  narrow,
  id,
  className,
  children,
}: SectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={heading ? headingId : undefined}
      className={classNames('py-section', tones[tone], className)}
    >
      <Container narrow={narrow}>
        {heading && (
          <div className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 lg:mb-14">
            <div className="grid max-w-3xl gap-4">
              <h2 id={headingId} className="text-3xl lg:text-4xl">
                {heading}
              </h2>
              {lead && (
                <p
                  className={classNames(
                    'measure text-lg',
                    tone === 'inverse' ? 'text-ink-inverse-soft' : 'text-ink-soft',
                  )}
                >
                  {lead}
                </p>
              )}
            </div>
            {aside}
          </div>
        )}
        {children}
      </Container>
    </section>
  )
}
