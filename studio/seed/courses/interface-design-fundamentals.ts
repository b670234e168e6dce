import type {CourseSeed} from '../types.ts'

export const interfaceDesignFundamentals: CourseSeed = {
  number: 5,
  slug: 'interface-design-type-space-color',
  title: 'Interface Design: Type, Space, Color',
  instructor: 'tomas-ferreira',
  category: 'design',
  level: 'Beginner',
  rating: 4.9,
  studentsCount: 2150,
  lessons: 41,
  price: 94.99,
  originalPrice: 139.99,
  listing: 'catalogue',
  featured: true,
  published: '2026-01-13',
  imageAlt: 'A large letter g resting on a grid of fine lines beside three circles of color',
  description: `
Nearly everything that makes a screen pleasant to use comes down to three materials: type, space and color. This course takes them one at a time, slowly, until you can see.
`,
  outcomes: [
    'Choose and pair typefaces for reading, not for looking at',
    'Set a type scale and a line length that hold on every screen',
    'Use spacing to say what belongs together',
    'Build a palette that passes contrast in light and dark',
    'Lay out forms that people complete without help',
    'Design the empty, loading and error states first',
    'Critique a screen in terms of its task',
    'Hand over a design so that it is built as drawn',
  ],
  curriculum: [
    ['Learning to see a screen', 48],
    ['Type: faces, sizes, lines', 92],
    ['Space: grouping, rhythm, grids', 84],
    ['Color: contrast, meaning, dark themes', 88],
    ['Forms and the words in them', 76],
    ['States: empty, loading, wrong', 58],
    ['One screen, redesigned from the start', 79],
  ],
}
