// @vitest-environment jsdom
import type {LessonBody as Body} from '@lectern/domain/learning/lesson-body'
import {flushSync} from 'react-dom'
import {createRoot} from 'react-dom/client'
import {renderToString} from 'react-dom/server'
import {expect, test, vi} from 'vitest'
import {LessonBody} from '~/features/learning/lesson/lesson-body'
import {LessonPlaces} from './lesson-places'
import {lineOfMoment, lineOfWords} from './places'

const film = (key: string, title: string): Body[number] => ({
  _type: 'video',
  _key: key,
  title,
  source: {kind: 'file', url: `https://cdn.example/${key}.webm`, mimeType: 'video/webm'},
  poster: null,
  captionsUrl: null,
  transcript: [],
  stops: [],
})

/** A lesson in which others are called as its last film is. */
const lesson: Body = [
  {
    _type: 'figure',
    _key: 'f',
    image: {alt: 'Strokes', ref: 'image-abc-1200x800-png'},
    caption: 'Six strokes',
  },
  {_type: 'code', _key: 'c', language: null, filename: 'Six strokes', code: 'draw(6)'},
  film('again', 'Six strokes, once more'),
  film('first', 'Six strokes'),
]

// What jsdom has not.
Object.assign(globalThis, {matchMedia: () => ({matches: false})})
Object.assign(HTMLElement.prototype, {scrollIntoView: () => {}})

test('words that were marked are found where a part of one is bold, a link or code', async () => {
  const [body, container] = [document.createElement('div'), document.createElement('div')]
  body.innerHTML =
    '<p>Each type<b>face</b> is <a href="/x">un</a>like, and <b>Lena</b>’s are <code>mono</code>spaced.</p>'
  const root = createRoot(container)
  for (const words of ['typeface', 'is unlike', 'Lena’s are', 'monospaced']) {
    root.render(<LessonPlaces body={body} note={lineOfWords(words)} onAdd={() => {}} />)
    await expect.poll(() => container.textContent).toContain(words)
    expect(container.querySelector('button')?.textContent).toBe(`“${words}”`)
  }
  root.unmount()
})

test.each([
  [3, 9, '> Kerning is'],
  [3, 8, '> Kerning'],
  [0, 10, '> Kerning is'],
  [8, 10, '> is'],
])('the words from %i to %i are noted whole', async (from, to, line) => {
  const [body, container] = [document.createElement('div'), document.createElement('div')]
  document.body.replaceChildren(body, container)
  body.innerHTML = '<p>Kerning is the space between two letters.</p>'
  const words = body.querySelector('p')?.firstChild as Text
  const onAdd = vi.fn<(line: string) => void>()
  const root = createRoot(container)
  flushSync(() => root.render(<LessonPlaces body={body} note="" onAdd={onAdd} />))
  getSelection()?.setBaseAndExtent(words, from, words, to)
  document.dispatchEvent(new KeyboardEvent('keydown', {key: 'h'}))
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(line)
  root.unmount()
})

test('a moment of a film leads to that film', async () => {
  const [body, container] = [document.createElement('div'), document.createElement('div')]
  document.body.replaceChildren(body, container)
  body.innerHTML = renderToString(<LessonBody body={lesson} />)
  const root = createRoot(container)
  root.render(<LessonPlaces body={body} note={lineOfMoment('Six strokes', 3)} onAdd={() => {}} />)
  await expect.poll(() => container.querySelector('button')).not.toBeNull()
  container.querySelector('button')?.click()
  const left = [...body.querySelectorAll('video')].map(({currentTime}) => currentTime)
  expect(left).toEqual([0, 3])
  root.unmount()
})
