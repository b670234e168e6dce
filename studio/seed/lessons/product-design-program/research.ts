import type {SectionSeed} from '../types.ts'

export const research: SectionSeed = {
  title: 'Research without leading the witness',
  lessons: [
    {
      slug: 'the-interview-i-led-badly',
      title: 'The interview I led badly',
      minutes: 75,
      kind: 'reading',
      body: [
        `
My second interview for the workshop lasted forty minutes, of which I spoke nineteen. “Would you use a list on your phone if it showed your place?” I asked, and the man said: “Sure, why not?” I wrote down *wants app*. He had been polite. When I read the transcript, I found a sentence I had run over: “I only call because I like to hear Ana’s voice.”

Ask about the past, since people remember what they did and invent what they would do. *Tell me about the last time you called. What had happened just before? What did you do then?*

**Your task:** write ten questions for your first interview. Cross out all that begin with *would*, *do you like* or *how important*. Turn the rest into requests for one occasion. Then rehearse for ten minutes with somebody, count the minutes in which you spoke, and aim for two.
`,
      ],
    },
    {
      slug: 'five-people-with-a-reason-each',
      title: 'Five people, with a reason for each',
      minutes: 85,
      kind: 'exercise',
      body: [
        `
Five who are alike tell you one thing five times. For the workshop I chose somebody who had just got a place, one who had waited for two years, one who had crossed herself out, one who had never called again, and Ana’s assistant. The one who had crossed herself out was the hardest to find and the most useful: she had found a course elsewhere after four months, and nobody had asked.
`,
        {
          type: 'exercise',
          title: 'Five interviews',
          task: 'Choose five by what differs between them, get their written permission, talk to each for thirty minutes where the thing happens, and record it.',
          criteria: [
            'One of the five has given up on the thing',
            'You saw at least three of them do it and did not only hear about it',
            'In no recording do you speak for more than a fifth of the time',
            'Each was told what happens to the recording, and when it is erased',
          ],
        },
      ],
    },
    {
      slug: 'watching-and-counting',
      title: 'Watching, and counting',
      minutes: 90,
      kind: 'exercise',
      body: [
        `
People are right about what annoys them and wrong about how often. Ana said the telephone rang “all day”. I sat beside it for two mornings with a tally: fourteen calls, nine about the list, four of them from people who had called before in the same month. At five minutes each, that made forty-five minutes, less than she had thought, and in each of the nine she got up from the wheel with wet hands. The hands were the problem. The minutes were not.
`,
        {
          type: 'exercise',
          title: 'Two hours beside it',
          task: 'Watch your problem where it happens, twice for an hour, with a tally of five things at most. Note everything that surprises you in a separate column.',
          criteria: [
            'You can put one sentence from an interview next to a count that corrects it',
            'At least one surprise concerns the hands, the place or the light',
            'Those who were watched knew what you were doing',
          ],
        },
      ],
    },
  ],
}
