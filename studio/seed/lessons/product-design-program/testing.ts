import type {SectionSeed} from '../types.ts'

export const testing: SectionSeed = {
  title: 'Testing with five people',
  lessons: [
    {
      slug: 'a-task-without-your-words',
      title: 'A task without your words',
      minutes: 60,
      kind: 'reading',
      body: [
        `
“Please answer the message and then look at your place on the list” contains the names of two buttons and the whole solution. Give people a situation and a wish: *You signed up for a pottery course long ago. This arrives while you are on the bus. You’re moving to another city next year.* Then wait. Whether they find the way, and which, is what you want to see.

**Your task:** write three situations for your prototype, none of which contains a word that stands on a screen. For each, write beforehand how a success looks, how a failure looks, and what you believe will happen, in percent. Try them on one person who does not count. Then book five others for one day, an hour apart, with a chair for a second observer who writes and does not talk.
`,
      ],
    },
    {
      slug: 'five-people-in-a-day',
      title: 'Five people in a day',
      minutes: 70,
      kind: 'exercise',
      body: [
        `
Why five? If a fault trips one person in three, the chance that five people all miss it is two-thirds to the fifth power, 13 percent. You find seven out of eight such faults in a day. A fault that hits one in twenty slips through three times out of four, and no small test will find it. Say both when you report. And be silent: when someone asks “Should I press here?”, answer “What would you do if I weren’t there?” and count to ten.
`,
        {
          type: 'exercise',
          title: 'The day',
          task: 'Test with five people who have the problem, on their own phones, forty-five minutes each. Note after every session three observations, not opinions, before the next one begins.',
          criteria: [
            'You helped nobody before ten seconds had passed',
            'Each observation names a person, a screen and what the hand did',
            'Nothing was changed before the second session was over',
          ],
        },
      ],
    },
    {
      slug: 'what-to-throw-away',
      title: 'What to throw away',
      minutes: 60,
      kind: 'exercise',
      body: [
        `
On the evening of the fifth test make a table: faults down the side, five people across, a cross wherever it occurred. Sort by crosses times cost. In ours, four of five looked at the public list and felt worse; two said so, and two went quiet and tapped *no*. The page I had liked best was removed, three days of work, and in its place there is now a single line in the message, *probably in spring*. Write down what you threw away while it still hurts. You will need it for the case study.
`,
        {
          type: 'exercise',
          title: 'The table, and version two',
          task: 'Make the table with your observer, decide on the three worst faults, repair them and test the repair with two new people.',
          criteria: [
            'Something you were proud of has gone, or you can show why nothing had to',
            'The predictions in percent stand next to the results',
          ],
        },
      ],
    },
  ],
}
