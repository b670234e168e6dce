import {beforeEach, describe, expect, test} from 'vitest'
import {seedDocuments} from '../seed/dataset.ts'
import {errorsOf, findingsOf, schema, warningsOf} from './testing/validate'

/** Slugs that other documents have, or had, for the rules of addresses. */
let taken: string[]
let former: string[]
/** The courses of bundles, as the rules ask for them. */
let chosen: object[]
/** Where the courses of the offer are listed. */
let listing: string | null

beforeEach(() => {
  taken = []
  former = []
  chosen = []
  listing = 'offer'
})

/** A fake dataset: it knows only the taken slugs, the chosen courses and their listing, and every lesson has content. */
function dataset(query: string, params: Record<string, unknown>) {
  if ('ids' in params) return chosen
  if (query.includes('listing')) return listing
  if (query.includes('"published"')) return {published: true, draft: false, course: null}
  const slug = String(params['slug'])
  if (query.startsWith('count(')) return taken.includes(slug)
  if (taken.includes(slug)) return {title: 'Another', isFormer: false}
  return former.includes(slug) ? {title: 'Another', isFormer: true} : null
}

const errors = (document: object) => errorsOf(document, dataset)
const warnings = (document: object) => warningsOf(document, dataset)

/** A seed document with its images uploaded. */
function uploaded<T>(value: T): T {
  const text = JSON.stringify(value, (key, item: unknown) =>
    key === '_sanityAsset' ? {_type: 'reference', _ref: 'image-0-1600x900-webp'} : item,
  )
  return JSON.parse(text.replaceAll('"_sanityAsset"', '"asset"')) as T
}

const seed = uploaded(seedDocuments())

function sample(type: string): Record<string, unknown> {
  const document = seed.find(({_type}) => _type === type)
  if (!document) throw new Error(`The seed has no ${type}`)
  return document
}

describe('a course', () => {
  const course = sample('course')

  test.each([
    [{title: undefined}, 'A course needs a title.'],
    [{title: 'SEO'}, 'The title is too short to say what the course is about.'],
    [{price: undefined}, 'A course needs a price.'],
    [{price: 0}, 'The price must be more than $0.'],
    [{price: 0.49}, 'The price must be at least $0.50: no card can be charged less.'],
    [{price: 19.999}, 'A price has at most two decimals, such as 89.99.'],
    [{price: 100, originalPrice: 99.99}, 'The original price cannot be lower than the price.'],
    [{rating: 5.1}, 'A rating is from 0 to 5, with one decimal.'],
    [{rating: 4.55}, 'A rating is from 0 to 5, with one decimal.'],
    [{lessons: 0}, 'Give the number of lessons, at least 1.'],
    [{lessons: undefined}, 'Give the number of lessons, at least 1.'],
    [{duration: 90.5}, 'Give the duration in whole minutes.'],
    [{studentsCount: -1}, 'Give a whole number of students, 0 or more.'],
    [{outcomes: ['One', 'Two']}, 'List eight things learned, or none; there are 2 now.'],
    [{curriculum: []}, 'List at least one lesson group.'],
    [{description: []}, 'Describe the course.'],
    [{instructor: undefined}, 'Choose who teaches the course.'],
    [{category: undefined}, 'Choose the category in which the course is found.'],
    [{image: undefined}, 'Choose or upload a picture.'],
    [
      {image: {...(course['image'] as object), alt: ' '}},
      'Describe the picture: every picture needs alternative text.',
    ],
    [{slug: undefined}, 'Give the page an address: press Generate.'],
    [{slug: {_type: 'slug', current: 'Two Words'}}, 'Use small letters, digits and single hyphens only.'],
    [{slug: {_type: 'slug', current: '42'}}, 'An address needs at least one letter.'],
  ])('%j: %s', {tags: ['S3.01.01']}, async (change, message) => {
    expect(await errors({...course, ...change})).toEqual([message])
  })

  test('dearer than the price filter reaches is an offer, not a catalogue course', async () => {
    const dear = {...course, price: 201, originalPrice: 250}
    expect(await errors(dear)).toEqual([expect.stringContaining('A catalogue course costs at most $200')])
    expect(await errors({...dear, listing: 'offer'})).toEqual([])
  })

  test('cannot take another course’s address', async () => {
    taken = ['seo']
    const same = {...course, slug: {_type: 'slug', current: 'seo'}}
    expect(await errors(same)).toEqual(['Another course already has this address.'])
  })

  test('cannot take a former address of another course, which still leads there', async () => {
    former = ['seo']
    expect(await errors({...course, slug: {_type: 'slug', current: 'seo'}})).toEqual([
      '“seo” was an address of “Another”, and still leads there. Remove it there first, under Former addresses.',
    ])
  })

  test('has former addresses that no other course has', async () => {
    expect(await errors({...course, formerSlugs: ['type', 'letters']})).toEqual([])
    expect(await errors({...course, formerSlugs: ['Two Words']})).toEqual([
      '“Two Words” is no address: small letters, digits and single hyphens only.',
    ])
    taken = ['seo']
    expect(await errors({...course, formerSlugs: ['seo']})).toEqual(['“seo” is the address of “Another”.'])
  })

  test.each([
    ['/courses', []],
    ['/courses?category=design#top', []],
    [
      '/course/typography',
      [
        '/course/typography can move: remove this link, and choose the page with “Page of this site” instead.',
      ],
    ],
    ['/learn/typography/lines', []],
    [
      '/privacy',
      ['/privacy can move: remove this link, and choose the page with “Page of this site” instead.'],
    ],
    ['https://example.com/course/none', []],
    ['mailto:help@example.com', []],
    ['/course/typografy', ['There is no page at /course/typografy.']],
    [
      '/courses/typography',
      [
        '/courses/typography can move: remove this link, and choose the page with “Page of this site” instead.',
      ],
    ],
    ['/courses/typografy', ['There is no page at /courses/typografy.']],
    ['/abuot', ['There is no page at /abuot.']],
    ['courses', ['“courses” is no address: a page of ours begins with one /, any other with https://.']],
    [
      '//example.com',
      ['“//example.com” is no address: a page of ours begins with one /, any other with https://.'],
    ],
  ])('links in its text to %s: %j', async (href, messages) => {
    taken = ['typography']
    const description = [
      {
        _type: 'block',
        _key: 'b',
        style: 'normal',
        markDefs: [{_type: 'link', _key: 'm', href}],
        children: [{_type: 'span', _key: 's', text: 'There', marks: ['m']}],
      },
    ]
    expect(await errors({...course, description})).toEqual(messages)
  })

  test('says until when it waits for its date', async () => {
    const waits = {...course, publishedAt: '2999-01-01T09:00:00Z'}
    expect(await errors(waits)).toEqual([])
    const [info] = await findingsOf(waits, dataset)
    expect(info).toMatchObject({level: 'info', message: expect.stringMatching(/waits for Jan 1, 2999/)})
  })

  test('has no drawing as its cover', async () => {
    const image = {...(course['image'] as object), asset: {_ref: 'image-abc-1200x675-svg'}}
    expect(await errors({...course, image})).toEqual([
      'An SVG cannot be cut to the shapes it is shown in: choose the picture as PNG, JPEG or WebP.',
    ])
  })

  test('has a cover that is large enough for its place, what is cut off aside', async () => {
    const cover = (size: string, crop?: object) => ({
      ...course,
      image: {...(course['image'] as object), asset: {_ref: `image-abc-${size}-jpg`}, crop},
    })
    expect(await warnings(cover('1200x675'))).toEqual([])
    const advice =
      '1100 × 700 pixels are too few for its place: it looks blurred below 1200 × 675. Choose a larger picture, or cut off less.'
    expect(await warnings(cover('1100x700'))).toEqual([advice])
    expect(await warnings(cover('2200x700', {left: 0.25, right: 0.25, top: 0, bottom: 0}))).toEqual([advice])
  })

  test('with an outline that is not finished has at least its lessons, and the minutes of its groups', async () => {
    const group = {_type: 'curriculumItem', title: 'Group', free: true}
    const curriculum = [
      {...group, _key: 'a', duration: 60},
      {...group, _key: 'b', duration: 90},
    ]
    const planned = {...course, curriculum, duration: 150, lessons: 12}
    const empty = 'This lesson group has no lessons yet: whoever buys the course finds nothing in it.'
    expect(await errors(planned)).toEqual([])
    expect(await warnings(planned)).toEqual([empty, empty])
    const advice = await warnings({...planned, duration: 140})
    expect(advice.filter((message) => message !== empty)).toEqual([
      'The lesson groups take 150 minutes together.',
    ])
  })

  test('should let people try the first lesson group', async () => {
    const [first, ...rest] = course['curriculum'] as {free: boolean}[]
    const closed = {...course, curriculum: [{...first, free: false}, ...rest]}
    expect(await errors(closed)).toEqual([])
    expect(await warnings(closed)).toEqual([
      'Mark the first lesson group as free, so that people can try it.',
    ])
  })
})

describe('a bundle', () => {
  const bundle = {...sample('bundle'), price: 100}
  const references = (count: number) =>
    Array.from({length: count}, (_, index) => ({
      _key: `k${index}`,
      _type: 'reference',
      _ref: `course-${index}`,
    }))
  const course = {title: 'SEO That Lasts', archivedAt: null, publishedAt: null, price: 60}

  beforeEach(() => {
    chosen = [course, {...course, title: 'Email'}, {...course, title: 'Brand'}]
  })

  test.each([
    [{title: undefined}, 'A bundle needs a title.'],
    [{courses: undefined}, 'Choose at least two courses.'],
    [{courses: references(1)}, 'Choose at least two courses.'],
    [{courses: references(21)}, 'A bundle has at most 20 courses.'],
    [{price: undefined}, 'A bundle needs a price.'],
    [{price: 0}, 'The price must be at least $0.50: no card can be charged less.'],
    [{price: 19.999}, 'A price has at most two decimals, such as 149.99.'],
    [{image: undefined}, 'Choose or upload a picture.'],
    [{description: []}, 'Describe the bundle.'],
    [{from: '2026-11-01T00:00:00.000Z', until: '2026-11-01T00:00:00.000Z'}, 'It has to end after it begins.'],
  ])('%j: %s', async (change, message) => {
    expect(await errors({...bundle, ...change})).toEqual([message])
  })

  test('names the same course once', async () => {
    const courses = [...references(2), {...references(1)[0], _key: 'again'}]
    expect(new Set(await errors({...bundle, courses}))).toEqual(new Set(['The same course is chosen twice.']))
  })

  test('has up to twenty courses', async () => {
    expect(await errors({...bundle, courses: references(20)})).toEqual([])
    expect(await warnings({...bundle, courses: references(20)})).toEqual([])
  })

  test('warns when it is not cheaper than its courses', async () => {
    const saves = 'Bought one by one, its courses cost $180.00: the bundle saves nothing.'
    expect(await warnings({...bundle, price: 179.99})).toEqual([])
    expect(await warnings({...bundle, price: 180})).toEqual([saves])
    expect(await warnings({...bundle, price: 200})).toEqual([saves])
  })

  test('counts what its courses cost once their offer has ended', async () => {
    const offered = {...course, price: 40, originalPrice: 60, offerEndsAt: '2020-01-01T00:00:00.000Z'}
    chosen = [offered, offered]
    expect(await warnings({...bundle, price: 119.99})).toEqual([])
  })

  test('warns of a course that is archived, or not on sale yet, and does not count it', async () => {
    chosen = [course, course, {...course, title: 'Old', archivedAt: '2026-01-01T00:00:00Z'}]
    expect(await warnings(bundle)).toEqual(['“Old” is archived. The bundle is sold without it.'])
    expect(await warnings({...bundle, price: 120})).toHaveLength(2)
    chosen = [course, course, {...course, title: 'New', publishedAt: '2126-01-01T00:00:00Z'}]
    expect(await warnings(bundle)).toEqual(['“New” is not on sale yet. The bundle is sold without it.'])
  })

  test('warns that it is not sold when fewer than two of its courses are', async () => {
    chosen = [course, {...course, title: 'Old', archivedAt: '2026-01-01T00:00:00Z'}]
    expect(await warnings({...bundle, price: 50})).toEqual([
      '“Old” is archived. The bundle is not sold: fewer than two of its courses are.',
    ])
  })

  test('warns when it has ended', async () => {
    expect(await warnings({...bundle, until: '2020-01-01T00:00:00.000Z'})).toEqual([
      'This moment has passed: the bundle is not sold any more.',
    ])
  })

  test('cannot take another bundle’s address', async () => {
    taken = ['both']
    expect(await errors({...bundle, slug: {_type: 'slug', current: 'both'}})).toEqual([
      'Another bundle already has this address.',
    ])
  })
})

describe('an article', () => {
  test('has an author, by reference or by name', {tags: ['S3.06.02']}, async () => {
    const anonymous = {...sample('article'), author: undefined, authorName: undefined}
    expect(await errors(anonymous)).toEqual(['Choose an instructor as author, or write the author’s name.'])
    expect(await errors({...anonymous, authorName: 'A guest'})).toEqual([])
  })

  describe('with a video', () => {
    const file = {_type: 'file', asset: {_type: 'reference', _ref: 'file-0-webm'}}
    const said = {_type: 'span', _key: 's', text: 'What is said', marks: []}
    const transcript = [{_type: 'block', _key: 'b', style: 'normal', children: [said], markDefs: []}]
    const video = {
      _type: 'articleVideo',
      _key: 'v',
      title: 'A film',
      file,
      captions: file,
      transcript,
    }
    const withVideo = (change: object) => ({...sample('article'), body: [{...video, ...change}]})

    test.each([
      [{}, []],
      [{file: undefined}, ['Upload the video, or remove what is entered here.']],
      [{title: undefined}, ['Give the video a title.']],
      [{transcript: []}, ['Write down what is said in the video.']],
      [{poster: {...file, _type: 'image'}}, ['Describe the picture: every picture needs alternative text.']],
    ])('%j: %s', async (change, messages) => {
      expect(await errors(withVideo(change))).toEqual(messages)
    })

    test('should have captions', async () => {
      expect(await warnings(withVideo({captions: undefined}))).toEqual([
        'Without captions, people who do not hear it miss the video.',
      ])
    })

    test('plays an uploaded file, and asks nothing', () => {
      const type = schema.get('articleVideo')
      expect(type && 'fields' in type ? type.fields.map(({name}) => name) : []).toEqual([
        'title',
        'file',
        'poster',
        'captions',
        'transcript',
      ])
    })
  })
})

describe('a page', () => {
  const terms = seed.find(({_id}) => _id === 'page-terms') as Record<string, unknown>
  const fresh = {
    _id: 'b0a7',
    _type: 'page',
    title: 'For Companies',
    slug: {_type: 'slug', current: 'for-companies'},
    lead: 'Courses for a whole team.',
    sections: [{_key: 'a', _type: 'peopleSection', count: 3}],
  }
  const at = (current: string) => ({...fresh, slug: {_type: 'slug', current}})

  test('can have any address that is free', async () => {
    expect(await errors(fresh)).toEqual([])
    expect(await errors(at('404'))).toEqual(['An address needs at least one letter.'])
    taken = ['for-companies']
    expect(await errors(fresh)).toEqual(['Another page already has this address.'])
  })

  test.each(['cart', 'course', 'admin', 'api', 'assets'])('cannot be at /%s, which is ours', async (slug) => {
    expect(await errors(at(slug))).toEqual([
      `/${slug} is the address of a screen of the shop: choose another.`,
    ])
  })

  test('that screens link to keeps its address', async () => {
    const moved = {...terms, slug: {_type: 'slug', current: 'conditions'}}
    const message = 'The shop’s own screens link to this page: its address stays terms.'
    expect(await errors(moved)).toEqual([message])
    expect(await errors({...moved, _id: 'drafts.page-terms'})).toEqual([message])
  })

  test('that people agree to says when it was last updated', async () => {
    const [text] = terms['sections'] as object[]
    expect(await errors({...terms, sections: [{...text, lastUpdated: undefined}]})).toEqual([
      'Say when this text was last updated.',
    ])
  })

  test('is about something, and has something on it', async () => {
    expect(await errors({...fresh, lead: undefined, sections: []})).toEqual([
      'Say in a sentence or two what the page is about.',
      'Write at least one section.',
    ])
  })
})

describe('the site settings', () => {
  const settings = sample('siteSettings')

  test('show no banner without a text', async () => {
    expect(await errors({...settings, banner: {enabled: true, text: ''}})).toEqual([
      'Write the banner’s text, or switch the banner off.',
    ])
    expect(await errors({...settings, banner: {enabled: false, text: ''}})).toEqual([])
  })

  test('warn when the offer is over', async () => {
    const offer = {...(settings['offer'] as object), endsAt: '2020-01-01T00:00:00.000Z'}
    expect(await warnings({...settings, offer})).toEqual([
      'This moment has passed: the offer is not shown any more, and its courses cost their original price.',
    ])
  })

  test('warn of a course in the offer that is in the catalogue by now', async () => {
    listing = 'catalogue'
    const warning =
      'This course is in the catalogue, and not shown in the offer: list it as “Home page offer”, or remove it here.'
    expect(await warnings(settings)).toEqual([warning, warning, warning])
    listing = null
    expect(await warnings(settings)).toEqual([])
  })
})
