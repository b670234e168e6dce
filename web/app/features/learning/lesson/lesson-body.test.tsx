import type {LessonBody as Body} from '@lectern/domain/learning/lesson-body'
import {renderToString} from 'react-dom/server'
import {MemoryRouter} from 'react-router-dom'
import {expect, test} from 'vitest'
import {LessonBody} from './lesson-body'
import {QuizProvider} from './quiz/quiz-context'

const words = (text: string) => ({
  _type: 'block' as const,
  _key: `key-${text}`,
  style: 'normal',
  markDefs: [],
  children: [{_type: 'span', _key: 'span', text, marks: []}],
})

const quiz = {
  _type: 'quiz' as const,
  _key: 'q',
  question: [words('Which one?')],
  several: true,
  answers: [
    {_key: 'a', text: [words('This')]},
    {_key: 'b', text: [words('That')]},
  ],
}

const body: Body = [
  words('A paragraph.'),
  {_type: 'figure', _key: 'f', image: {alt: 'A chart', ref: 'image-abc-1200x800-png'}, caption: 'Sales'},
  {_type: 'callout', _key: 'c', tone: 'warning', title: null, text: [words('Mind the gap.')]},
  {_type: 'code', _key: 'k', language: 'python', filename: 'sum.py', code: 'print(1 < 2)'},
  {_type: 'quotation', _key: 'z', text: [words('Less is more.')], source: 'An architect'},
  {
    _type: 'table',
    _key: 't',
    caption: 'Prices',
    rows: [
      {_key: 'head', cells: ['Thing', 'Price']},
      {_key: 'one', cells: ['Tea', '$3.50']},
    ],
  },
  {
    _type: 'download',
    _key: 'd',
    title: 'Worksheet',
    url: 'https://cdn.example/w.csv',
    size: 2_400,
    extension: 'csv',
  },
  {
    _type: 'video',
    _key: 'v',
    title: 'A walk through',
    source: {kind: 'file', url: 'https://cdn.example/v.webm', mimeType: 'video/webm'},
    poster: null,
    captionsUrl: 'https://cdn.example/v.vtt',
    transcript: [words('What is said.')],
    stops: [],
  },
  quiz,
  {
    _type: 'exercise',
    _key: 'e',
    title: 'Write one',
    task: [words('Do it.')],
    criteria: ['It is short'],
    handsIn: false,
  },
]

/** Renders a lesson to HTML as the prerender does. */
function build(content: Body): string {
  return renderToString(
    <MemoryRouter>
      <QuizProvider questions={['q']} grade={async () => ({failure: 'not here'})}>
        <LessonBody body={content} />
      </QuizProvider>
    </MemoryRouter>,
  )
}

test.each([
  ['a picture', 'alt="A chart"', 'Sales'],
  ['a remark', 'Careful', 'Mind the gap.'],
  ['code', 'sum.py', 'print(1 &lt; 2)'],
  ['a quotation', 'Less is more.', 'An architect'],
  ['a table', '<th', 'Prices'],
  ['a file', 'https://cdn.example/w.csv', 'CSV · 2 kB'],
  ['a video that plays without scripts', '<video controls', 'https://cdn.example/v.vtt'],
  ['its transcript', 'Transcript', 'What is said.'],
  ['a question', 'Choose all that are right.', 'This'],
  ['an exercise', 'How to judge it yourself', 'It is short'],
])('%s stands in the HTML', (_, ...parts) => {
  const html = build(body)
  for (const part of parts) expect(html).toContain(part)
})

test('figures of a table stand on the right', () => {
  expect(build(body)).toMatch(/<td class="[^"]*text-right[^"]*">\$3\.50/)
})

test('a file whose address is no web address is left out', () => {
  const html = build([
    {_type: 'download', _key: 'd', title: 'Bad', url: 'javascript:alert(1)', size: null, extension: null},
  ])
  expect(html).not.toContain('javascript')
})
