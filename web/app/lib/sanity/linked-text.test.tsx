import {linkedText} from '@lectern/domain/content/linked-text'
import {CONTENT_PATHS} from '@lectern/domain/page-addresses'
import {evaluateSync, parse, toJS} from 'groq-js'
import {renderToStaticMarkup} from 'react-dom/server'
import {MemoryRouter} from 'react-router-dom'
import {expect, test} from 'vitest'
import type {RichText as Blocks} from './linked-text'
import {RichText} from './rich-text'

/** A text with a link to a document, or to an address, as it is shown while the dataset has that document. */
function shown(mark: object, document?: object): string {
  const text = [
    {
      _type: 'block',
      _key: 'b',
      style: 'normal',
      markDefs: [{_key: 'm', ...mark}],
      children: [{_type: 'span', _key: 's', text: 'There', marks: ['m']}],
    },
  ]
  const dataset = [{_id: 'a', _type: 'article', body: text}, ...(document ? [document] : [])]
  const found = evaluateSync(parse(`*[_id == "a"][0].body[]${linkedText}`), {
    dataset,
    timestamp: new Date('2026-06-01T12:00:00Z'),
  })
  return renderToStaticMarkup(
    <MemoryRouter>
      <RichText value={toJS(found) as Blocks} />
    </MemoryRouter>,
  )
}

const toIt = {_type: 'internalLink', reference: {_type: 'reference', _ref: 'it', _weak: true}}

test.each(Object.entries(CONTENT_PATHS))('a link to a %s leads to its current address', (_type, path) => {
  const document = (slug: string) => ({_id: 'it', _type, slug: {current: slug}})
  expect(shown(toIt, document('old'))).toBe(`<p><a href="${path}/old" data-discover="true">There</a></p>`)
  expect(shown(toIt, document('new'))).toContain(`href="${path}/new"`)
})

test.each([
  ['is not there', undefined],
  ['has no address', {_id: 'it', _type: 'course'}],
  ['is archived', {_id: 'it', _type: 'course', slug: {current: 'x'}, archivedAt: '2026-05-05T00:00:00Z'}],
  [
    'has a date to come',
    {_id: 'it', _type: 'course', slug: {current: 'x'}, publishedAt: '2026-06-02T00:00:00Z'},
  ],
  ['is an article of tomorrow', {_id: 'it', _type: 'article', slug: {current: 'x'}, date: '2026-06-02'}],
  ['has no page', {_id: 'it', _type: 'siteSettings', slug: {current: 'x'}}],
  ['is a draft', {_id: 'drafts.it', _type: 'article', slug: {current: 'x'}}],
])('of a link to a document that %s, the words are shown', (_, document) => {
  expect(shown(toIt, document)).toBe('<p>There</p>')
})

test('a typed address stays as it is', () => {
  expect(shown({_type: 'link', href: '/courses?category=design'})).toContain(
    'href="/courses?category=design"',
  )
  expect(shown({_type: 'link', href: 'https://example.com/'})).toContain('href="https://example.com/"')
})

test('a block without links is shown', () => {
  const found = evaluateSync(parse(`*[0].body[]${linkedText}`), {
    dataset: [{body: [{_type: 'block', _key: 'b', children: [{_type: 'span', _key: 's', text: 'Words'}]}]}],
  })
  expect(toJS(found)).toMatchObject([{_key: 'b', children: [{text: 'Words'}], markDefs: []}])
})
