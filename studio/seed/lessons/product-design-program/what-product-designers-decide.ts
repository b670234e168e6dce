import type {SectionSeed} from '../types.ts'

export const whatProductDesignersDecide: SectionSeed = {
  title: 'What product designers decide',
  lessons: [
    {
      slug: 'five-decisions-before-the-first-screen',
      title: 'Five decisions before the first screen',
      minutes: 33,
      kind: 'reading',
      body: [
        `
There is a ceramics workshop in Porto, in a former garage near the hospital, with six wheels and one kiln. Twice in the last ten years somebody offered to make an app for it. I was asked to be the third. The problem, as it reached me by telephone, was this: *Our waiting list is a mess. We need something digital.*

I went there and looked at the list for a minute before I asked anything. It is a school notebook with a blue cover. There are 140 names in it, in four hands. Thirty-one are crossed out, some with a date. Beside nine of them is an exclamation mark, and nobody could tell me what it meant. Six courses a year take six people each, so 36 places are given out from this notebook every year. At that pace, the last of the 109 who are still waiting will sit at a wheel in three years.

*We need something digital* is a sentence about a solution. Whoever takes it as a task begins to draw screens: a sign-up form, a list with filters. But the product is designed by five decisions that are made before, and if nobody makes them on purpose, they are made by accident.

## The five

1. **Whose problem?** Ana, who runs the workshop, answers thirty calls a week. The people on the list do not know whether to hope. The places that come free are offered to people who signed up two years ago, and half of those have moved away. These are three problems, and one screen will not solve all three well.
2. **Which half do we leave alone?** The notebook does something right: it lies by the telephone, never crashes, and Ana knows by the handwriting who took the call. Whatever replaces it has to keep that, or will stand beside it, unused.
3. **What comes first?** If somebody opens the thing on their phone, what is the first sentence? *Place 63 of 109* is honest and cruel. *Probably in the autumn of next year* is a guess, and kinder.
4. **What do we refuse to do?** No payments, no chat, no accounts with passwords. To refuse is to promise to do the rest properly.
5. **How shall we know?** Before there is anything to see, we write down what ought to be different: fewer than ten calls a week by summer.

Each of the five can be made in words, on one page, and changed for nothing. After three months of building, changing the first costs three months.

## What it is not

None of these is a matter of taste, and none needs drawing. Nor are they for the designer to make alone. Ana decides about number four, since it is her workshop. The work consists in seeing that there is a decision, laying out what follows from either side, and asking for it early.
`,
        {
          type: 'exercise',
          title: 'Five decisions that somebody has made',
          task: `
Allow 30 minutes. Take something you used today that annoyed you a little: a ticket machine, a form at the doctor’s, the display of your stove. Work out backward how its makers decided each of the five, whether or not they noticed. Write two sentences for each, and mark the one you would decide differently.
`,
          criteria: [
            'For “whose problem” you have named two people whose interests differ, and said which of them won',
            'You found at least one thing that was left alone on purpose, or should have been',
            'Your different decision is formulated without describing a screen',
            'You have written what it would cost the person who profits from the present one',
          ],
        },
      ],
    },
    {
      slug: 'the-half-you-leave-alone',
      title: 'The half you leave alone',
      minutes: 93,
      kind: 'reading',
      body: [
        `
The museum I once worked for asked for tablets in place of its labels. We watched visitors for a month and recommended larger labels. That story is told about me as if it were a joke. It was arithmetic. A tablet for each of eighty rooms, its software and a person to charge them came to more than a hundred times the price of the print, and the fault we had seen was that people of over sixty bent forward.

The most useful thing a designer can learn is to find the smallest change that would remove the problem, and to say it aloud, though it may not need a designer.

## Follow one case through

At the workshop I took one name from the notebook: Marta, number 58, signed up on the eighth of April two years before. What had happened to her since?
`,
        {
          type: 'table',
          caption: 'Number 58, from the first call to the first lump of clay',
          head: ['When', 'What happened', 'Who did something', 'Minutes'],
          rows: [
            ['April, year 1', 'calls, is written down', 'Ana', '4'],
            ['September, year 1', 'calls to ask: nothing known', 'Ana', '6'],
            ['February, year 2', 'calls to ask: nothing known', 'an assistant', '5'],
            ['October, year 2', 'calls: “perhaps in spring”', 'Ana', '6'],
            [
              'March, year 3',
              'a place is free; three others on the list are called and have moved or lost interest',
              'Ana',
              '25',
            ],
            ['March, year 3', 'is reached at the third attempt, and comes', 'Ana', '9'],
          ],
        },
        `
That makes 55 minutes for one person in the course, and of these 17 were calls that produced *nothing known* or *perhaps*, and 25 went to people who no longer wanted the place. The writing down, which everybody had wished to digitize, took four.

So there are three candidates for the smallest change. A sheet on the wall, photographed once a month and sent to everyone, would remove the seventeen minutes. Asking everybody twice a year “Do you still want it?” would remove most of the twenty-five. A digital list would remove the four, and perhaps add some.

It does not follow that one should build nothing. It follows that whatever is built has to contain the question “Do you still want it?”, and that the notebook might stay.

## Saying it to a client

Nobody likes to pay for hearing that a sheet of paper would do. I say it as a comparison: here are three changes, here is what each would save in a year with 36 places, here is what each costs. Thirty-six times 25 minutes is 15 hours. Then Ana decides. In fifteen years two clients have taken the sheet of paper and gone away. Both came back with a better problem.
`,
        {
          type: 'exercise',
          title: 'One case, with minutes',
          task: `
Allow an hour and a half. Choose a case of something that waits, in a place you can visit: a repair, a parcel in your building, a court at your club. Ask for one real example, follow it from beginning to end, and make the table. Add up the minutes by what they were for. Then propose three changes, the smallest first.
`,
          criteria: [
            'The case has a name or number, and somebody confirmed the dates',
            'The minutes are grouped by purpose, and the groups add up to the total',
            'The smallest of your changes needs no software',
            'For each change you can say which group of minutes it removes, and which it does not touch',
          ],
        },
      ],
    },
    {
      slug: 'your-problem-and-your-way-through',
      title: 'Your problem, and your way through',
      minutes: 64,
      kind: 'quiz',
      body: [
        `
From here on you carry your own problem with you. It should be so modest that you are a little ashamed of it: how a club books its courts, how a ward hands over at night, how your building sorts its parcels. A modest problem has people you can reach, and it ends.

Four conditions. **You can talk to five people who have it**, within two weeks, and none of them is a friend. **It happens often**, every week at least, so that you can watch it. **You do not have it yourself**, or you will interview yourself. **Somebody may decide about it**, and you know their name. If one of the four is missing, take another problem. Enthusiasm does not make up for any of them.

## Which sections you may skip

The program is for all levels, so the checks below are exact. Do the check, in writing, before you skip. If you hesitate, stay; the section will be quick.
`,
        {
          type: 'table',
          caption: 'You may skip a section if you can show this',
          head: ['Section', 'Show this'],
          rows: [
            [
              'Research',
              'Notes from an interview in which your longest question has fewer than twenty words and none begins with “Would you”',
            ],
            [
              'Notes to problems',
              'A problem statement with a number in it that changed after you had looked at the evidence again',
            ],
            ['Sketching', 'Twelve sketches for one problem, of which you did not choose the first'],
            ['Prototypes', 'A paper prototype that someone else broke'],
            [
              'Interface craft',
              'One screen with its empty, loading and error states and a table of its contrasts',
            ],
            ['Testing', 'A test with five people after which you threw something away'],
            ['Shipping', 'A document of yours with an engineer’s comments in it'],
            ['Case study', 'Nobody may skip this one'],
          ],
        },
        `
## A plan you can keep

There are 1,740 minutes of lessons with their tasks, 29 hours, and about twice as much of your own work: interviews, drawing, testing, writing. At nine hours a week, these ninety hours take ten weeks. At four and a half, twenty. Write the date of the first interview into your calendar today. All the others follow from it, and it is the only one that people put off.
`,
        {
          type: 'exercise',
          title: 'One page to begin with',
          task: `
Allow one hour. Write one page: the problem in the words of somebody who has it, the four conditions with names and dates, the five decisions as far as you can make them now (“unknown” is allowed three times), the sections you skip with the evidence, and the date of the first interview. Give it to the person who may decide.
`,
          criteria: [
            'The first sentence is a quotation and contains no solution',
            'Five people are named, with a way of reaching each of them',
            'The page says what would be different if it worked, in a number',
            'The person who may decide has read it and changed at least one word',
          ],
        },
        {
          type: 'quiz',
          question: 'Which of these problems meet all four conditions as far as they are described?',
          answers: [
            {
              text: 'The parcels in your building of forty flats, which are stacked by the door; the caretaker decides, and you get yours at the office',
              right: true,
              explanation:
                'It happens every day, there are dozens of people to ask, you do not have the problem yourself, and the caretaker has a name.',
            },
            {
              text: 'How people in your city get to work',
              explanation:
                'There are plenty of people to talk to, but nobody you can name may decide, and it does not end. A single bus stop might do.',
            },
            {
              text: 'Your own difficulties in keeping a diary',
              explanation:
                'You would be asking yourself. Your answers will agree with your ideas, and you will learn that you are clever.',
            },
            {
              text: 'The night handover in a ward where your cousin is in charge; you know six nurses by sight',
              right: true,
              explanation:
                'It happens every night, five can be asked, and your cousin may decide. She is a relative; so let somebody else interview her.',
            },
          ],
        },
      ],
    },
  ],
}
