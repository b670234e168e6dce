import type {Block} from '@lectern/domain/learning/lesson-body'
import 'media-chrome/dist/media-captions-button.js'
import 'media-chrome/dist/media-control-bar.js'
import 'media-chrome/dist/media-controller.js'
import 'media-chrome/dist/media-fullscreen-button.js'
import 'media-chrome/dist/media-loading-indicator.js'
import 'media-chrome/dist/media-mute-button.js'
import 'media-chrome/dist/media-play-button.js'
import 'media-chrome/dist/media-playback-rate-button.js'
import 'media-chrome/dist/media-time-display.js'
import 'media-chrome/dist/media-time-range.js'
import 'media-chrome/dist/media-volume-range.js'
import {useEffect, useRef, useState, type RefObject} from 'react'
import {QuizBlock} from '~/features/learning/lesson/quiz/quiz-block'
import {useQuiz} from '~/features/learning/lesson/quiz/quiz-context'
import {Button} from '~/ui/button'
import {keepPlayerSettings, readPlayerSettings, SPEEDS} from './player-settings'
import {posterOf} from './poster'
import {resumeAt, stopBetween, type Stop} from './stops'
import {useVideoPosition} from './video-position'

/** How often the playback position is stored, in seconds of the video. */
const KEPT_EVERY = 5

/** The video player: it restores speed, volume and position, and pauses for questions. */
export function Player({block}: {block: Block<'video'>}) {
  const video = useRef<HTMLVideoElement>(null)
  const question = useRef<HTMLElement>(null)
  const [stop, setStop] = useState<Stop | null>(null)
  const {checked} = useQuiz()
  const position = useVideoPosition()
  const isKept = position.block === block._key

  /** current values for the event listeners below, which are attached once */
  const latest = useRef({checked, position, isKept, stops: block.stops})
  useEffect(() => {
    latest.current = {checked, position, isKept, stops: block.stops}
  }, [checked, position, isKept, block.stops])

  useEffect(() => {
    const element = video.current
    return element ? follow(element) : undefined

    function follow(element: HTMLVideoElement) {
      const leaving = new AbortController()
      const on = (type: string, listener: () => void) =>
        element.addEventListener(type, listener, {signal: leaving.signal})
      let before = 0
      let keptAt = 0

      const begin = () => {
        const {speed, volume} = readPlayerSettings()
        element.defaultPlaybackRate = speed
        element.playbackRate = speed
        element.volume = volume
        if (latest.current.isKept)
          element.currentTime = resumeAt(latest.current.position.left, element.duration)
        on('ratechange', keepSettings)
        on('volumechange', keepSettings)
      }
      const keepSettings = () =>
        keepPlayerSettings({speed: element.playbackRate, volume: element.muted ? 0 : element.volume})
      const keepPosition = () => {
        keptAt = element.currentTime
        if (latest.current.isKept && element.currentTime > 0)
          latest.current.position.keep(element.currentTime)
      }

      if (element.readyState >= 1) begin()
      else element.addEventListener('loadedmetadata', begin, {once: true, signal: leaving.signal})
      on('seeking', () => {
        before = element.currentTime
      })
      on('pause', keepPosition)
      on('timeupdate', () => {
        const now = element.currentTime
        const due = stopBetween(latest.current.stops, before, now)
        before = now
        if (Math.abs(now - keptAt) >= KEPT_EVERY) keepPosition()
        if (!due || due.quiz._key in latest.current.checked) return
        element.pause()
        if (document.fullscreenElement) void document.exitFullscreen()
        setStop(due)
      })
      return () => leaving.abort()
    }
  }, [])

  useEffect(() => {
    if (!stop) return
    question.current?.focus({preventScroll: true})
    question.current?.scrollIntoView({block: 'nearest'})
  }, [stop])

  const goOn = () => {
    setStop(null)
    video.current?.focus()
    void video.current?.play()
  }

  return (
    <>
      <media-controller nohotkeys novolumepref nomutedpref nosubtitleslangpref className="player">
        <Media block={block} video={video} />
        <media-loading-indicator slot="centered-chrome" noautohide />
        <media-control-bar>
          <media-play-button />
          <media-time-range />
          <media-time-display showduration />
          <media-mute-button />
          <media-volume-range />
          <media-playback-rate-button rates={SPEEDS.join(' ')} />
          {block.captionsUrl && <media-captions-button />}
          <media-fullscreen-button />
        </media-control-bar>
      </media-controller>
      {stop && (
        <section
          ref={question}
          tabIndex={-1}
          aria-label="The video has stopped for a question"
          className="mt-4"
        >
          <QuizBlock quiz={stop.quiz} />
          <Button variant={stop.quiz._key in checked ? 'primary' : 'quiet'} className="mt-3" onClick={goOn}>
            Go on with the video
          </Button>
        </section>
      )}
    </>
  )
}

interface MediaProps {
  block: Block<'video'>
  video: RefObject<HTMLVideoElement | null>
}

/** The media element: the native video element, or for HLS streams one that plays them in every browser. */
function Media({block, video}: MediaProps) {
  const {source, captionsUrl} = block
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
    ref: video,
    slot: 'media',
    crossOrigin: 'anonymous',
    playsInline: true,
    preload: 'metadata',
    poster: posterOf(block),
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
