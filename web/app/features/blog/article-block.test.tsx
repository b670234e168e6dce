import {renderToString} from 'react-dom/server'
import {MemoryRouter} from 'react-router-dom'
import {expect, test} from 'vitest'
import ArticleBlockView, {type ArticleBlock} from './article-block'

const video: Extract<ArticleBlock, {_type: 'video'}> = {
  _type: 'video',
  _key: 'v',
  title: 'Six strokes',
  source: {kind: 'file', url: 'https://cdn.example/v.webm', mimeType: 'video/webm'},
  poster: {alt: 'A drawing', ref: 'image-abc-1600x900-webp'},
  captionsUrl: 'https://cdn.example/v.vtt',
  transcript: [
    {
      _type: 'block',
      _key: 't',
      style: 'normal',
      markDefs: [],
      children: [{_type: 'span', _key: 's', text: 'What is said.', marks: []}],
    },
  ],
}

/** Renders a block to HTML as the prerender does. */
function build(block: ArticleBlock): string {
  return renderToString(
    <MemoryRouter>
      <ArticleBlockView block={block} articleId="article-a" />
    </MemoryRouter>,
  )
}

test.each([
  ['controls that need no script', '<video controls'],
  ['a poster in its own shape', /poster="[^"]+abc-1600x900\.webp[^"]+h=720/],
  ['its file', '<source src="https://cdn.example/v.webm" type="video/webm"/>'],
  ['its captions', '<track kind="captions" src="https://cdn.example/v.vtt"'],
  ['its title', '<figcaption>Six strokes</figcaption>'],
  ['its transcript', 'What is said.'],
])('the HTML of a video has %s', (_, part) => {
  expect(build(video)).toMatch(part)
})

test('a video without a transcript has nothing to open', () => {
  expect(build({...video, transcript: []})).not.toContain('<details')
})
