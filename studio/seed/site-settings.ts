import type {IconText, PersonSeed} from './types.ts'

export const brand = {name: 'Lectern', tagline: 'Courses by people who do the work'}

export const claims = {
  students: '15,000+',
  instructors: '50+',
  rating: '4.9/5',
  careerGrowth: '92%',
  careerGrowthText: 'of learners who answered our survey say a course helped them grow in their career.',
  guarantee: '30-day money-back guarantee',
  access: 'Lifetime access',
  payment: 'Pay once, no subscription',
}

/** From how many seats on each costs how much less. */
export const seatPrices = [
  {from: 5, percentOff: 10},
  {from: 20, percentOff: 20},
  {from: 50, percentOff: 30},
]

export const newsletter = {
  heading: 'A letter when there is something worth reading',
  text: 'New courses, and articles one can use. Leave whenever you like, with one click.',
}

/** The shop adds when the offer ends. */
export const banner = {text: 'Early Bird Discount: save up to 40%', enabled: true}

export const hero = {
  heading: 'Learn it from someone who does it',
  text: 'Courses in marketing and the professions around it, taught by working people. Pay once, keep it for life, and have thirty days to change your mind.',
}

export const whyLearn: IconText[] = [
  {
    icon: 'users',
    title: 'Taught from the job',
    text: 'Every instructor practices what the course is about, and shows the work that failed as well as the work that did not.',
  },
  {
    icon: 'infinity',
    title: 'Yours for life',
    text: 'You pay once. There is no subscription to remember, and nothing expires because you were busy.',
  },
  {
    icon: 'target',
    title: 'You make something',
    text: 'Each section ends in a task with your own material, so that you finish with work to use and not only with notes.',
  },
  {
    icon: 'rotate-ccw',
    title: 'Thirty days to decide',
    text: 'If a course is not what you hoped for, ask for your money back within thirty days and say why in your own words.',
  },
  {
    icon: 'message-circle',
    title: 'A person answers',
    text: 'Write to us and someone replies within 24 hours. The chat is open on weekdays.',
  },
]

export interface SuccessStorySeed extends PersonSeed {
  role: string
  quote: string
  courseTitle: string
}

export const successStories: SuccessStorySeed[] = [
  {
    slug: 'nadia-karim',
    name: 'Nadia Karim',
    role: 'From sales assistant to brand manager',
    quote:
      'I took my positioning statement for the shop I worked in to the owner. She used it, and then she asked who would look after it. That was the interview.',
    courseTitle: 'Brand Strategy from First Principles',
  },
  {
    slug: 'thomas-wright',
    name: 'Thomas Wright',
    role: 'Payroll officer who automated his month-end',
    quote:
      'Month-end took three evenings. Now it takes a coffee. I did not change jobs; I changed what my job is, and my manager put it in my title.',
    courseTitle: 'Python for Everyday Work',
  },
  {
    slug: 'lucia-moretti',
    name: 'Lucia Moretti',
    role: 'Potter with a full order book',
    quote:
      'For years I said that the pictures did not do the bowls justice. Then I bought a sheet of white card. I was sold out by March.',
    courseTitle: 'Product Photography on a Small Table',
  },
  {
    slug: 'jamal-edwards',
    name: 'Jamal Edwards',
    role: 'Junior analyst, formerly in hospitality',
    quote:
      'I showed three reports from the program instead of a certificate. They asked about the one where I had been wrong, and we talked about that for an hour.',
    courseTitle: 'Data Analyst Program',
  },
]

const HOUR = 60 * 60_000

/** The offer ends three days after the hour in which the seed is loaded: within one hour the seed stays the same. */
export function offerEnd(now: Date): string {
  return new Date(Math.floor(now.getTime() / HOUR) * HOUR + 3 * 24 * HOUR).toISOString()
}

/** The courses are named by slug. */
export const offer = {
  heading: 'Three programs at their early price',
  text: 'Longer courses that take you from the first lesson to work you can show. The price rises when the offer ends.',
  courses: [
    {
      course: 'marketing-leadership-program',
      highlights: [
        '36 hours of lessons and work',
        'A four-page strategy of your own',
        'Templates for budget, brief and board',
      ],
    },
    {
      course: 'data-analyst-program',
      highlights: [
        '68 hours of lessons and work',
        'Spreadsheets, SQL and Python',
        'Three finished reports to show',
      ],
    },
    {
      course: 'product-design-program',
      highlights: [
        '42 hours of lessons and work',
        'Research, prototypes and testing',
        'A case study for your portfolio',
      ],
    },
  ],
}

export const contact = {
  email: 'hello@lectern.test',
  phone: '+1 (207) 555-0142',
  address: 'Lectern\n218 Binder Street, Suite 4\nPortland, ME 04101\nUnited States',
  supportReply: 'within 24 hours',
  chatHours: 'Monday-Friday, 9am-5pm ET',
}
