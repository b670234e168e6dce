import type {CourseSeed} from '../types.ts'

export const productDesignProgram: CourseSeed = {
  number: 103,
  slug: 'product-design-program',
  title: 'Product Design Program',
  instructor: 'tomas-ferreira',
  category: 'design',
  level: 'All Levels',
  rating: 4.9,
  studentsCount: 450,
  lessons: 108,
  price: 249,
  originalPrice: 399,
  listing: 'offer',
  published: '2026-05-05',
  imageAlt: 'A paper prototype of a phone screen unfolding into a finished one',
  description: `
A product is designed long before anyone chooses a color. This program follows one from the first conversation with a user to the screen that ships, and the week after.
`,
  outcomes: [
    'Plan and run interviews that do not lead the witness',
    'Turn notes into problems worth solving',
    'Sketch many ideas before falling for one',
    'Prototype on paper, then on a screen',
    'Run a usability test with five people in a day',
    'Design accessible components and their states',
    'Work with engineers from sketch to release',
    'Write a case study that shows how you think',
  ],
  curriculum: [
    ['What product designers decide', 110],
    ['Research without leading the witness', 250],
    ['From notes to problems', 180],
    ['Sketching and choosing', 200],
    ['Prototypes, paper first', 240],
    ['Interface craft: type, space, color, states', 310],
    ['Testing with five people', 190],
    ['Shipping with engineers', 160],
    ['Your case study', 100],
  ],
}
