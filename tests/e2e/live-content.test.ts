import {content} from './content.ts'
import {eventually, expect, test as base} from './person.ts'

type Document = {_id: string; _type: string} & Record<string, unknown>

/** Publishes documents for as long as a test runs; what there was before is there again afterwards. */
const test = base.extend<{publish: (...documents: Document[]) => Promise<void>}>({
  publish: async ({}, use) => {
    const before = new Map<string, Document | undefined>()
    await use(async (...documents) => {
      const transaction = content.transaction()
      for (const document of documents) {
        if (!before.has(document._id)) before.set(document._id, await content.getDocument(document._id))
        transaction.createOrReplace(document)
      }
      await transaction.commit()
    })
    const cleanup = content.transaction()
    for (const [id, document] of [...before].toReversed()) {
      if (document) cleanup.createOrReplace(document)
      else cleanup.delete(id)
    }
    await cleanup.commit()
  },
})

test('what is published after the build shows without another', async ({meet, publish}) => {
  const ada = await meet()
  const {page} = ada
  await publish({
    _id: 'course-published-later',
    _type: 'course',
    title: 'Published Later',
    slug: {_type: 'slug', current: 'published-later'},
    listing: 'catalogue',
    level: 'Beginner',
    price: 77,
    rating: 4.2,
    lessons: 12,
    duration: 330,
    studentsCount: 3,
    instructor: {_type: 'reference', _ref: 'instructor-joon-park'},
    category: {_type: 'reference', _ref: 'category-health'},
    publishedAt: new Date().toISOString(),
  })
  await ada.visit('/courses?sort=newest')
  await eventually(async () => (await ada.coursesShown())[0]).toBe('Published Later')
  await page.getByText('13 courses', {exact: true}).waitFor()
  await page.getByRole('link', {name: 'Published Later', exact: true}).click()
  await page.getByRole('heading', {level: 1, name: 'Published Later'}).waitFor()
  await ada.visit('/course/published-later')
  await page.getByRole('heading', {level: 1, name: 'Published Later'}).waitFor()
  // What an editor has left out has its defaults.
  expect(
    await page
      .getByRole('region', {name: /What You.ll Learn/})
      .getByRole('listitem')
      .count(),
  ).toBe(8)
  const curriculum = page.getByRole('region', {name: 'Curriculum'}).getByRole('listitem')
  expect(await curriculum.count()).toBe(5)
  await curriculum.first().getByText('Free', {exact: true}).waitFor()
})

test('a directory of more than nine has pages', async ({meet, publish}) => {
  const ada = await meet()
  const {page} = ada
  const cards = page.getByRole('main').getByRole('article')
  const pages = page.getByRole('navigation', {name: 'Instructors, pages'})
  await ada.visit('/instructors')
  await eventually(() => cards.count()).toBe(6)
  expect(await pages.count()).toBe(0)
  await publish(
    ...['a', 'b', 'c', 'd'].map((letter) => ({
      _id: `instructor-zoe-${letter}`,
      _type: 'instructor',
      name: `Zoe Z${letter}`,
      slug: {_type: 'slug', current: `zoe-z${letter}`},
    })),
  )
  await page.reload()
  await eventually(() => cards.count()).toBe(9)
  await pages.getByRole('link', {name: 'Page 2'}).waitFor()
  // Everyone is there already: nothing but pictures is asked for.
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') asked.push(request.url())
  })
  await pages.getByRole('link', {name: 'Next'}).click()
  await eventually(() => cards.getByRole('heading').allInnerTexts()).toEqual(['Zoe Zd'])
  await pages.getByRole('link', {name: 'Previous'}).click()
  await eventually(() => cards.count()).toBe(9)
  expect(asked).toEqual([])
})

test('what an editor changes of an instructor takes the place of the page that was built', async ({
  meet,
  publish,
}) => {
  const ada = await meet()
  const {page} = ada
  const main = page.getByRole('main')
  const {experience: _, ...sample} = (await content.getDocument<Document>('instructor-tomas-ferreira'))!
  await publish({...sample, title: 'Letterpress printer', socialLinks: {website: 'https://ferreira.example'}})
  const {promise: waiting, resolve: answer} = Promise.withResolvers<void>()
  await ada.context.route(/\/data\/query\//, async (route) => {
    await waiting
    await route.continue()
  })
  await ada.visit('/instructor/tomas-ferreira')
  await page.getByRole('region', {name: 'Cookies'}).waitFor()
  await page.mouse.wheel(0, 600)
  await eventually(() => ada.scrolledBy()).toBe(600)
  answer()
  await main.getByText('Letterpress printer', {exact: true}).waitFor()
  // Whoever has begun to read stays where she was.
  expect(await ada.scrolledBy()).toBeGreaterThan(500)
  // The record is taken whole: what it does not have is not filled up from the one before.
  expect(await main.getByRole('heading', {name: 'Experience', exact: true}).count()).toBe(0)
  await main.getByRole('heading', {name: 'Education', exact: true}).waitFor()
  expect(await ada.destinations(main.getByRole('link', {name: /of Tomás Ferreira$/}))).toEqual([
    'https://ferreira.example/',
  ])
})

test('missing pictures, empty fields and dangling references break no page', async ({meet, publish}) => {
  const ada = await meet()
  const {page} = ada
  const gone = (id: string) => ({_type: 'reference', _ref: id, _weak: true})
  await publish(
    {
      _id: 'instructor-hollow',
      _type: 'instructor',
      name: 'Hollow Person',
      slug: {_type: 'slug', current: 'hollow-person'},
      socialLinks: {linkedin: 'not an address'},
      testimonials: [{_key: 'a', _type: 'testimonial'}],
      longBio: [{_key: 'b', _type: 'unheard-of'}],
    },
    {
      _id: 'course-hollow',
      _type: 'course',
      title: 'Hollow Course',
      slug: {_type: 'slug', current: 'hollow-course'},
      listing: 'catalogue',
      price: 5,
      instructor: gone('instructor-who-left'),
      category: gone('category-that-closed'),
      image: {_type: 'image', asset: gone('image-0000000000000000000000000000000000000000-10x10-png')},
      curriculum: [{_key: 'a', _type: 'curriculumItem'}],
    },
    {_id: 'course-nameless', _type: 'course', listing: 'catalogue'},
    {
      _id: 'article-hollow',
      _type: 'article',
      title: 'Hollow Article',
      slug: {_type: 'slug', current: 'hollow-article'},
      author: gone('instructor-who-left'),
      body: [{_key: 'a', _type: 'image'}],
      tags: [''],
    },
  )
  await ada.visit('/courses?q=hollow')
  await eventually(() => ada.coursesShown()).toEqual(['Hollow Course'])
  for (const [path, heading] of [
    ['/course/hollow-course', 'Hollow Course'],
    ['/instructor/hollow-person', 'Hollow Person'],
    ['/blog/hollow-article', 'Hollow Article'],
    ['/instructors', 'Instructors'],
    ['/blog', 'Blog'],
    ['/', /./],
    ['/sitemap', 'Sitemap'],
  ] as const) {
    await ada.visit(path)
    await page.getByRole('heading', {level: 1, name: heading}).waitFor()
  }
  await ada.visit('/instructors')
  await page.getByRole('main').getByRole('link', {name: 'Hollow Person'}).click()
  await page.getByRole('tab', {name: 'Reviews'}).click()
  await page.getByText('No testimonials available yet.').waitFor()
  expect(await page.getByRole('link', {name: /of Hollow Person$/}).count()).toBe(0)
  // Where nobody has written anything the shop still has its name.
  await publish({_id: 'siteSettings', _type: 'siteSettings'})
  await ada.visit('/')
  await page.getByRole('heading', {level: 1, name: 'Lectern'}).waitFor()
  expect(ada.browserErrors.filter((error) => !/images\//.test(error))).toEqual([])
})

test('no word, however long, makes a page wider than the screen', async ({meet, publish}) => {
  const ada = await meet()
  const {page} = ada
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'
  const reference = (_ref: string) => ({_type: 'reference', _ref})
  const paragraph = [{_key: 'a', _type: 'block', children: [{_key: 'b', _type: 'span', text: word}]}]
  await publish(
    {
      _id: 'instructor-long',
      _type: 'instructor',
      name: `Ada ${word}`,
      slug: {_type: 'slug', current: 'long-person'},
      title: word,
      location: word,
      bio: word,
      longBio: paragraph,
      experience: [word],
      education: [word],
      teachingMethodology: word,
      testimonials: [{_key: 'a', _type: 'testimonial', name: word, role: word, content: word}],
    },
    {
      _id: 'course-long',
      _type: 'course',
      title: word,
      slug: {_type: 'slug', current: 'long-course'},
      listing: 'catalogue',
      level: 'Beginner',
      price: 199.99,
      originalPrice: 1299.99,
      rating: 4.2,
      lessons: 12,
      duration: 330,
      studentsCount: 1,
      instructor: reference('instructor-long'),
      category: reference('category-health'),
      description: paragraph,
      outcomes: [word],
      curriculum: [{_key: 'a', _type: 'curriculumItem', title: word, duration: 30, free: true}],
      publishedAt: new Date().toISOString(),
    },
    {
      _id: 'article-long',
      _type: 'article',
      title: word,
      slug: {_type: 'slug', current: 'long-article'},
      excerpt: word,
      author: reference('instructor-long'),
      category: 'EdTech',
      tags: [word],
      date: '2026-01-01',
      body: paragraph,
    },
  )
  const typed = 'x'.repeat(200)
  const wide: string[] = []
  for (const [path, shown] of [
    ['/courses?q=donau', word],
    ['/course/long-course', word],
    ['/instructors?q=donau', `Ada ${word}`],
    ['/instructor/long-person', `Ada ${word}`],
    [`/blog?tag=${encodeURIComponent(word)}`, word],
    ['/blog/long-article', word],
    [`/courses?q=${typed}`, 'No courses match your filters'],
    [`/instructors?q=${typed}`, 'No instructors found'],
    [`/blog?q=${typed}`, 'No articles found'],
    [`/help?q=${typed}`, 'No answers found'],
  ] as const) {
    await ada.visit(path)
    await page.getByRole('main').getByRole('heading', {name: shown}).first().waitFor()
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({width, height: 900})
      const needs = await page.evaluate<number>('document.documentElement.scrollWidth')
      if (needs > width) wide.push(`${path.slice(0, 40)} needs ${needs} px of ${width}`)
    }
  }
  expect(wide).toEqual([])
})
