import type {SectionSeed} from '../types.ts'

export const processesAndChoices: SectionSeed = {
  title: 'Pictures of processes and choices',
  lessons: [
    {
      slug: 'which-question-is-it',
      title: 'Which question is it?',
      minutes: 10,
      kind: 'reading',
      body: [
        `
Before you draw anything in a meeting, write the question across the top of the board. It takes ten seconds, and about once in three times the meeting stops right there, because the people in the room turn out to be answering different ones. I have had my most useful meetings without drawing a single box.

Once the question stands there, its first words choose the picture for you.
`,
        {
          type: 'table',
          caption: 'The first words of a question, and the picture that answers it',
          head: ['The question begins', 'Draw', 'What the page is made of', 'It is finished when'],
          rows: [
            [
              'How do we … ? Why does it take … ?',
              'a process',
              'steps from left to right, time between them',
              'you can point at the slowest place',
            ],
            [
              'Which … ? Should we … or … ?',
              'a comparison',
              'two columns with the same rows',
              'the rows that do not differ are gone',
            ],
            [
              'Who decides … ? Who belongs … ?',
              'a hierarchy',
              'people from top to bottom',
              'every person on it agrees with their line',
            ],
            ['Where … ? What is near … ?', 'a map', 'places, distances, ways', 'a stranger finds the way'],
            [
              'How many … ? How much more … ?',
              'bars',
              'lengths on one common ground line',
              'the numbers are written on the bars',
            ],
          ],
        },
        `
## One question at a time

The worst pictures answer two. An organization chart with arrows for the flow of paper across it shows neither who decides nor how long it takes. When a second question comes up, and it will, write it down at the edge of the board, under the words *not now*, in full. People let go of a question when they have seen it written. Until then they ask it again in other words every few minutes.

A question can also be the wrong one. “How do we make the form shorter?” assumes that there has to be a form. You need not say this. Letter the question as it was asked, leave a gap, and add below, smaller: *Who reads it?*

## Questions that are not questions

“The Tuesday problem”, “Onboarding”, “Next steps”: such titles stand on half of all boards. Under a title anything can be written, and for this reason everything is. Turn it into a question by asking the person who called the meeting: what would you like to know when we leave? If they say “why the van is late on Tuesdays”, letter that, with a question mark.
`,
        {
          type: 'exercise',
          title: 'Sort six questions, then find two',
          task: `
Choose a picture for each: *Why does a refund take three weeks? Rent a stall or sell online? Who may give a discount? How do new volunteers learn the till? Which of three offers for the roof? How many parcels come back in a month, and from where?* Then look at the last two invitations to meetings in your calendar and rewrite their titles as questions of at most eight words.
`,
          criteria: [
            'You chose two processes, two comparisons and one hierarchy; the last one needs two pictures, and you said so',
            'Each of your two questions could be answered by a drawing, and you know which',
            'Someone who is invited to one of the meetings agrees that this is what it is about, or corrects you',
          ],
        },
      ],
    },
    {
      slug: 'a-process-on-one-page',
      title: 'A process on one page',
      minutes: 30,
      kind: 'reading',
      body: [
        `
Follow something. It is the whole method. If you ask people how the invoice process works, they describe rules. If you take one invoice, say that of the roofer from the ninth of March, and ask each person what they did with it and when, they look it up, and you get a story with dates.

## The picture, in five passes

1. **The thing.** Draw what moves, small, at the left: an envelope, a parcel, a patient. Say its name. “This is invoice 418.”
2. **The steps.** One box for each thing that was *done*, with a verb in the box. Not more than seven. If there are more, some are details of others, or you have two processes.
3. **The people.** One person above each box. If you cannot say who, put a question mark there and go on. It is a result.
4. **The time.** Write the minutes of work in the box, in one color. Write the waiting at the arrow, in another.
5. **The sum.** Add up both, and letter them at the top: so much work, so much time.

Here it is for the roofer’s invoice in a housing association with fourteen employees.
`,
        {
          type: 'figure',
          name: 'whiteboard-process',
          alt: 'Four boxes in a row, arrives 5 minutes, checked 10 minutes, signed 2 minutes, paid 8 minutes, with a person above each and clocks at the arrows between them: 1 day, 6 days, 2 days. The six days are circled. A bar below shows the nine days to scale.',
          caption: 'Invoice 418. The ratio of work to waiting surprises nobody who has waited.',
        },
        `
The work adds up to 5 + 10 + 2 + 8 = 25 minutes. The waiting adds up to 1 + 6 + 2 = 9 days. Nine days have 12,960 minutes, so the invoice was being worked on for about one five-hundredth of its journey. You can draw a faster computer into any of those boxes without anybody noticing.

Six of the nine days lie at one arrow, between *checked* and *signed*. When the picture stood on the board, the director looked at the person above the third box, who was himself. He signs on Wednesdays. Invoice 418 had been checked on a Thursday. No one had concealed this; it had never been on one page. He now signs on Wednesdays and on Fridays, which brings the longest wait for his signature from seven days down to five, and nothing was bought.

## What to leave out

The exceptions. Somebody will say: “But if it’s above five thousand, it goes to the board.” Ask how often. If the answer is twice a year, letter *over 5,000: twice a year* at the edge. A picture that contains every exception is a contract, and nobody looks at a contract together.

Leave out diamonds and the other signs of flowcharts, too, except for one fork if the process really has two ways. A reader should need no legend at all.
`,
        {
          type: 'callout',
          tone: 'warning',
          title: 'Average is a poor traveler',
          text: 'Do not draw what happens “on average” or “normally”. Nothing average has ever been late. Take one real case, and then a second one to see whether the first was odd.',
        },
        {
          type: 'exercise',
          title: 'One real case',
          task: `
Choose something that passed through at least three people last month: an order, a request for leave, a repair. Ask each of them by telephone or at their desk what they did and when. Draw the five passes on one sheet, in eight minutes at most, and give it to the person at the longest arrow with the question: is this how it was?
`,
          criteria: [
            'The case has a name or a number, and its dates are real',
            'Each box has a verb, a person or a question mark, and minutes',
            'Work and waiting have different colors, are added up, and you have checked the sums',
            'The longest wait is marked once, and only that',
            'The person at the longest arrow has corrected something or agreed',
          ],
        },
      ],
    },
    {
      slug: 'two-options-side-by-side',
      title: 'Two options side by side',
      minutes: 15,
      kind: 'reading',
      body: [
        `
At the market in Porto one fishmonger holds the two fish you are hesitating between next to each other, heads to the left, on the same board. The one opposite describes them. You can guess who sells faster. To compare is to see two things at once, in the same position, with everything equal but the difference.

Meetings compare badly. They discuss option A on one page for half an hour, and option B on the next for the ten minutes that are left. So B loses, or wins because nobody has had time to find its faults.

## The rules of the frame

**Same rows, same order.** Draw a line down the middle of the board, and lay out the rows before you fill in anything. If you have a price for one, there has to be a place for the price of the other, even if it stays empty. The empty place is the next thing to find out.

**Same scale.** Where there are amounts, draw bars from one common ground line. Decide first how long a thousand is.

**Same pen.** The option you prefer always gets the better drawing, the rounder person, the brighter color. Draw the one you dislike first. By the second, the hand is warm, and it evens out.

**Include staying as we are.** There are usually three options on a board with two columns. Doing nothing has costs as well, and they are the ones nobody has added up.

## An example to scale

A kitchen that delivers meals has a van that fails about once a month. They can have the engine repaired or lease another van. The rows were collected before the numbers, and the period is two years for both.
`,
        {
          type: 'table',
          caption: 'The old van or a leased one, over twenty-four months',
          head: ['Row', 'Repair the old van', 'Lease another'],
          rows: [
            ['To begin', '$3,000, once', 'nothing'],
            ['Each month', '$250 for fuel and upkeep', '$410, upkeep included, with fuel'],
            ['In 24 months', '$9,000', '$9,840'],
            [
              'Days off the road, last year or promised',
              '11 in the last year',
              '2 in a year, then a replacement',
            ],
            ['Driver’s license', 'the same', 'the same'],
            ['At the end', 'an old van worth perhaps $800', 'nothing, and nothing to sell'],
          ],
        },
        `
Check the sums aloud, with the room: 3,000 + 24 × 250 = 9,000, and 24 × 410 = 9,840. The difference is $840 in two years, or $35 a month. As bars, with a centimeter for every hundred dollars, they are 90 and 98.4 centimeters long, and from the third chair they look equal. That is what they are.

Now wipe off the row with the license, because it does not differ. Wipe off the money, too, or letter beside it *about the same*. What remains is a single row: eleven days against two. The discussion turned to what a day without meals costs, and to whether a repaired engine would still stop eleven times. Nobody knew. They telephoned the workshop during the break.

This is how a comparison works when it works. It does not decide. It removes what need not be talked about.
`,
        {
          type: 'exercise',
          title: 'A choice of your own, in one frame',
          task: `
Take a choice between two things that you or your team have put off. Draw the frame with five rows before you fill in anything, then fill in the option you like less. Where there are amounts, draw bars to scale. At the end wipe off or cross out every row that does not differ.
`,
          criteria: [
            'Every row has an entry or a visible gap on both sides',
            'The bars share a ground line and a scale, and the numbers stand on them',
            'At least one row has been removed',
            'Someone who looks at it for twenty seconds cannot tell which option you prefer',
            'You can say in one sentence what the choice now depends on',
          ],
        },
      ],
    },
    {
      slug: 'an-organization-that-admits-how-it-works',
      title: 'An organization that admits how it works',
      minutes: 20,
      kind: 'exercise',
      body: [
        `
Every organization has two charts. One hangs in the corridor. The other comes out when you ask people whom they go to when something has to be done by noon. The first is right about salaries, signatures and leave. The second is right about everything else, and it cannot be found on any wall.

Both belong on one page, one over the other.

## First the official one

Draw it in black, as it is. Not boxes with titles: people with letters. The person who may decide stands at the top, those who report to them below on one common line, and so on. Lines are straight, and they go down from the middle of one to the middle of the other. Draw nobody larger because of their rank; the height on the page has said it.

Ask each person about one line only: “Who can approve your leave?” It is an odd question and an exact one. “Who is your boss?” has got me answers that took half an hour.

## Then the other, in a second color

Put one real question on the board. At the housing association it was this: *A tenant calls on Friday at four: no heating. Who do you call?* I asked nine people, and every answer became a thin red arrow from the one who asks to the one who is asked.

Seven of the nine arrows ended at the same person. She was in the third row, at the right; her name was Dona Lurdes, she was the bookkeeper, and she knew the telephone numbers of all the heating engineers because she paid their bills. The head of maintenance, in the second row, had one arrow. It came from his own deputy. The ninth arrow went out of the page, to somebody’s brother-in-law.

## What one does with it

It is tempting to see a scandal here, and there is none. Seven people had found the quickest way, and it was a kind one. But there are three things to be read off, and I ask about them in this order.

1. **What happens when she is ill?** A person with many arrows is a bridge, and one should know where the other bridge is.
2. **Has she time for this?** Count her arrows in a week. Dona Lurdes had about twenty calls, ten minutes each: more than three hours in which she was not keeping books.
3. **What does she have that others lack?** Usually it is not a talent. It was a list of fourteen telephone numbers. It was copied and hung beside every telephone on the same afternoon.

Nobody’s position was moved. A second bridge had been built, from paper.
`,
        {
          type: 'callout',
          tone: 'warning',
          title: 'Names on a wall',
          text: 'A chart of who asks whom is about people who may not be in the room. Ask before you draw them, use letters, say what the picture is for, and wipe it off afterward unless everyone on it agrees to the photograph.',
        },
        {
          type: 'exercise',
          title: 'Two charts on one page',
          task: `
Draw the official chart of a group of six to twelve people that you know: a team, a club, a family at Christmas. Find one practical question with a time in it, ask at least five of them, and add an arrow for each answer. Then ask yourself the three questions about the person with the most arrows.
`,
          criteria: [
            'The official chart fits on the page before the first red arrow is drawn, and nobody’s size shows their rank',
            'The question names a day and a situation; all five were asked in the same words',
            'Every arrow comes from an answer and not from your opinion',
            'You have one proposal that moves a piece of knowledge and leaves the people where they are',
          ],
        },
      ],
    },
    {
      slug: 'choosing-the-picture',
      title: 'Choosing the picture',
      minutes: 15,
      kind: 'quiz',
      body: [
        `
You have four pictures now: steps with time between them, two columns with the same rows, people with lines and arrows, and bars on a ground line. In a meeting nobody will tell you which of them is wanted. You will hear something like what follows. Read it slowly, as if it were being spoken, and notice when your hand would like to start.

> “We lose about one in five of the volunteers in the first month. I think the training is too long.” “It’s two evenings. The other shops have one evening and lose just as many.” “They don’t leave because of the training. They leave because then they have to wait for the key.” “Which key?” “For the till. Marta has to sign, and she’s there on the first of the month.”

My hand moves twice. At the second sentence it would like to draw a comparison, our shop and the others, two evenings and one; and it would be a good one, with a row that says *lost: the same*, so that the length of the training can be wiped off. At the fourth it wants a process: signs up, is trained, waits for the key, begins.

The rule for choosing is to **draw for the sentence after which people stop and ask something**. “Which key?” is a real question. Somebody has just learned something. The comparison has done its work by then, without having been drawn, so let it go.

## When two pictures fit

Take the one with more people in it. Numbers and boxes can be argued with for a long time. A person who stands before a till and has no key is a situation, and situations are easier to agree about.

If both fit, draw the process: most complaints are about waiting.
`,
        {
          type: 'exercise',
          title: 'Draw the volunteers in four minutes',
          task: `
Draw the process of that conversation with one volunteer, named Rui, who signs up on the third of May. You know enough to put a date at nearly every step, and you have to put a question mark at one. Write the question at the top first.
`,
          criteria: [
            'The question at the top is about leaving, not about training',
            'Rui appears at each step, recognizable by one sign, and his face changes once',
            'The wait for the key ends on the first of June, and one sees that it is the longest',
            'There is a question mark where nobody in the conversation knew: the date of the training',
          ],
        },
        {
          type: 'quiz',
          question:
            '“Since the new software, everything takes twice as long.” You may ask one thing before you draw. What?',
          answers: [
            {
              text: '“Can we take one order from last week and see where it was on each day?”',
              right: true,
              explanation:
                'It turns *everything* into one case with dates, which is what a process is drawn from. It also tests the *twice*.',
            },
            {
              text: '“What are the advantages of the new software and of the old?”',
              explanation:
                'This leads to a comparison of two things of which one has gone. Unless somebody intends to go back, its result changes nothing.',
            },
          ],
        },
        {
          type: 'quiz',
          question:
            'A process on the board shows 40 minutes of work and 12 days of waiting. The team proposes a tool that halves the work. What does the picture say about that?',
          answers: [
            {
              text: 'The journey would be shortened by about 20 minutes out of 12 days',
              right: true,
              explanation:
                'Half of 40 is 20 minutes. Next to twelve days nobody waiting for the result would notice.',
            },
            {
              text: 'It may still be worth it for the person who does the work',
              right: true,
              explanation:
                'Twenty minutes a case can be a great deal for someone with thirty cases a week: ten hours. The picture of one case does not show this; say so, and draw a bar for the week.',
            },
            {
              text: 'The whole process would take half as long',
              explanation:
                'Only if work and waiting were both halved. The tool touches the boxes, and the time is at the arrows.',
            },
            {
              text: 'Waiting cannot be changed, so the work is the only thing left to improve',
              explanation:
                'Waiting is made by rules, such as when somebody signs. It is often cheaper to change than work. Ask at the longest arrow first.',
            },
          ],
        },
        {
          type: 'quiz',
          question:
            'In a comparison of two suppliers, one column has five entries and the other three. What do you do?',
          answers: [
            {
              text: 'Leave the two gaps visible and write who will find out',
              right: true,
              explanation:
                'A gap that can be seen is a task. The comparison may come out differently once it is filled, and everyone knows.',
            },
            {
              text: 'Remove the two rows, so that the columns are equally long',
              explanation:
                'Rows are removed when the options do not differ in them. Here one does not know yet, and it may be the row that matters.',
            },
            {
              text: 'Estimate the missing entries, in the same pen',
              explanation:
                'An estimate in the same pen becomes a fact within ten minutes. If you must estimate, draw it dashed and write *guess*.',
            },
          ],
        },
        {
          type: 'quiz',
          question: 'When is it right not to draw at all?',
          answers: [
            {
              text: 'When somebody is telling something that is hard for them to tell',
              right: true,
              explanation:
                'Put the marker down and turn around. A person who is being drawn while speaking of a painful matter will stop speaking.',
            },
            {
              text: 'When the question at the top has just been answered',
              right: true,
              explanation: 'Letter the answer and sit down. A picture after the decision reopens it.',
            },
            {
              text: 'When you are not certain that you have understood',
              explanation:
                'This is the best moment of all. A wrong drawing gets corrected in seconds; a wrong understanding that nobody sees can last for months.',
            },
          ],
        },
      ],
    },
  ],
}
