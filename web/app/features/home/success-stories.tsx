import type {SuccessStory} from './model'
import {Picture} from '~/lib/sanity/picture'
import {editableSetting} from '~/lib/sanity/preview'
import {Container} from '~/ui/layout/container'

interface SuccessStoriesProps {
  stories: readonly SuccessStory[]
  /** '92%' */
  figure: string
  /** what the figure means */
  words: string
}

/** Success stories of former learners. */
export function SuccessStories({stories, figure, words}: SuccessStoriesProps) {
  if (stories.length === 0) return null
  return (
    <section aria-labelledby="stories" className="py-section">
      <Container className="grid gap-x-20 gap-y-14 lg:grid-cols-[20rem_1fr] xl:grid-cols-[24rem_1fr]">
        <div className="content-start gap-6 lg:sticky lg:top-32 lg:grid lg:self-start">
          <h2 id="stories" className="text-3xl lg:text-4xl">
            Success Stories
          </h2>
          {figure !== '' && (
            <p className="mt-6 grid gap-2 lg:mt-4" {...editableSetting('claims.careerGrowth')}>
              <span className="tabular font-display text-6xl font-bold tracking-tighter text-accent-ink">
                {figure}
              </span>
              <span className="max-w-[30ch] text-ink-soft">{words}</span>
            </p>
          )}
        </div>
        <ul className="grid gap-12 lg:gap-16">
          {stories.map((story) => (
            <li key={story.key} {...editableSetting(`successStories[_key=="${story.key}"]`)}>
              <figure className="grid grid-cols-[4.5rem_1fr] gap-x-5 sm:grid-cols-[8rem_1fr] sm:gap-x-8">
                <Picture
                  image={story.image}
                  aspect="square"
                  sizes="8rem"
                  decorative
                  className="self-start rounded"
                />
                <div className="grid gap-4">
                  <blockquote className="text-lg leading-normal lg:text-xl lg:leading-snug">
                    <p>&ldquo;{story.quote}&rdquo;</p>
                  </blockquote>
                  <figcaption className="font-display text-sm leading-snug">
                    <span className="font-semibold">{story.name}</span>
                    <span className="text-ink-soft">
                      {story.role !== '' && `, ${story.role}`}
                      {story.courseTitle !== '' && (
                        <span className="block">
                          Took <cite className="not-italic">{story.courseTitle}</cite>
                        </span>
                      )}
                    </span>
                  </figcaption>
                </div>
              </figure>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
