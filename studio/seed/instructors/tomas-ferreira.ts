import type {InstructorSeed} from '../types.ts'

export const tomasFerreira: InstructorSeed = {
  number: 4,
  slug: 'tomas-ferreira',
  name: 'Tomás Ferreira',
  title: 'Product designer and photographer',
  location: 'Porto, Portugal',
  coverAlt: 'Blue and white tiles whose pattern slowly becomes a screen layout',
  bio: 'Tomás designs software in the morning and photographs ceramics in the afternoon, and has stopped pretending that they are different jobs. He teaches people to look before they make.',
  longBio: `
Tomás learned to see from his grandmother, who painted tiles in a workshop near the river and would make him describe a pattern for five minutes before he was allowed to copy it.
`,
  experience: [
    'Partner in a two-person design studio in Porto, since 2017',
    'Lead product designer at a ticketing company, 2013-2017',
    'Interface designer for a museum group, 2010-2013',
    'Photographer for potters and furniture makers, since 2008',
  ],
  education: ['MA in Communication Design', 'BA in Fine Arts, Drawing'],
  teachingMethodology:
    'We look first. Each lesson starts with a minute of silence in front of something, a screen, a cup, a street sign, and a list of what you notice. Then I make the thing in front of you, slowly, talking about the choices I did not take. Your task is always a second version: the first teaches you the tool, the second teaches you the craft.',
  goals: [
    'Give people who say they cannot draw a pen they enjoy using',
    'Make accessible design the ordinary kind',
    'Show that modest equipment is enough',
  ],
  values: ['Attention', 'Modest tools', 'Second versions'],
  interests: ['Tile workshops', 'Repairing film cameras', 'Rowing on the Douro'],
  socialLinks: {
    linkedin: 'https://www.linkedin.com/in/tomas-ferreira-lectern',
    twitter: 'https://x.com/tomas_lectern',
    website: 'https://tomas-ferreira.example',
  },
  testimonials: [
    {
      slug: 'grace-kim',
      name: 'Grace Kim',
      role: 'Ceramicist',
      company: 'her own studio',
      content:
        'My shop pictures used to take a weekend. With one window and the card trick from lesson two they take a morning, and fewer parcels come back because the glaze looks like the glaze.',
    },
    {
      slug: 'andre-silva',
      name: 'André Silva',
      role: 'Front-end developer',
      company: 'a payments startup',
      content:
        'I can finally say why a screen feels wrong. Usually it is the spacing. Now I fix it before the designer asks.',
    },
    {
      slug: 'ruth-feldman',
      name: 'Ruth Feldman',
      role: 'Project lead',
      company: 'a housing association',
      content:
        'I drew one picture in a meeting that had been going in circles since spring. Someone photographed it, and it has been in every document since.',
    },
  ],
  rating: 4.9,
  studentsCount: 4020,
}
