import type {PageSeed} from '../types.ts'

export const about: PageSeed = {
  slug: 'about',
  title: 'About Us',
  lead: 'Lectern sells courses by people who do the work they teach. You pay once and keep what you bought.',
  footer: {group: 'shop', order: 40, label: 'About'},
  sections: [
    {type: 'people', count: 6},
    {
      type: 'text',
      layout: 'figures',
      text: `
## Our story

Lectern began with a folding music stand in a borrowed meeting room. On Thursday evenings people from different offices met there, and each week one of them stood behind the stand and showed the others something from their job: how a price is set, how a page is laid out, why a forecast went wrong. There was one rule. You had to bring the real thing, including the part you were not proud of.

Those evenings were better than any training we had been sent to, and for a while we could not say why. The speakers were not trained to teach. They lost their thread and went over time. But they decided things all day long, and when somebody asked *why did you do it that way*, they knew.

We began to record the evenings for those who could not come. Then we helped the speakers to turn an hour into a course: to cut it, to put it in order, to find the task that makes a learner do the thing and not merely admire it. The music stand is still in use. It gave us our name.

### What we are today

A shop with a short shelf. More than fifty instructors have taught with us, and more than fifteen thousand people have learned from them. Most of our courses are about marketing and the professions around it: programming, data, design, finance, photography, speaking, sound and drawing. All of them are written by one person, edited by another and tried on a third before they are sold.

We earn our money when you buy a course and in no other way. There is no subscription, no advertising and no sale of data. If a course disappoints you, you have thirty days to ask for your money back, so it is in our interest to describe each one as it is.
`,
    },
    {
      type: 'statement',
      heading: 'Our mission',
      text: 'To make the knowledge of working people available to anyone who is willing to practice, at a price that is paid once and stated plainly.',
    },
    {
      type: 'points',
      heading: 'Our values',
      numbered: false,
      points: [
        {
          title: 'Practice',
          text: 'You learn a thing by doing it and looking honestly at the result. Every course is built around that, section by section.',
        },
        {
          title: 'Candor',
          text: 'We say what a course leaves out, who should not buy it and what nobody can promise. Our instructors show the work that failed.',
        },
        {
          title: 'Patience',
          text: 'People have jobs, children and bad weeks. A course here waits for you, and nothing expires while you are busy.',
        },
        {
          title: 'Craft',
          text: 'We would rather publish one course we are proud of than ten we can sell. Every lesson has been cut at least once.',
        },
      ],
    },
    {
      type: 'points',
      heading: 'Our principles',
      numbered: true,
      points: [
        {
          title: 'Nobody teaches what they have only read about',
          text: 'Instructors practice what they teach. Before we talk about a course we ask to see the work.',
        },
        {
          title: 'Something to show at the end',
          text: 'Each course says what you will have made when you finish. If it cannot say that, we do not publish it.',
        },
        {
          title: 'One price, paid once',
          text: 'The price on the page is the price you pay. There is no trial that turns into a bill.',
        },
        {
          title: 'Thirty days to change your mind',
          text: 'Ask for a return from your order history, in your own words. We answer by email and refund what you paid.',
        },
        {
          title: 'Only the data we need',
          text: 'Our privacy policy names every service that sees something about you, and what it sees.',
        },
        {
          title: 'A course is never quite finished',
          text: 'When something changes, the lesson changes. If you own the course, the new version is yours.',
        },
      ],
    },
    {
      type: 'buttons',
      buttons: [
        {label: 'Browse Courses', href: '/courses'},
        {label: 'Meet the Instructors', href: '/instructors'},
      ],
    },
  ],
}
