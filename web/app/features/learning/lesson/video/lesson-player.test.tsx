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

/** Stands after the player, so that its effects have run. */
function Told({left}: {left: number}) {
  useEffect(() => {
    told = left
  }, [left])
  return null
}

/** Shows the lesson to whoever left its film at that second. */
async function show(left: number): Promise<void> {
  root.render(
    <QuizProvider questions={[]} grade={async () => ({questions: {}})}>
      <VideoPositionProvider value={{block: 'film', left, keep: () => {}, note: null}}>
        <Player video={video} />
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

beforeEach(() => {
  told = -1
  element = document.createElement('video')
  Object.defineProperties(element, {
    readyState: {value: 4},
    duration: {value: 600},
    currentTime: {value: 0, writable: true},
    played: {value: {length: 0}, writable: true},
  })
  Object.assign(element, {pause: () => {}})
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
