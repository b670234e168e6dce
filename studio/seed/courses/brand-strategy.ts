import {brandStrategyOutline} from '../lessons/brand-strategy.ts'
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
  price: 99.99,
  originalPrice: 149.99,
  listing: 'catalogue',
  featured: true,
  published: '2025-09-09',
  imageAlt: 'A row of plain bottles on a shelf, one of them carrying a bold red label',
  description: `
A brand is what people remember about you when you are not in the room. You cannot dictate it, but you can decide what you would like it to be and then make that likely. Most companies skip the deciding. They order a logo, argue about a shade of blue and wonder a year later why nobody can say what they do. This course is about the part that comes before the blue.

### Who it is for

You run marketing for a small or middle-sized company, you work in an agency and want to move toward planning, or you founded something and are tired of describing it differently each time. You should have worked with customers for a year or two. You do not need a design background, and you do not need a budget: the most expensive thing in the course is a box of index cards.

### What you make

You leave with a brand strategy for a real company, your own or one you choose: ten customer interviews, a map of the market, a positioning statement, an inventory of distinctive assets, a page on voice, a one-page creative brief and a test with strangers. It comes to about twelve pages. Every lesson produces one, and each page is short enough to be disagreed with.

### How it is taught

Every section opens with a decision a company had to make, before you learn what it chose. You make the choice first. Then we look at the reasoning, at what happened, and at how much of it was luck. Two of the cases are strategies of mine that failed; they teach more than the others. Figures are worked through on the page, and made-up examples say that they are. A lesson is read in three to five minutes. What takes time is its task, which comes with a checklist: mostly an hour or two, and an afternoon for each half of the interviews.

At an hour a day the course takes four to five working weeks. The interviews set the pace, because other people have calendars too. Book them in the first week.
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
  outline: brandStrategyOutline,
}
