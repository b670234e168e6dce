import 'media-chrome/dist/media-captions-button.js'
import 'media-chrome/dist/media-control-bar.js'
import 'media-chrome/dist/media-controller.js'
import 'media-chrome/dist/media-fullscreen-button.js'
import 'media-chrome/dist/media-loading-indicator.js'
import 'media-chrome/dist/media-mute-button.js'
import 'media-chrome/dist/media-pip-button.js'
import 'media-chrome/dist/media-play-button.js'
import 'media-chrome/dist/media-playback-rate-button.js'
import 'media-chrome/dist/media-time-display.js'
import 'media-chrome/dist/media-time-range.js'
import 'media-chrome/dist/media-volume-range.js'
import {useCallback, useEffect, useState, type KeyboardEvent, type RefCallback} from 'react'
import {hasSound} from './has-sound'
import {keepPlayerSettings, readPlayerSettings, SPEEDS} from './player-settings'
import {posterOf, type Video} from './video'
import '~/ui/styles/player.css'

export {Transcript} from './transcript'

/** Keys of media-chrome that the player does without: P and ? are the lesson's own (`shortcuts-dialog.tsx`). */
const NO_KEYS = 'nop noshift+/'
/** Without sound the arrows up and down scroll the page. */
const NO_SOUND_KEYS = 'nom noarrowup noarrowdown'
/** How far the arrows go, in seconds: films here last a few minutes. */
const STEP = '5'
/** Of 1. */
const VOLUME_STEP = '0.1'

interface PlayerProps {
  video: Video
  /** called with the media element once it is there, and the function it returns when it goes; the same in every render */
  follow?: (element: HTMLVideoElement) => () => void
}

/** The video player, which restores speed and volume. */
export function Player({video, follow}: PlayerProps) {
  const [isSilent, setSilent] = useState(false)
  const attach = useCallback(
    (element: HTMLVideoElement) => {
      const ends = [
        onceLoaded(element, (signal) => {
          followSettings(element, signal)
          setSilent(!hasSound(element))
        }),
        follow?.(element),
      ]
      return () => ends.forEach((end) => end?.())
    },
    [follow],
  )
  return (
    <media-controller
      hotkeys={isSilent ? `${NO_KEYS} ${NO_SOUND_KEYS}` : NO_KEYS}
      keyboardforwardseekoffset={STEP}
      keyboardbackwardseekoffset={STEP}
      keyboardupvolumestep={VOLUME_STEP}
      keyboarddownvolumestep={VOLUME_STEP}
      novolumepref
      nomutedpref
      nosubtitleslangpref
      className="player"
      onKeyDown={keepFromLesson}
    >
      <Media video={video} attach={attach} />
      <media-loading-indicator slot="centered-chrome" noautohide />
      <media-control-bar>
        <media-play-button />
        <media-time-range />
        <media-time-display showduration />
        {!isSilent && <media-mute-button />}
        {!isSilent && <media-volume-range />}
        <media-playback-rate-button rates={SPEEDS.join(' ')} />
        {video.captionsUrl && <media-captions-button />}
        <media-pip-button />
        <media-fullscreen-button />
      </media-control-bar>
    </media-controller>
  )
}

/** M turns the sound off while the player has the focus, and does not mark the lesson as done. */
function keepFromLesson(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'm' && !event.ctrlKey && !event.metaKey && !event.altKey) event.preventDefault()
}

/** Calls back once the metadata is loaded. Returns the function that ends what the callback began with the signal. */
function onceLoaded(element: HTMLVideoElement, begin: (signal: AbortSignal) => void): () => void {
  const leaving = new AbortController()
  const {signal} = leaving
  if (element.readyState >= 1) begin(signal)
  else element.addEventListener('loadedmetadata', () => begin(signal), {once: true, signal})
  return () => leaving.abort()
}

/** Restores speed and volume, and stores them when they change. */
function followSettings(element: HTMLVideoElement, signal: AbortSignal): void {
  const keep = () =>
    keepPlayerSettings({speed: element.playbackRate, volume: element.muted ? 0 : element.volume})
  const {speed, volume} = readPlayerSettings()
  element.defaultPlaybackRate = speed
  element.playbackRate = speed
  element.volume = volume
  element.addEventListener('ratechange', keep, {signal})
  element.addEventListener('volumechange', keep, {signal})
}

interface MediaProps {
  video: Video
  attach: RefCallback<HTMLVideoElement>
}

/** The media element: the native video element, or for HLS streams one that plays them in every browser. */
function Media({video, attach}: MediaProps) {
  const {source, captionsUrl} = video
  const [canStream, setCanStream] = useState(false)

  useEffect(() => {
    if (source.kind !== 'mux') return
    let isWanted = true
    void import('hls-video-element').then(
      () => isWanted && setCanStream(true),
      (error: unknown) => console.error('The code for streams could not be loaded.', error),
    )
    return () => {
      isWanted = false
    }
  }, [source.kind])

  const shared = {
    ref: attach,
    slot: 'media',
    crossOrigin: 'anonymous',
    playsInline: true,
    preload: 'metadata',
    poster: posterOf(video),
  } as const
  if (source.kind === 'mux') {
    const address = `https://stream.mux.com/${encodeURIComponent(source.playbackId)}.m3u8?token=${encodeURIComponent(source.token)}`
    return canStream ? (
      <hls-video {...shared} src={address}>
        {captionsUrl && <track kind="captions" src={captionsUrl} srcLang="en" label="English" default />}
      </hls-video>
    ) : null
  }
  return (
    <video {...shared} tabIndex={-1}>
      <source src={source.url} type={source.mimeType} />
      <track kind="captions" src={captionsUrl ?? undefined} srcLang="en" label="English" default />
    </video>
  )
}
