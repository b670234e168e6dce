import {expect, test} from 'vitest'
import {isWhole, toLessonBody} from './lesson-text'

const words = (text: string) => ({
  _type: 'block',
  _key: `key-${text}`,
  style: 'normal',
  markDefs: [],
  children: [{_type: 'span', _key: 'span', text, marks: []}],
})

const quiz = {
  _type: 'quiz',
  _key: 'q',
  question: [words('Which?')],
  several: false,
  answers: [
    {_key: 'a', text: [words('This one')], right: true, explanation: [words('SECRET why')]},
    {_key: 'b', text: [words('That one')], right: false, explanation: [words('SECRET why not')]},
  ],
}

test('a quiz keeps its answers, and nothing of which is right and why', () => {
  const video = {
    _type: 'video',
    _key: 'v',
    title: 'Watch',
    source: {kind: 'file', url: 'https://cdn.example/v.webm', mimeType: 'video/webm'},
    isOnMux: false,
    poster: null,
    captionsUrl: null,
    transcript: [],
    stops: [{_key: 's', second: 3, quiz}],
  }
  const body = toLessonBody([words('Read.'), quiz, video])
  expect(body.map(({_type}) => _type)).toEqual(['block', 'quiz', 'video'])
  expect(JSON.stringify(body)).toContain('This one')
  expect(JSON.stringify(body)).not.toMatch(/SECRET|"right"/)
})

test('a block that lacks what it needs takes no other with it', () => {
  const broken = {_type: 'download', _key: 'd', title: 'File', url: null, size: null, extension: null}
  expect(toLessonBody([broken, {_type: 'of-later', _key: 'x'}, words('Stays.')])).toHaveLength(1)
  expect(toLessonBody(null)).toEqual([])
})

test('a video that needs a signed address is left to be asked for', () => {
  const video = {_type: 'video', _key: 'v', title: 'On a stream', isOnMux: true}
  expect(isWhole([words('Read.'), video])).toBe(false)
  expect(isWhole([words('Read.')])).toBe(true)
  expect(toLessonBody([video])).toMatchObject([{_type: 'callout', title: 'On a stream'}])
})
