import type {Reason} from './model'
import {editableSetting} from '~/lib/sanity/preview'
import {Pictogram} from '~/ui/content/pictogram'
import {Section} from '~/ui/layout/section'

/** The list of reasons to learn here. */
export function WhyLearn({reasons}: {reasons: readonly Reason[]}) {
  if (reasons.length === 0) return null
  return (
    <Section heading="Why Learn With Us" tone="sunken">
      <ul className="grid gap-x-12 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5 xl:gap-x-8">
        {reasons.map((reason) => (
          <li
            key={reason.key}
            {...editableSetting(`whyLearn[_key=="${reason.key}"]`)}
            className="grid content-start gap-3"
          >
            <Pictogram name={reason.icon} className="size-8 text-accent-ink" />
            <h3 className="text-xl">{reason.title}</h3>
            <p className="max-w-[40ch] text-ink-soft">{reason.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
