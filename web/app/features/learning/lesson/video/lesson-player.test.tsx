// @vitest-environment jsdom
import type {Block} from '@lectern/domain/learning/lesson-body'
import {useEffect} from 'react'
import {createRoot, type Root} from 'react-dom/client'
import {beforeEach, expect, test, vi} from 'vitest'
import {QuizProvider} from '~/features/learning/lesson/quiz/quiz-context'
import {Player} from './lesson-player'
import {VideoPositionProvider} from './video-position'

/** A media element of 600 s whose metadata is loaded. */
let element: HTMLVideoElement

vi.mock('~/lib/video/player', () => ({
  Player: ({follow}: {follow: (video: HTMLVideoElement) => () => void}) => {
    useEffect(() => follow(element), [follow])
    return <p>Player</p>
  },
}))
vi.mock('~/lib/video/transcript', () => ({Transcript: () => null}))

const question = (key: string, several: boolean): Block<'quiz'> => ({
  _type: 'quiz',
  _key: key,
  question: [],
  several,
  answers: [
    {_key: `${key}-a`, text: []},
    {_key: `${key}-b`, text: []},
  ],
})

const video: Block<'video'> = {
  _type: 'video',
  _key: 'film',
  title: 'A film',
  source: {kind: 'file', url: '/film.webm', mimeType: 'video/webm'},
  poster: null,
  captionsUrl: null,
  transcript: [],
  stops: [
    {_key: 'early', second: 10, quiz: question('one', false)},
    {_key: 'late', second: 20, quiz: question('many', true)},
  ],
}
let container: HTMLElement
let root: Root
/** where the film was left, as the player was told last */
let told: number
/** the positions that were stored, in seconds */
let kept: number[]

/** Stands after the player, so that its effects have run. */
function Told({left}: {left: number}) {
  useEffect(() => {
    told = left
  }, [left])
  return null
}

/** Shows the lesson to whoever left its film at that second. */
async function show(left: number, stops = video.stops): Promise<void> {
  root.render(
    <QuizProvider questions={[]} grade={async () => ({questions: {}})}>
      <VideoPositionProvider
        value={{block: 'film', left, keep: (second) => void kept.push(second), note: null}}
      >
        <Player video={{...video, stops}} />
        <Told left={left} />
      </VideoPositionProvider>
    </QuizProvider>,
  )
  await expect.poll(() => told).toBe(left)
}

/** Plays on to that second. */
function playTo(second: number): void {
  Object.assign(element, {currentTime: second, played: {length: 1}})
  element.dispatchEvent(new Event('timeupdate'))
}

const stands = () => container.querySelector('section')?.getAttribute('aria-label')

beforeEach(() => {
  told = -1
  kept = []
  element = document.createElement('video')
  Object.defineProperties(element, {
    readyState: {value: 4},
    duration: {value: 600},
    currentTime: {value: 0, writable: true},
    played: {value: {length: 0}, writable: true},
  })
  Object.assign(element, {pause: () => void element.dispatchEvent(new Event('pause'))})
  Object.assign(HTMLElement.prototype, {scrollIntoView: () => {}})
  container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
  return () => root.unmount()
})

test('a film that has loaded before it is known where it was left goes on from there', async () => {
  await show(0)
  expect(element.currentTime).toBe(0)
  await show(300)
  expect(element.currentTime).toBe(300)
})

test('what is played already is not moved', async () => {
  await show(0)
  playTo(2)
  await show(300)
  expect(element.currentTime).toBe(2)
})

test('nor is what has been moved to another place', async () => {
  await show(0)
  element.currentTime = 120
  element.dispatchEvent(new Event('seeking'))
  await show(300)
  expect(element.currentTime).toBe(120)
})

test('the second question begins with nothing chosen, also when the film was played on by its own button', async () => {
  const chosen = (type: string) =>
    [...container.querySelectorAll<HTMLInputElement>(`input[type=${type}]`)].map(({checked}) => checked)
  const canCheck = () => !container.querySelector('button[type=submit][aria-disabled=true]')
  await show(0)
  playTo(9)
  playTo(10)
  await expect.poll(() => chosen('radio')).toEqual([false, false])
  container.querySelector('input')?.click()
  await expect.poll(canCheck).toBe(true)
  playTo(19)
  playTo(20)
  await expect.poll(() => chosen('checkbox')).toEqual([false, false])
  expect(canCheck()).toBe(false)
})

test('whoever leaves a film at its question is asked it when they come back, and whoever goes on without an answer is not', async () => {
  await show(0)
  playTo(9)
  kept = []
  playTo(10.2)
  await expect.poll(stands).toBe('The video has stopped for a question')
  expect(kept).toEqual([9])
  element.dispatchEvent(new Event('play'))
  playTo(12)
  element.pause()
  expect(kept).toEqual([9, 12])
})

test('also where the last position was stored long before', async () => {
  await show(0)
  playTo(4)
  playTo(10)
  expect(new Set(kept)).toEqual(new Set([9]))
})

test('a question at the very beginning is asked once the film plays', async () => {
  await show(0, [{_key: 'first', second: 0, quiz: question('one', false)}])
  element.dispatchEvent(new Event('seeking'))
  element.dispatchEvent(new Event('timeupdate'))
  expect(stands()).toBeUndefined()
  playTo(0.2)
  await expect.poll(stands).toBe('The video has stopped for a question')
  expect(kept).toEqual([])
})

test('what hides the page ends for a question', async () => {
  const ended: string[] = []
  const end = (name: string) => async () => void ended.push(name)
  const media = {
    fullscreenElement: element,
    exitFullscreen: end('full screen'),
    pictureInPictureElement: element,
    exitPictureInPicture: end('picture in picture'),
  }
  for (const [name, value] of Object.entries(media))
    Object.defineProperty(document, name, {value, configurable: true})
  Object.assign(element, {webkitExitFullscreen: end('full screen of an iPhone')})
  await show(0)
  playTo(9)
  expect(ended).toEqual([])
  playTo(10)
  expect(ended).toEqual(['full screen', 'picture in picture', 'full screen of an iPhone'])
  for (const name of Object.keys(media)) Reflect.deleteProperty(document, name)
})
