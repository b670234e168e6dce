import {describe, expect, test} from 'vitest'
import {seedDocuments} from '../../seed/dataset.ts'
import {errorsOf, findingsOf, schema, warningsOf} from '../testing/validate'
import {lessonOfText} from './outline-rules'

/** A course of the seed with its cover uploaded. */
const sample: Record<string, unknown> = {
  ...seedDocuments().find(({_type}) => _type === 'course'),
  image: {_type: 'image', alt: 'A cover', asset: {_type: 'reference', _ref: 'image-0-1x1-webp'}},
}

const words = (text: string) => [
  {
    _type: 'block',
    _key: 'b',
    style: 'normal',
    children: [{_type: 'span', _key: 's', text, marks: []}],
    markDefs: [],
  },
]

function lesson(key: string, change: object = {}) {
  return {
    _type: 'lesson',
    _key: key,
    title: `Lesson ${key}`,
    slug: {_type: 'slug', current: `lesson-${key}`},
    minutes: 10,
    kind: 'reading',
    content: {_type: 'reference', _ref: `lesson.${key}`, _weak: true},
    ...change,
  }
}

function course(lessons: object[], change: object = {}, section: object = {}) {
  const group = {
    _type: 'curriculumItem',
    _key: 'c1',
    title: 'The first',
    duration: 20,
    free: true,
    lessons,
    ...section,
  }
  return {...sample, curriculum: [group], lessons: 2, duration: 20, ...change}
}

interface Text {
  published: boolean
  draft: boolean
  course: string | null
}

/** A fake dataset in which every slug is free and every lesson has this content. */
function dataset(text: Partial<Text> = {}) {
  const state: Text = {published: true, draft: false, course: String(sample['_id']), ...text}
  return (query: string) => (query.includes('"published"') ? state : null)
}

const errors = (document: object, text?: Partial<Text>) => errorsOf(document, dataset(text))

describe('an outline', () => {
  test('that adds up can be published', async () => {
    expect(await errors(course([lesson('a'), lesson('b')]))).toEqual([])
  })

  test.each([
    [{minutes: 12}, ['The lessons take 22 minutes together.', 'The lessons take 22 minutes together.']],
    [{title: undefined}, ['A lesson needs a title.']],
    [{slug: undefined}, ['Give the lesson an address: press Generate.']],
    [
      {formerSlugs: ['Two Words']},
      ['“Two Words” is no address: small letters, digits and single hyphens only.'],
    ],
    [{slug: {_type: 'slug', current: 'Two Words'}}, ['Use small letters, digits and single hyphens only.']],
    [{minutes: 0.5}, expect.arrayContaining(['Say in whole minutes how long the lesson takes.'])],
    [{kind: undefined}, ['Say what kind of lesson it is.']],
  ])('%j: %s', async (change, messages) => {
    expect(await errors(course([lesson('a'), lesson('b', change)]))).toEqual(messages)
  })

  test('has as many lessons and minutes as the course says, once every group has lessons', async () => {
    const both = [lesson('a'), lesson('b')]
    expect(await errors(course(both, {lessons: 3}))).toEqual(['The outline has 2 lessons.'])
    expect(await errors(course(both, {duration: 30}))).toEqual(['The lessons take 20 minutes together.'])
    const planned = {_type: 'curriculumItem', _key: 'c2', title: 'Planned', duration: 10}
    const [group] = course(both).curriculum
    expect(await errors({...course(both), curriculum: [group, planned], lessons: 3, duration: 30})).toEqual(
      [],
    )
  })

  test('opens its groups one after the other, and the first at once', async () => {
    const groups = (...days: (number | undefined)[]) => ({
      ...course([], {lessons: 6, duration: 60}),
      curriculum: days.map((opensAfterDays, index) => ({
        _type: 'curriculumItem',
        _key: `g${index}`,
        title: `Group ${index}`,
        duration: 60 / days.length,
        free: index === 0,
        ...(opensAfterDays !== undefined && {opensAfterDays}),
      })),
    })
    const warnings = async (...days: (number | undefined)[]) =>
      (await warningsOf(groups(...days), dataset())).filter((message) =>
        /lesson group before|first lesson group, so|can be returned/.test(message),
      )
    expect(await errors(groups(undefined, 7, 365))).toEqual([])
    const whole = 'Give whole days from 1 to 365, or leave this empty.'
    for (const wrong of [0, -1, 1.5, 366]) expect(await errors(groups(undefined, wrong))).toEqual([whole])
    expect(await warnings(undefined, 7, 7, 14)).toEqual([])
    expect(await warnings(3, 7)).toEqual([
      'Leave this empty in the first lesson group, so that people can begin as soon as they have bought.',
    ])
    expect(await warnings(undefined, 14, 7)).toEqual([
      'A lesson group before this one opens only after 14 days: give at least as many.',
    ])
    expect(await warnings(undefined, 31)).toEqual([
      'A purchase can be returned for 30 days: people cannot see this lesson group before that is over.',
    ])
  })

  test('leaves a lesson the addresses that it had', async () => {
    const moved = lesson('a', {formerSlugs: ['once']})
    expect(await errors(course([moved, lesson('b', {slug: {_type: 'slug', current: 'once'}})]))).toEqual([
      '“once” was an address of “Lesson a”, and still leads there. Remove it there first, under Former addresses.',
    ])
    expect(await errors(course([moved, lesson('b')]))).toEqual([])
  })

  test('gives every lesson an address of its own', async () => {
    const message = 'Another lesson of this course has this address.'
    const same = {slug: {_type: 'slug', current: 'lesson-a'}}
    expect(await errors(course([lesson('a'), lesson('b', same)]))).toEqual([message, message])
  })

  test('has a text for every free lesson, and may plan the others', async () => {
    const unwritten = {content: undefined}
    const missing = 'A free lesson needs a text: press “Write this lesson”.'
    expect(await errors(course([lesson('a'), lesson('b', unwritten)]))).toEqual([missing])
    expect(await errors(course([lesson('a'), lesson('b', {...unwritten, free: false})]))).toEqual([])
    const closed = {free: false}
    expect(await errors(course([lesson('a'), lesson('b', unwritten)], {}, closed))).toEqual([])
    const empty = 'A free lesson needs a text: open it and write.'
    expect(await errors(course([lesson('a'), lesson('b', {free: false})]), {published: false})).toEqual([
      empty,
    ])
  })

  test('should have published texts, and has to where they are free', async () => {
    const unpublished = {published: false, draft: true}
    const [open, closed] = [course([lesson('a')], {lessons: 1}, {duration: 10}), {free: false, duration: 10}]
    const sold = course([lesson('a')], {lessons: 1, duration: 10}, closed)
    const error = 'A free lesson needs a text that is published: open it and publish it.'
    const warning = 'Publish its text: nobody sees it yet.'
    const found = async (document: object, text: Partial<Text>) => [
      (await errors(document, text)).filter((message) => message === error).length,
      (await warningsOf(document, dataset(text))).filter((message) => message === warning).length,
    ]
    expect(await found(open, unpublished)).toEqual([1, 0])
    expect(await found(sold, unpublished)).toEqual([0, 1])
    expect(await found(sold, {published: true, draft: true})).toEqual([0, 0])
    expect(await found(sold, {published: false, draft: false})).toEqual([0, 0])
  })

  test('warns of a lesson that is sold and not written', async () => {
    const warning = 'This lesson is planned: whoever buys the course cannot read it yet.'
    const sold = (change?: object) =>
      course([lesson('a', change)], {lessons: 1, duration: 10}, {free: false, duration: 10})
    const warnings = async (document: object, text?: Partial<Text>) =>
      (await findingsOf(document, dataset(text)))
        .filter(({level, message}) => level === 'warning' && message === warning)
        .map(({path}) => path.at(-1))
    const empty = {published: false, draft: false}
    expect(await warnings(sold({content: undefined}))).toEqual(['content'])
    expect(await warnings(sold(), empty)).toEqual(['content'])
    expect(await warnings(sold())).toEqual([])
    expect(await warnings(sold(), {...empty, draft: true})).toEqual([])
    // Of a free lesson it is an error.
    expect(await warnings(sold({free: true}), empty)).toEqual([])
    expect(await warnings(sold({free: true, content: undefined}))).toEqual([])
  })

  test('says of each lesson how much there is to read, beside the minutes that it claims', () => {
    const {prepare} = schema.get('lesson')?.preview ?? {}
    const subtitle = (body?: object[]) =>
      prepare?.({title: 'A', minutes: 12, kind: 'reading', body} as never).subtitle
    const paragraph = Array.from({length: 200}, () => 'word').join(' ')
    expect(subtitle([...words(paragraph), ...words('one')])).toBe('12m · Reading · 201 words, 2m to read')
    expect(subtitle(words('one'))).toBe('12m · Reading · 1 word, 1m to read')
    expect(subtitle([])).toBe('12m · Reading · Not written yet')
    expect(subtitle()).toBe('12m · Reading · Not written yet')
  })

  test('shows a text in one lesson only, so that a copy is given its own', async () => {
    const message =
      'Another lesson of this course has this text: remove it from one of them, and write one there.'
    const copy = {content: lesson('a').content}
    expect(await errors(course([lesson('a'), lesson('b', copy)]))).toEqual([message, message])
    expect(await errors(course([lesson('a'), lesson('b', {content: undefined, free: false})]))).toEqual([])
  })

  test('does not show the text of another course', async () => {
    const message = 'This text belongs to another course: remove it and write one for this lesson.'
    expect(await errors(course([lesson('a'), lesson('b')]), {course: 'course-other'})).toEqual([
      message,
      message,
    ])
  })
})

describe('the text of a lesson', () => {
  const text = (body: object[], id = 'lesson.a') => ({
    _id: id,
    _type: 'lessonContent',
    course: {_type: 'reference', _ref: sample['_id'], _weak: true},
    lessonKey: 'a',
    body,
  })
  const answer = (key: string, change: object = {}) => ({
    _type: 'quizAnswer',
    _key: key,
    text: words('An answer'),
    explanation: words('Why'),
    ...change,
  })
  const quiz = (change: object = {}) => ({
    _type: 'quiz',
    _key: 'q',
    question: words('What is it?'),
    answers: [answer('1', {right: true}), answer('2')],
    ...change,
  })
  const asset = {asset: {_type: 'reference', _ref: 'file-0-webm'}}
  const video = (change: object = {}) => ({
    _type: 'video',
    _key: 'v',
    title: 'A film',
    file: {_type: 'file', ...asset},
    captions: {_type: 'file', ...asset},
    transcript: words('What is said'),
    ...change,
  })

  test('is private by its id', async () => {
    const message = 'Everybody could read this text. Write lessons from their course’s outline.'
    expect(await errors(text(words('A lesson')))).toEqual([])
    expect(await errors(text(words('A lesson'), 'drafts.lesson.a'))).toEqual([])
    expect(await errors(text(words('A lesson'), 'b0a7'))).toEqual([message])
    expect(await errors(text(words('A lesson'), 'drafts.b0a7'))).toEqual([message])
  })

  test('is of the lesson that it was written for, or of the one that shows it', () => {
    const {curriculum} = course([lesson('b'), lesson('copied', {content: lesson('a').content})])
    expect(lessonOfText(curriculum, 'a', 'lesson.a')?._key).toBe('copied')
    expect(lessonOfText(curriculum, 'b', 'lesson.a')?._key).toBe('b')
    expect(lessonOfText(curriculum, 'gone', 'lesson.gone')).toBeUndefined()
    expect(lessonOfText(undefined, 'a', 'lesson.a')).toBeUndefined()
  })

  test('is written', async () => {
    expect(await errors(text([]))).toEqual(['Write the lesson.'])
  })

  test.each([
    [quiz(), []],
    [quiz({answers: [answer('1'), answer('2')]}), ['Mark at least one answer as right.']],
    [
      quiz({answers: [answer('1', {right: true})]}),
      ['A question needs at least two answers to choose from.'],
    ],
    [quiz({question: []}), ['Write the question.']],
    [
      quiz({answers: [answer('1', {right: true, explanation: []}), answer('2')]}),
      ['Say why this answer is right or wrong: that is what people learn from.'],
    ],
    [video(), []],
    [video({file: undefined}), ['Upload the video, or give its playback id of Mux.']],
    [video({file: undefined, muxPlaybackId: 'a1B2'}), []],
    [video({muxPlaybackId: 'a1B2'}), ['Give the file or the playback id of Mux, not both.']],
    [
      video({stops: [{_type: 'videoStop', _key: 's', second: 3, quiz: {...quiz(), answers: []}}]}),
      ['A question needs at least two answers to choose from.'],
    ],
    [{_type: 'figure', _key: 'f', ...asset}, ['Describe the picture: every picture needs alternative text.']],
    [
      {_type: 'figure', _key: 'f', alt: 'A row of bottles'},
      ['Choose or upload a picture, or remove this block.'],
    ],
    [{_type: 'callout', _key: 'c', tone: 'tip', text: []}, ['Write the text, or remove this block.']],
    [{_type: 'download', _key: 'd', title: 'A sheet'}, ['Choose or upload a file, or remove this block.']],
    [
      {_type: 'exercise', _key: 'e', title: 'Try it', task: words('Do it.'), criteria: []},
      ['Say by what learners can judge their own work.'],
    ],
    [
      {_type: 'captionedTable', _key: 't', caption: 'Prices', table: {_type: 'table', rows: []}},
      ['A table has a head and at least one row below it.'],
    ],
  ])('$0._type: $1', async (block, messages) => {
    expect(await errors(text([block]))).toEqual(messages)
  })

  test('should have captions with a video', async () => {
    const silent = text([video({captions: undefined})])
    expect(await warningsOf(silent, dataset())).toEqual([
      'Without captions, people who do not hear it miss the video.',
    ])
  })
})
