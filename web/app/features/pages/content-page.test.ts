import {describe, expect, test} from 'vitest'
import {toContentPage} from './content-page'
import type {ContentPageQueryResult} from '~/lib/sanity/types.generated'
import type {RichText} from '~/lib/sanity/linked-text'

type Raw = NonNullable<ContentPageQueryResult>
type Section = NonNullable<Raw['sections']>[number]

function block(text: string, style: 'normal' | 'h2' = 'normal'): RichText[number] {
  return {_type: 'block', _key: text, style, markDefs: [], children: [{_type: 'span', _key: 's', text}]}
}

function page(...sections: Section[]): Raw {
  return {_id: 'page-terms', title: ' Terms ', slug: 'terms', lead: null, seo: null, sections}
}

test('a page without a title or a slug is null', () => {
  expect(toContentPage(null)).toBeNull()
  expect(toContentPage({...page(), title: ' '})).toBeNull()
  expect(toContentPage({...page(), slug: null})).toBeNull()
  expect(toContentPage({...page(), sections: null})).toEqual({
    id: 'page-terms',
    slug: 'terms',
    title: 'Terms',
    lead: '',
    seo: {},
    sections: [],
  })
})

describe('a section', () => {
  const only = (section: Section) => toContentPage(page(section))?.sections[0]
  const claims = {students: '15,000+', instructors: '50+', rating: null}

  test('of contents is split at its headings; the text before the first one has no heading', () => {
    const text = [block('Before'), block('One', 'h2'), block('a'), block('b'), block('One', 'h2')]
    const section = only({_key: 'a', _type: 'textSection', layout: 'contents', text, claims})
    if (section?.kind !== 'contents') throw new Error(`It is ${section?.kind}`)
    expect(section.lastUpdated).toBe('')
    expect(section.parts.map(({anchor, heading, body}) => [anchor, heading, body.length])).toEqual([
      ['introduction', '', 1],
      ['one', 'One', 2],
      ['one-2', 'One', 0],
    ])
  })

  test('of text has the shop’s figures only when they are enabled', () => {
    const text = [block('Words')]
    expect(only({_key: 'a', _type: 'textSection', text, claims})).toMatchObject({claims: null})
    expect(only({_key: 'a', _type: 'textSection', layout: 'figures', text, claims})).toMatchObject({
      claims: {students: '15,000+', instructors: '50+', rating: ''},
    })
  })

  test.each<Section>([
    {_key: 'a', _type: 'textSection', text: null, claims: null},
    {_key: 'a', _type: 'statementSection', heading: 'Our mission', text: ' '},
    {_key: 'a', _type: 'pointsSection', heading: 'Our values', points: [{_key: 'b', text: 'No title'}]},
    {_key: 'a', _type: 'peopleSection', people: []},
    {_key: 'a', _type: 'pictureSection', picture: null},
    {
      _key: 'a',
      _type: 'buttonsSection',
      buttons: [{_key: 'b', label: 'Nowhere', href: 'javascript:alert(1)'}],
    },
  ])('with nothing in it is left out: $_type', (section) => {
    expect(only(section)).toBeUndefined()
  })

  test('of an unknown type is left out', () => {
    expect(only({_key: 'a', _type: 'mapSection'} as unknown as Section)).toBeUndefined()
  })

  test.each(['/courses', 'https://example.com/a', 'mailto:help@lectern.test', 'tel:+12125550100'])(
    'of buttons may link to %s',
    (href) => {
      const section = only({_key: 'a', _type: 'buttonsSection', buttons: [{_key: 'b', label: 'Go', href}]})
      expect(section).toMatchObject({buttons: [{label: 'Go', href}]})
    },
  )
})
