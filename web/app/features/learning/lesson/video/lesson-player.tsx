import type {Block} from '@lectern/domain/learning/lesson-body'
import {useCallback, useEffect, useRef, useState} from 'react'
import {lineOfMoment} from '~/features/learning/lesson/notes/places'
import {QuizBlock} from '~/features/learning/lesson/quiz/quiz-block'
import {useQuiz} from '~/features/learning/lesson/quiz/quiz-context'
import {Player as VideoPlayer} from '~/lib/video/player'
import {play} from '~/lib/video/video'
import {Button} from '~/ui/button'
import {resumeAt, stopBetween, type Stop} from './stops'
import {useVideoPosition} from './video-position'

export {Transcript} from '~/lib/video/transcript'

/** How often the playback position is stored, in seconds of the video. */
const KEPT_EVERY = 5

/** The player of a lesson: it also restores the position, and pauses for questions. */
export function Player({video: block}: {video: Block<'video'>}) {
  const video = useRef<HTMLVideoElement>(null)
  /** where the video was put to go on from, in seconds: it stands there until it is played or moved */
  const start = useRef(0)
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

  /** Goes on where the reader stopped, which may be known only once the video has loaded, unless they have begun meanwhile. */
  const resume = useCallback(() => {
    const element = video.current
    const {isKept, position} = latest.current
    if (!element || element.readyState < 1 || !isKept) return
    if (element.played.length > 0 || Math.abs(element.currentTime - start.current) >= 1) return
    start.current = resumeAt(position.left, element.duration)
    element.currentTime = start.current
  }, [])
  useEffect(resume, [resume, position.left])

  const follow = useCallback(
    (element: HTMLVideoElement) => {
      video.current = element
      start.current = 0
      const leaving = new AbortController()
      const on = (type: string, listener: () => void, once = false) =>
        element.addEventListener(type, listener, {once, signal: leaving.signal})
      let before = 0
      let keptAt = 0

      const keepPosition = () => {
        keptAt = element.currentTime
        if (latest.current.isKept && element.currentTime > 0)
          latest.current.position.keep(element.currentTime)
      }

      if (element.readyState >= 1) resume()
      else on('loadedmetadata', resume, true)
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
    },
    [resume],
  )

  useEffect(() => {
    if (!stop) return
    question.current?.focus({preventScroll: true})
    question.current?.scrollIntoView({block: 'nearest'})
  }, [stop])

  const goOn = () => {
    setStop(null)
    video.current?.focus()
    play(video.current)
  }

  const noteMoment = () => {
    if (!video.current) return
    video.current.pause()
    position.note?.(lineOfMoment(block.title, video.current.currentTime))
  }

  return (
    <>
      <VideoPlayer video={block} follow={follow} />
      {position.note && (
        <Button variant="quiet" size="sm" className="no-print mt-2 -ml-3.5" onClick={noteMoment}>
          Note this moment
        </Button>
      )}
      {stop && (
        <section
          ref={question}
          tabIndex={-1}
          aria-label="The video has stopped for a question"
          className="mt-4"
        >
          <QuizBlock key={stop._key} quiz={stop.quiz} />
          <Button variant={stop.quiz._key in checked ? 'primary' : 'quiet'} className="mt-3" onClick={goOn}>
            Go on with the video
          </Button>
        </section>
      )}
    </>
  )
}
