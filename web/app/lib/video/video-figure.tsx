import {useState, type ComponentType, type Ref} from 'react'
import {useDeferredModule} from '~/lib/router/use-deferred-module'
import {RichText} from '~/lib/sanity/rich-text'
import type {TranscriptProps} from './transcript'
import {ChevronDownIcon} from '~/ui/icons'
import {formatLength, posterOf, type Video} from './video'

interface VideoFigureProps<V extends Video> {
  video: V
  /** imports the player's chunk, the same function in every render; undefined as long as it is not wanted */
  fetchPlayer:
    | (() => Promise<{Player: ComponentType<{video: V}>; Transcript: ComponentType<TranscriptProps>}>)
    | undefined
  ref?: Ref<HTMLElement>
}

const atOnce = () => document.readyState === 'complete'

/**
 * A video with captions and transcript. The native player is the fallback without scripts and until the player's chunk is
 * loaded, and stays if playback has started in it.
 */
export function VideoFigure<V extends Video>({video, fetchPlayer, ref}: VideoFigureProps<V>) {
  const [isStarted, setStarted] = useState(false)
  const [media, setMedia] = useState<{element: HTMLMediaElement; seconds: number}>()
  const player = useDeferredModule(fetchPlayer, atOnce)
  const {title, transcript} = video
  return (
    <figure
      ref={ref}
      data-film
      onDurationChangeCapture={({target}) => {
        const element = target as HTMLMediaElement
        if (Number.isFinite(element.duration)) setMedia({element, seconds: element.duration})
      }}
    >
      {player && !isStarted ? (
        <player.Player key={video._key} video={video} />
      ) : (
        <NativePlayer video={video} onStart={() => setStarted(true)} />
      )}
      <figcaption>
        {title}
        {media && <span className="tabular"> · {formatLength(media.seconds)}</span>}
      </figcaption>
      {transcript.length > 0 && (
        <details className="group mt-3 border-y border-border">
          <summary className="flex min-h-11 items-center gap-2 font-display text-base font-medium">
            <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
            Transcript
          </summary>
          <div className="prose pb-5 text-base">
            {player && media && !isStarted ? (
              <player.Transcript media={media.element} transcript={transcript} />
            ) : (
              <RichText value={transcript} />
            )}
          </div>
        </details>
      )}
    </figure>
  )
}

function NativePlayer({video, onStart}: {video: Video; onStart: () => void}) {
  const {source, title, captionsUrl} = video
  return (
    <div className="aspect-wide overflow-hidden rounded bg-surface-inverse">
      {source.kind === 'file' && (
        <video
          // Playback may have started before hydration, when no event is heard.
          ref={(element) => (element?.paused === false ? onStart() : undefined)}
          controls
          crossOrigin="anonymous"
          preload="none"
          poster={posterOf(video)}
          aria-label={title}
          onPlay={onStart}
          className="size-full"
        >
          <source src={source.url} type={source.mimeType} />
          <track kind="captions" src={captionsUrl ?? undefined} srcLang="en" label="English" />
        </video>
      )}
    </div>
  )
}
