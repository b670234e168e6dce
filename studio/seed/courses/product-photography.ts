import type {CourseSeed} from '../types.ts'

export const productPhotography: CourseSeed = {
  number: 7,
  slug: 'product-photography-on-a-small-table',
  title: 'Product Photography on a Small Table',
  instructor: 'tomas-ferreira',
  category: 'photography',
  level: 'Beginner',
  rating: 4.7,
  studentsCount: 1320,
  lessons: 28,
  price: 69.99,
  originalPrice: 99.99,
  listing: 'catalogue',
  published: '2026-03-17',
  imageAlt: 'A cup on a small table between a window and a sheet of white card',
  description: `
A window, a sheet of white card and a phone are enough for a picture that sells a cup. The rest of this course is about noticing what the light is doing.
`,
  outcomes: [
    'Read the direction, size and color of a light',
    'Build a table studio from card, cloth and clamps',
    'Use a phone or camera in manual mode',
    'Photograph matte, shiny and transparent objects',
    'Compose for a product page, a story and a square',
    'Match color so that the parcel holds no surprise',
    'Edit a set of forty pictures to one standard',
    'Deliver files at the sizes a shop needs',
  ],
  curriculum: [
    ['One window, one cup', 38],
    ['The table studio', 46],
    ['Camera settings that stay put', 54],
    ['Matte, shiny, transparent', 72],
    ['Composition for shops', 52],
    ['Editing forty pictures alike', 78],
  ],
}
