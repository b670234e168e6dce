import type {InstructorSeed} from '../types.ts'

export const ingridSolheim: InstructorSeed = {
  number: 3,
  slug: 'ingrid-solheim',
  name: 'Ingrid Solheim',
  title: 'Software engineer and data analyst',
  location: 'Bergen, Norway',
  coverAlt: 'A fjord drawn as the curve of a chart, with dots of data for its islands',
  bio: 'Ingrid came to programming at twenty-nine, from a desk full of spreadsheets in a fish-export office. She teaches beginners the way she wishes someone had taught her: with real files and no hurry.',
  longBio: `
Ingrid wrote her first program to avoid a Friday. She was twenty-nine, worked in the export office of a fish wholesaler, and had forty price lists to merge by hand before she could go home.
`,
  experience: [
    'Principal data engineer at a shipping-analytics company, since 2021',
    'Data analyst for the health service of western Norway, 2016-2021',
    'Software developer in logistics, 2012-2016',
    'Export coordinator who automated herself, 2006-2012',
  ],
  education: ['MSc in Statistics, part-time', 'BA in Economics'],
  teachingMethodology:
    'I type everything live, at the speed at which you can follow, and when something breaks I do not cut it out: reading errors is half of the skill. You predict what each program will do before we run it, because a wrong prediction is what you remember. Every section ends with a small job on messy files, the kind you have at work, and a model solution that explains why it is written as it is.',
  goals: [
    'Get people who think they are too late to start',
    'Teach statistics as a way of being honest',
    'Leave every learner with one program they use each week',
  ],
  values: ['Patience', 'Showing the working', 'Saying how sure you are'],
  interests: ['Long ski tours', 'Choir singing', 'Weather records'],
  socialLinks: {
    linkedin: 'https://www.linkedin.com/in/ingrid-solheim-lectern',
    website: 'https://ingrid-solheim.example',
  },
  testimonials: [
    {
      slug: 'peter-novak',
      name: 'Peter Novak',
      role: 'Office manager',
      company: 'a surveying practice',
      content:
        'I am fifty-four and had never written a line of code. The program I made in week five now sorts our site photographs every evening. My colleagues think I hired someone.',
    },
    {
      slug: 'yuki-mori',
      name: 'Yuki Mori',
      role: 'Analyst',
      company: 'a city transport authority',
      content:
        'Ingrid is the first teacher who made me say how sure I was before I looked at the data. My reports are shorter now, and nobody has sent one back.',
    },
  ],
  rating: 4.8,
  studentsCount: 6120,
}
