import type {BundleSeed} from './types.ts'

/** All bundles; each costs less than its courses do one by one. */
export const bundles: BundleSeed[] = [
  {
    slug: 'marketing-foundations',
    title: 'Marketing Foundations',
    courses: [
      'brand-strategy-from-first-principles',
      'seo-that-lasts',
      'email-people-look-forward-to',
      'marketing-measurement',
    ],
    price: 249.99,
    imageAlt: 'Four books of different colors standing in an open slipcase',
    description: `
Four courses that follow one another: what you stand for, how people find you, how you stay in touch with them, and what all of it brought in. Each one is complete without the others. Together they cover the work of a small marketing department, in the order in which it has to be done.

The bundle is for people who do all of it themselves: founders, the only marketer of a company, and freelancers who are asked for one part and answer for the rest. Start with the brand. The positioning statement that you write there is the brief for everything after it.
`,
  },
  {
    slug: 'explain-it-well',
    title: 'Explain It Well',
    courses: [
      'presentations-that-hold-the-room',
      'draw-it-on-the-whiteboard',
      'sound-for-podcasts-and-video',
    ],
    price: 149.99,
    imageAlt: 'Three books of different colors standing in an open slipcase',
    description: `
Three courses for people who have to make others understand something: in front of a room, at a whiteboard, and on a recording. They share one habit. You decide what the listener shall be able to say afterward, and leave out what does not help with that.

Take them in any order. Who speaks at work every week begins with the presentations; who works in meetings begins with the whiteboard; who publishes begins with the sound.
`,
  },
]
