import type {InstructorSeed} from '../types.ts'

export const priyaRaman: InstructorSeed = {
  number: 5,
  slug: 'priya-raman',
  name: 'Priya Raman',
  title: 'Finance director who teaches marketers',
  location: 'Toronto, Canada',
  coverAlt: 'Columns of figures opening like a curtain on a plain landscape',
  bio: 'Priya has been an auditor, a controller and a finance director, and has explained cash flow to more founders than she can count. She teaches finance to the people who spend the money.',
  longBio: `
Priya began as an auditor, which she describes as being paid to ask people how they know.
`,
  experience: [
    'Finance director of a direct-to-consumer furniture company, since 2020',
    'Controller at a subscription software company, 2015-2020',
    'Manager in audit, retail and media clients, 2009-2015',
    'Volunteer treasurer of a neighborhood food cooperative, since 2013',
  ],
  education: ['Chartered Professional Accountant', 'BCom in Accounting and Statistics'],
  teachingMethodology:
    'One small company runs through each course, with real-looking books that go wrong in realistic ways. You open the figures before I explain them and write down what you think is happening; then we check. I use no more mathematics than a spreadsheet does for you, and no term before the situation that made someone invent it.',
  goals: [
    'Put a thirteen-week cash forecast in every small company',
    'Get marketing and finance to use the same numbers',
    'Take the embarrassment out of asking about money',
  ],
  values: ['Candor', 'Small numbers checked by hand', 'Questions over conclusions'],
  interests: ['Carnatic violin', 'Allotment gardening', 'Second-hand cookbooks'],
  socialLinks: {linkedin: 'https://www.linkedin.com/in/priya-raman-lectern'},
  testimonials: [],
  rating: 4.7,
  studentsCount: 1430,
}
