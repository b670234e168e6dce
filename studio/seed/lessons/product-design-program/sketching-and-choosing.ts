import type {SectionSeed} from '../types.ts'

export const sketchingAndChoosing: SectionSeed = {
  title: 'Sketching and choosing',
  lessons: [
    {
      slug: 'twelve-bad-drawings',
      title: 'Twelve bad drawings',
      minutes: 65,
      kind: 'exercise',
      body: [
        `
The first idea is the one everybody has. The next four are its cousins. Around the seventh one gets desperate, and then it becomes interesting. Fold a sheet into twelve, set a timer to two minutes for each field, and draw with a pen so thick that there is no room for buttons. For the workshop, number one was a list on the phone. Number nine was a postcard, sent twice a year: *Still interested? Call, and we shall talk about clay.* Number eleven was a parrot.
`,
        {
          type: 'exercise',
          title: 'Twelve in twenty-four minutes',
          task: 'Draw twelve answers to your problem. At least two without a screen, one that would be illegal, and one in which the problem is solved by someone other than you had thought.',
          criteria: [
            'All twelve have a title in five words',
            'A stranger can tell any two of them apart',
            'You are embarrassed by at least three',
          ],
        },
      ],
    },
    {
      slug: 'combine-and-let-go',
      title: 'Combine, and let go',
      minutes: 65,
      kind: 'exercise',
      body: [
        `
Show the twelve to someone who knows the problem, and do not ask which is best. Ask: *what would you steal from each?* People praise with their favorites and think with what they steal. From the postcard the assistant stole the question, and from number four, a chalkboard in the window, that it can be seen without asking. Together these made a thirteenth: a message with one question and a page that anyone may look at. It had been on no one’s sheet.
`,
        {
          type: 'exercise',
          title: 'The thirteenth',
          task: 'Collect what three people steal from your twelve. Make three combinations and draw each as a story in six pictures, with a person in every one.',
          criteria: [
            'Each story begins before your product appears and ends after it has gone',
            'One of them contains nothing of your own favorite',
          ],
        },
      ],
    },
    {
      slug: 'choose-by-the-riskiest-sentence',
      title: 'Choose by the riskiest sentence',
      minutes: 70,
      kind: 'reading',
      body: [
        `
Under each of your stories there is a sentence that has to be true or everything falls. Under the message: *people answer when they are asked whether they still want it.* Under the page: *it does not hurt to see that one is number 63.* Write them down, three for each story, and put a cross on the one that you know least about and that would do the most damage.

**Your task:** for the three crosses invent the cheapest test that could prove you wrong by Friday. We sent a text message by hand to ten people from the notebook. Eight answered, six in the first hour, and three of the eight were glad to be taken off. Run at least one of your tests before you choose, write down beforehand what result would make you give up the story, and then keep to it.
`,
      ],
    },
  ],
}
