import type {SectionOf} from '../content-page'
import type {FieldMark} from './field-mark'
import {Section} from '~/ui/layout/section'

interface PointsSectionProps {
  section: SectionOf<'points'>
  mark: FieldMark
  roomBelow: boolean
}

/** Short points under a heading: numbered ones in two columns on a darker background, others in up to four columns. */
export function PointsSection({section, mark, roomBelow}: PointsSectionProps) {
  const {heading, numbered, points} = section
  const field = (key: string) => mark(`points[_key=="${key}"].title`)
  return numbered ? (
    <Section heading={heading} tone="sunken">
      <ol className="grid gap-x-20 gap-y-10 md:grid-cols-2 lg:gap-y-14">
        {points.map(({key, title, text}, index) => (
          <li
            key={key}
            className="grid grid-cols-[2.75rem_1fr] content-start items-baseline gap-y-2"
            {...field(key)}
          >
            <span aria-hidden className="tabular font-display text-xl font-semibold text-accent-ink">
              {index + 1}
            </span>
            <h3 className="text-xl">{title}</h3>
            <p className="col-start-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  ) : (
    <Section heading={heading} className={roomBelow ? undefined : 'pb-0!'}>
      <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {points.map(({key, title, text}) => (
          <li
            key={key}
            className="grid content-start gap-3 border-t-3 border-accent-bright pt-5"
            {...field(key)}
          >
            <h3 className="text-xl">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
