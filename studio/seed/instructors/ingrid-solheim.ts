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
Ingrid wrote her first program to avoid a Friday. She was twenty-nine, worked in the export office of a fish wholesaler, and had forty price lists to merge by hand before she could go home. A colleague in the warehouse, who programmed for fun, showed her a loop. It took her until Saturday night to make it work, so the first Friday was lost. None of the following ones were.

Over the next few years she automated most of her own job, a little at a time and without mentioning it. When it came out, the company asked what she would like to do instead. She became its second developer and learned the trade in the usual way, by looking after programs written by people who had left.

Numbers interested her more than software did. She took a degree in statistics part-time, on the night train between Bergen and Oslo, and moved to the health service, where she spent five years on waiting lists. It was there, she says, that she learned what an average can hide. The mean waiting time in one clinic was excellent, and a hundred and twelve people had been forgotten altogether. Since then she has not shown anybody a mean without the shape of the distribution beside it.

Today she leads the data engineering of a company that predicts when ships will arrive. It is an honest trade: the ship comes in, and everyone can see how wrong you were. Her team publishes its errors each month on a screen in the corridor.

> People think you have to be clever to program. You have to be patient and a little bit lazy. The laziness is important.

She began to teach in the local library, in a course for adults with no experience, and has held it every winter for nine years. The youngest participant was seventeen and the oldest eighty-one, and he now maintains the boathouse calendar. Her online courses keep the rules of that room: nobody is called clever, nobody is called slow, and every error message is read aloud to the end. In the long evenings she sings alto in a choir. On the first of each month she copies the rainfall from a gauge in her garden into a notebook, by hand.
`,
  experience: [
    'Principal data engineer at a shipping-analytics company, since 2021',
    'Data analyst for the health service of western Norway, 2016-2021',
    'Software developer in fish export and logistics, 2012-2016',
    'Export coordinator who automated herself, 2006-2012',
  ],
  education: ['MSc in Statistics, part-time', 'BA in Economics'],
  teachingMethodology:
    'I build everything line by line, at a speed at which you can follow, and when something breaks I leave the error in: reading errors is half of the skill. You predict what each program will do before we run it, because a wrong prediction is what you remember. Every section ends with a small job on messy files, the kind you have at work, and a model solution that explains why it is written as it is.',
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
