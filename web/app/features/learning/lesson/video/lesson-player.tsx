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
/** How far before a question at which it was left a video goes on, in seconds. */
const BEFORE_STOP = 1

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
      // Before the beginning, so that a question at second 0 is passed as soon as the video plays.
      const place = () => element.currentTime || -1
      let before = -1
      let keptAt = 0
      /** the question at which the video stands */
      let asked: Stop | null = null

      const keepPosition = () => {
        keptAt = element.currentTime
        // Whoever leaves at a question is asked it when they come back.
        const second = asked ? asked.second - BEFORE_STOP : keptAt
        if (latest.current.isKept && second > 0) latest.current.position.keep(second)
      }

      if (element.readyState >= 1) resume()
      else on('loadedmetadata', resume, true)
      on('play', () => {
        asked = null
      })
      on('seeking', () => {
        asked = null
        before = place()
      })
      on('pause', keepPosition)
      on('timeupdate', () => {
        const now = place()
        const due = stopBetween(latest.current.stops, before, now)
        before = now
        const isAsked = due && !(due.quiz._key in latest.current.checked)
        if (isAsked) asked = due
        if (Math.abs(now - keptAt) >= KEPT_EVERY) keepPosition()
        if (!isAsked) return
        element.pause()
        showPage(element)
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

/** Ends what hides the page: full screen, picture in picture, and the full screen of iPhones, which only the video knows about. */
function showPage(element: HTMLVideoElement & {webkitExitFullscreen?: () => void}): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  if (document.pictureInPictureElement) void document.exitPictureInPicture()
  element.webkitExitFullscreen?.()
}
