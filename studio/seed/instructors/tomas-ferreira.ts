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
Tomás learned to see from his grandmother, who painted tiles in a workshop near the river and would make him describe a pattern for five minutes before he was allowed to copy it. He hated it and was good at it. She died before he finished art school, and the five minutes have become the opening of every lesson he gives.

He took a degree in drawing and a master’s in communication design, and paid for both by photographing pots. Porto had many potters and no money for photographers, so he worked with what there was: the workshop window, a bedsheet, a camera bought from a widow. By the time he could afford lights he had stopped wanting them. He still owns one lamp, and it is for reading.

His first screens were for a group of museums that wanted to replace their wall labels with tablets. He watched visitors for a month and advised them to make the labels larger. They did both, and the labels won. The museum kept him on for three years because, as its director said, he was the only designer who had ever talked them out of something.

Later he led product design at a company that sells tickets, where a badly placed button meant a stadium of people in the wrong seats. He learned there to design for someone who is in a hurry, on a small phone, in the sun, with a child on one arm, and to hand over drawings that leave an engineer nothing to guess. In 2017 he and a friend from school opened a studio of two. They have decided not to become three.

> Everyone asks which camera, which software. Show me your second version. Then we can talk about tools.

He works with clients in the morning and photographs for makers in the afternoon, when the light in the studio is good. He teaches because he was taught, and because he is certain that people who say they cannot draw have mostly been praised for the wrong things. On Saturdays he rows on the Douro in a boat that is older than he is, repairs cameras for friends, and loses to his daughter at a drawing game whose rules she changes.
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
