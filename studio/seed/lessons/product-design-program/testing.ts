import type {SectionSeed} from '../types.ts'

export const testing: SectionSeed = {
  title: 'Testing with five people',
  lessons: [
    {
      slug: 'five-people-in-a-day',
      title: 'Five people in a day',
      minutes: 303,
      kind: 'exercise',
      body: [
        `
“Please answer the message and then look at your place on the list.” This task contains the names of two buttons and the whole solution. Anyone will manage it, and you learn that people can read.

Give them a **situation and a wish**: *You signed up for a pottery course long ago. This arrives while you are on the bus. You are moving to another city next year.* Then wait. Whether they find a way, and which, is what you want to see. No word of the situation may stand on a screen. Before the day, write down for each what a success looks like, what a failure looks like, and what you believe will happen, in percent.

## Why five?

Because of a sum. If a fault trips one person in three, the chance that five people all miss it is two-thirds to the fifth power, which is 13 percent. So in a day you see about seven in eight of such faults. A fault that trips one in twenty slips past all five in 77 days of a hundred, and no small test will find it.
`,
        {
          type: 'table',
          caption: 'How likely it is that five people meet a fault at least once',
          head: ['It trips', 'Five people meet it', 'Ten people meet it'],
          rows: [
            ['1 in 2', '97 %', '99.9 %'],
            ['1 in 3', '87 %', '98 %'],
            ['1 in 10', '41 %', '65 %'],
            ['1 in 20', '23 %', '40 %'],
          ],
        },
        `
Say both when you report: what five are good for, and what they are blind to. And five is not a proportion. *Three of five* does not mean 60 percent of anyone.

## Being silent

An hour for each, forty-five minutes of it with the person, on their own phone, at a table with two chairs. The second observer writes and does not talk. When someone asks “Should I press here?”, answer: “What would you do if I weren’t there?” Then count to ten. It is the longest ten in the profession. At about eight, people do something, and it is not what you thought.

After every session, before the next begins, each of you writes down three observations. *Rui, screen 2: thumb stays above the second answer, four seconds, goes to the first.* That is one. *Rui was confused by the buttons* is an opinion about it. And change nothing until two people have stumbled in the same place, or you will have tested five different things with one person each.
`,
        {
          type: 'exercise',
          title: 'The day',
          task: `
Allow five hours. Write three situations, with your predictions in percent. Try them on one person who does not count. Then test with five people who have the problem, forty-five minutes each, with a second observer, and write three observations each after every session.
`,
          criteria: [
            'No word of the situations stands on a screen',
            'You helped nobody before ten seconds had passed; the observer kept count',
            'Each observation names a person, a screen and what the hand did',
            'Nothing was changed before two people had met the same fault',
            'Everyone knew what was recorded, and could stop',
          ],
        },
      ],
    },
    {
      slug: 'what-to-throw-away',
      title: 'What to throw away',
      minutes: 153,
      kind: 'exercise',
      body: [
        `
On the evening of the fifth test, before you sleep, make a table: the faults down the side, the five people across, a cross wherever it occurred. Then what each costs a person, from 1 to 3. Crosses times cost gives the order. By the next morning you would remember mainly the last person, and the one who was rude.
`,
        {
          type: 'table',
          caption: 'Our table, on that evening',
          head: ['Fault', 'Rui', 'Lena', 'Jo', 'Marta', 'Ana’s cousin', 'Cost', 'Product'],
          rows: [
            ['sees the list, feels worse', 'x', 'x', '', 'x', 'x', '3', '12'],
            ['does not know who writes', 'x', '', 'x', '', '', '3', '6'],
            ['wants to know what “spring” rests on', 'x', 'x', 'x', '', '', '1', '3'],
            ['overlooks “change my answer”', '', '', 'x', 'x', '', '1', '2'],
          ],
        },
        `
I had liked the page with the list best. It had taken three days, it was open and fair, and it looked like a departure board. Four of five looked at it and felt worse. Two said so. The other two went quiet and tapped *not any more*, which was the worst thing that could happen: people who wanted a place gave it up because they had been told the truth in the wrong unit.

So it went. In its place there is one line in the message, *probably in spring*. The number can be had by asking. It was the sentence that I had not tested, a month before, when it would have cost ten cards and a morning.

Your first impulse will be to mend it: smaller numbers, a friendlier headline, a bar that fills. Ask instead what would be lost if it were not there. If the answer is *my three days*, it goes.

## Then once more

Repair the two or three faults at the top and leave the rest. Test the repair with two new people; they are enough to see whether you have made something worse, which happens about as often as one thinks it doesn’t. And put your predictions beside the results. I had written 80 percent for *looks at the list and understands it*. All five understood it. I had predicted the wrong thing.

Write down what you threw away while it still hurts. You will need the exact words for the case study, and in six weeks you will have always known it.
`,
        {
          type: 'exercise',
          title: 'The table, and version two',
          task: `
Allow two and a half hours. Make the table with your observer on the evening of the tests. Decide on the worst two or three faults, repair them or remove what causes them, and test the result with two new people. Put the predictions beside the results.
`,
          criteria: [
            'Each cross can be traced to an observation',
            'Something you were proud of has gone, or you can show from the table why nothing had to',
            'The two new people did not meet the faults that you repaired, and you looked for new ones',
            'For your worst prediction there is a sentence that begins “I had thought that”',
          ],
        },
      ],
    },
  ],
}
