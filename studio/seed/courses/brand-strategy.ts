import type {CourseSeed} from '../types.ts'

export const brandStrategy: CourseSeed = {
  number: 1,
  slug: 'brand-strategy-from-first-principles',
  title: 'Brand Strategy from First Principles',
  instructor: 'amara-okafor',
  category: 'marketing',
  level: 'Intermediate',
  rating: 4.9,
  studentsCount: 3240,
  lessons: 48,
  price: 99.99,
  originalPrice: 149.99,
  listing: 'catalogue',
  featured: true,
  published: '2025-09-09',
  imageAlt: 'A row of plain bottles on a shelf, one of them carrying a bold red label',
  description: `
A brand is what people remember about you when you are not in the room. This course shows how to decide what that should be, and how to make it likely.
`,
  outcomes: [
    'Interview ten customers and hear what they hire you to do',
    'Map a market by the reasons people choose, not by its products',
    'Write a positioning statement that rules things out',
    'Find the distinctive assets you own and the ones you should retire',
    'Turn a position into names, messages and a tone of voice',
    'Brief a designer in one page and judge the work against it',
    'Test a brand idea with strangers for under a hundred dollars',
    'Present a strategy so that a leadership team can decide on it',
  ],
  curriculum: [
    ['What a brand does in a buyer’s memory', 52],
    ['Listening: ten interviews and what to ask', 96],
    ['Mapping the market by reasons to choose', 88],
    ['Positioning: the sentence that rules things out', 112],
    ['Distinctive assets: color, shape, sound, words', 94],
    ['Voice and message, from headline to invoice', 98],
    ['Briefing and judging creative work', 76],
    ['Testing cheaply before you launch', 70],
    ['Presenting a strategy people can decide on', 64],
  ],
}
