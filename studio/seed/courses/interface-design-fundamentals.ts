import {interfaceDesignFundamentalsOutline} from '../lessons/interface-design-fundamentals.ts'
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
  price: 94.99,
  originalPrice: 139.99,
  listing: 'catalogue',
  featured: true,
  published: '2026-01-13',
  imageAlt: 'A large letter g resting on a grid of fine lines beside three circles of color',
  description: `
Nearly everything that makes a screen pleasant to use comes down to three materials: type, space and color. Beginners reach for the third and neglect the other two. We take them in the order of their importance, slowly, until you can look at any screen and say what it is doing and what it costs the person in front of it.

### Who it is for

Developers who are handed a design and would like to understand it. Product managers and marketers who have to comment on screens and want to say more than that something does not pop. Career changers at the beginning. No drawing is needed, and no particular software: I use one popular design tool, and everything works in any other, or on paper.

### What you make

You redesign one screen of a service that annoys you. You begin with its type and touch nothing else; then its spacing; then its color, light and dark, at contrast ratios you have measured. After that come the form, and the states that most portfolios forget: nothing here yet, still loading, something went wrong. Seven versions of one screen make a better portfolio piece than seven screens.

### How it is taught

We look first. The course opens with a minute of silence in front of something designed, a timetable, a pill box, a checkout, and a list of what you notice. Then come the choices, with their numbers, and those I did not take. Your task is always a second version, because the first teaches you the tool and the second teaches you to see.

Accessibility has no chapter of its own. Readable sizes, sufficient contrast, labels that stay visible and targets a thumb can hit are treated as what they are, ordinary good work, from the first lesson to the last. Budget five to six weeks at half an hour on weekdays: the reading is short, the versions take time.
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
  outline: interfaceDesignFundamentalsOutline,
}
