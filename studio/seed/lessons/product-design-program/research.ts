import type {SectionSeed} from '../types.ts'

export const research: SectionSeed = {
  title: 'Research without leading the witness',
  lessons: [
    {
      slug: 'the-interview-i-led-badly',
      title: 'The interview I led badly',
      minutes: 183,
      kind: 'exercise',
      body: [
        `
My second interview for the workshop lasted forty minutes, of which I spoke nineteen. “Would you use a list on your phone if it showed your place?” I asked, and the man said: “Sure, why not?” I wrote down *wants app*. He had been polite. When I read the transcript that evening, I found a sentence that I had run over: “I only call because I like to hear Ana’s voice.”

People remember what they did, and invent what they would do. A question about the future is answered by the person they would like to be. So ask about the past, and about one occasion. *Tell me about the last time you called. What had happened just before? What did you do then?* If there was no last time, this is the finding.
`,
        {
          type: 'table',
          caption: 'Four of my questions, and what they became',
          head: ['As I asked it', 'What is wrong', 'As I ask it now'],
          rows: [
            [
              'Would you use a list on your phone?',
              'about the future, and contains my idea',
              'When did you last wonder where you stood? What did you do?',
            ],
            [
              'Isn’t it annoying to wait for so long?',
              'names the feeling for him',
              'What did the two years look like from your side?',
            ],
            [
              'How important is it to know your place?',
              'nobody answers “not at all”',
              'Whom have you told that you are on the list? What did you say?',
            ],
            [
              'Do you call often?',
              'people count badly',
              'Show me your calls, if you like. When was the last?',
            ],
          ],
        },
        `
After an answer, wait. Count to four. What comes on three is usually what he had decided not to say. And when somebody proposes a solution, as people do, ask what it would give them: “And if you had that, what would be different on that day?”

## Five people, with a reason for each

Five who are alike tell you one thing five times. I chose somebody who had just got a place, one who had waited for two years, one who had crossed herself out, one who had never called again, and Ana’s assistant. The woman who had crossed herself out was hardest to find and most useful. She had found a course elsewhere after four months, and nobody had asked her.

Get permission in writing, in three sentences: what is recorded, who hears it, when it is erased. Talk where the thing happens, if you can. In a café people have opinions. In their kitchen they have a slip of paper on the fridge.
`,
        {
          type: 'exercise',
          title: 'Five interviews',
          task: `
Allow three hours, and the way there. Write ten questions, cross out all that begin with *would*, *do you like* or *how important*, and turn the rest into requests for one occasion. Rehearse for ten minutes with somebody who does not count. Then talk to five people who differ, for half an hour each, and record it.
`,
          criteria: [
            'One of the five has given up on the thing',
            'In no recording do you speak for more than a fifth of the time; you measured it',
            'Each of them showed you something, a note, a message, a place, and did not only tell',
            'You found one sentence that you had run over while listening',
            'Each was told in writing what happens to the recording, and when it is erased',
          ],
        },
      ],
    },
    {
      slug: 'watching-and-counting',
      title: 'Watching, and counting',
      minutes: 153,
      kind: 'exercise',
      body: [
        `
People are right about what annoys them and wrong about how often. Ana said that the telephone rang “all day”. So I sat beside it for two mornings with a sheet of paper, five words at the top, and made a stroke whenever one of them happened.
`,
        {
          type: 'table',
          caption: 'Two mornings beside the telephone, nine to one',
          head: ['What I counted', 'First', 'Second', 'Together'],
          rows: [
            ['calls', '8', '6', '14'],
            ['about the list', '5', '4', '9'],
            ['from somebody who had called in the same month', '2', '2', '4'],
            ['Ana got up from the wheel', '6', '5', '11'],
            ['a pot was lost', '1', '0', '1'],
          ],
        },
        `
Nine calls at about five minutes are forty-five minutes in two mornings. That was less than she had thought, and she did not believe me until she saw the strokes. But in each of the nine she stood up with clay to her elbows, looked for a cloth, and took the receiver between two fingers. Once a bowl collapsed meanwhile. *The hands were the problem.* The minutes were not. Had I asked, she would have told me about minutes, and I should have saved her some.

## How to sit there

Choose five things that can be seen, and no more, as you will miss the sixth anyway. *Is annoyed* cannot be counted. *Gets up* can. Keep a second column, without a heading, for whatever surprises you. Mine contained the cloth, a radio that is turned down and never turned up again, and a card with the telephone number of the hospital next door, because people confuse the two.

Say what you are doing to everyone who comes in: *I am counting calls, I write down no names.* They will be a little more careful for a quarter of an hour. After that, the work is stronger than you are.

Two mornings are few. I wrote *two mornings in March* under the table and never anything grander. If a decision had depended on whether there were nine such calls or five, I should have sat there for two weeks. It depended on the cloth.

Then put sentences and counts side by side. An interview tells you what something means to people. A count tells you how much of it there is. Where they contradict each other, you have come upon something that nobody has told you, because nobody knows it.
`,
        {
          type: 'exercise',
          title: 'Two hours beside it',
          task: `
Allow two and a half hours. Watch your problem where it happens, twice for an hour, at different times of day. Count five things at most and note each surprise in the column without a heading. Afterward choose three sentences from your interviews and write a count beside each that supports or corrects it.
`,
          criteria: [
            'Everything you counted could have been counted by a stranger in the same way',
            'One sentence from an interview is corrected by a number',
            'At least one surprise concerns the hands, the place or the light',
            'Those who were watched knew what you were doing',
            'The place, the days and the hours stand under the table',
          ],
        },
      ],
    },
  ],
}
