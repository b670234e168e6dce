import type {Block} from '@lectern/domain/learning/lesson-body'
import {useDeferredModule} from '~/lib/router/use-deferred-module'
import {RichText} from '~/lib/sanity/rich-text'
import {ChevronDownIcon} from '~/ui/icons'
import {posterOf} from './poster'

const fetchPlayer = () => import('./player')
const atOnce = () => document.readyState === 'complete'

/**
 * A video with captions and transcript. The native player is the fallback without scripts and until the player's
 * chunk is loaded.
 */
export function VideoBlock({block}: {block: Block<'video'>}) {
  const player = useDeferredModule(fetchPlayer, atOnce)
  const {source, title, transcript} = block
  return (
    <figure>
      {player ? (
        <player.Player key={block._key} block={block} />
      ) : (
        <div className="aspect-wide overflow-hidden rounded bg-surface-inverse">
          {source.kind === 'file' && (
            <video
              controls
              crossOrigin="anonymous"
              preload="none"
              poster={posterOf(block)}
              aria-label={title}
              className="size-full"
            >
              <source src={source.url} type={source.mimeType} />
              <track kind="captions" src={block.captionsUrl ?? undefined} srcLang="en" label="English" />
            </video>
          )}
        </div>
      )}
      <figcaption>{title}</figcaption>
      {transcript.length > 0 && (
        <details className="group mt-3 border-y border-border">
          <summary className="flex min-h-11 items-center gap-2 font-display text-base font-medium">
            <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
            Transcript
          </summary>
          <div className="prose pb-5 text-base">
            <RichText value={transcript} />
          </div>
        </details>
      )}
    </figure>
  )
}
