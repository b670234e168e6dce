import type {InstructorSeed} from '../types.ts'

export const danielReyes: InstructorSeed = {
  number: 2,
  slug: 'daniel-reyes',
  name: 'Daniel Reyes',
  title: 'Growth marketer and former radio producer',
  location: 'Austin, Texas',
  coverAlt: 'Rows of sound waves turning into lines of text',
  bio: 'Daniel produced public radio for nine years before he started writing for search engines and inboxes. He teaches marketing as a craft of being listened to.',
  longBio: `
Daniel’s first job was cutting silence out of interviews with a razor blade and tape, at a community station in El Paso that could not afford anything newer. He was nineteen and was paid in bus fare. What he learned there he has used every day since: that most of what people say is worth hearing once the hesitations are gone, and that a few of the hesitations are the best part.

He studied journalism, then audio engineering at night, and spent nine years in public radio as a producer and sound editor. He made programs about water rights, wrestling and the history of the telephone. The audience was small and wrote letters. One listener, a truck driver, wrote after each program for four years, and Daniel began to edit with him in mind. He recommends this to everyone who publishes anything. Pick one real person. Do not waste their time.

In 2014 a regional news site hired him to find out why nobody read it. He knew nothing about search engines and said so. He spent the first month reading what people in the region typed into them, and found that they were asking practical questions, about school closures, water prices, the hours of the bridge, to which the site knew the answers and had buried them under headlines. The newsroom rewrote four hundred pages. Within two years most of its readers arrived by search, and a weekly letter kept them.

That is still what he does, as a consultant to publishers, charities and shops, some of them so small that the marketing department is one person’s Friday. He takes no commission from any tool, and names a free alternative wherever there is one.

> Search, email, audio: it’s one skill. Somebody gave you a minute. What did you do with it?

His own letter, about sound, has gone out every week since 2012. It has never had more than a few thousand readers, and he considers that a good size for a room. He lives in Austin with two dogs and eleven reel-to-reel machines, five of which work. On Sundays he cooks what his grandmother cooked on the other side of the border, and records it, because the pan knows before the cook does.
`,
  experience: [
    'Growth consultant to publishers and small shops, since 2018',
    'Head of audience at a regional news site, 2014-2018',
    'Producer and sound editor in public radio, 2005-2014',
    'Writer of a weekly letter on sound, since 2012',
  ],
  education: ['BA in Journalism', 'Diploma in Audio Engineering'],
  teachingMethodology:
    'I work on screen, from a blank page, and I leave the mistakes in. Each section has one idea, one demonstration and one task that takes less than an hour with your own site, list or recording. You compare what you made with a checklist, not with mine. Numbers come last in every lesson, because a number only helps once you know what you were trying to do.',
  goals: [
    'Show small teams that being useful scales better than being loud',
    'Make technical topics plain enough to act on the same day',
    'Bring the standards of radio editing to everything published',
  ],
  values: ['Respect for the listener’s time', 'Permission before persuasion', 'Plain words'],
  interests: ['Field recording', 'Restoring reel-to-reel machines', 'Border cooking'],
  socialLinks: {
    linkedin: 'https://www.linkedin.com/in/daniel-reyes-lectern',
    website: 'https://daniel-reyes.example',
  },
  testimonials: [
    {
      slug: 'marta-lindqvist',
      name: 'Marta Lindqvist',
      role: 'Owner',
      company: 'an online yarn shop',
      content:
        'I rewrote eleven pages the way Daniel shows and deleted sixty others. Six months later twice as many people find us, and I have fewer pages to look after.',
    },
    {
      slug: 'owen-price',
      name: 'Owen Price',
      role: 'Communications officer',
      company: 'a wildlife charity',
      content:
        'He explained SPF, DKIM and DMARC with three envelopes and a stamp. Our letters stopped landing in spam the next day.',
    },
    {
      slug: 'noor-rahman',
      name: 'Noor Rahman',
      role: 'Podcast host',
      company: 'independent',
      content:
        'After the lesson on rooms I moved my microphone two meters and hung a duvet behind me. Listeners wrote in to ask which studio I had booked.',
    },
  ],
  rating: 4.7,
  studentsCount: 4290,
}
