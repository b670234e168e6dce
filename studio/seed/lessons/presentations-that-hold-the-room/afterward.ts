import type {SectionSeed} from '../types.ts'

export const afterward: SectionSeed = {
  title: 'What should be different afterward',
  lessons: [
    {
      slug: 'what-they-came-for',
      title: 'What they came for',
      minutes: 12,
      kind: 'reading',
      body: [
        `
In my agency years I presented a strategy to a supermarket. I had ninety slides and an hour. I also had a choice, which I did not notice at the time: I could show the board how much we had found out, or I could tell them what I would do in their place. I showed them what we had found out. They thanked me warmly, they paid, and within the year the strategy was in a drawer.

A little later I presented to a maker of biscuits. The projector had failed, so I stood up and said one sentence, then I gave three reasons for it, and sat down. The sentence is still in use.

For a long time I thought that the second client had been cleverer. What was different was that in the second room I had been forced to give people the two things they had come for.

## Two questions

Nobody gets dressed in the morning to hear slides. Slides can be sent. When people go to the trouble of sitting in a room with you, they want to find out **what you think**, and **whether to believe you**.

You answer the first with words. The second is answered by everything else, and it is answered fast. In 1993 Nalini Ambady and Robert Rosenthal showed strangers thirty seconds of film, without sound, of university teachers at work. The strangers’ ratings agreed surprisingly well with those the teachers’ own students gave after a whole term. It does not follow that quick judgments are fair. But they are made, and those who had a whole term ended up close to those who had half a minute.

So the first two minutes are expensive. Most of us spend them on our name, our department, an apology for the projector and a list of what is coming. The room is making up its mind while we clear our throat.
`,
        {
          type: 'callout',
          tone: 'note',
          title: 'The example that runs through this course',
          text: 'Miriam Adler runs deliveries for a bakery with eleven shops and one van. The last three shops on her round often open before their bread has come. She has twelve minutes in front of the board, who have never given her more than ten, and who have just heard about the new oven. You will see her talk grow from a sentence to an answer to the finance director. Her figures are invented. They are of the kind that real meetings are about.',
        },
        `
## Choose the date now

This course works on one real presentation. Without a date it is a book about swimming. Look in your calendar for an occasion in the next month at which at least three people will listen to you for at least five minutes. A team meeting will do, if there is something in it that you want.

How much time you have decides which road you take.
`,
        {
          type: 'table',
          caption: 'Two roads through the course',
          head: ['', 'Three weeks', 'Three days'],
          rows: [
            ['First', 'Week 1: sections 1 and 2, your sentence and your cards', 'Day 1: lessons 2, 4 and 5'],
            [
              'Then',
              'Week 2: sections 3 and 4, opening, ending, slides',
              'Day 2: lessons 7, 8 and 10, then one pass aloud',
            ],
            [
              'Last',
              'Week 3: sections 5 and 6, one rehearsal on each of five days',
              'Day 3: lessons 11, 12 and 14, two passes aloud',
            ],
            ['Lessons', 'All 16: 4 hours 45 minutes', '9 of them: about 2¾ hours'],
            ['Rehearsal', 'About as long again', 'Two hours, and it will show'],
          ],
        },
        {
          type: 'exercise',
          title: 'One line in the calendar',
          task: 'Write down the date, who will be there by name, and the minutes you have been given. Then answer in one line: if the meeting were canceled and nobody ever held it, what would go on as it is now? Keep the line. It is the raw material of the next lesson.',
          criteria: [
            'There is a date, and it is less than a month away',
            'At least the two people who matter most have names',
            'The line describes something that happens now, and you would like it to stop or change',
          ],
        },
      ],
    },
    {
      slug: 'the-sentence',
      title: 'The sentence that comes first',
      minutes: 14,
      kind: 'reading',
      body: [
        `
Miriam’s invitation said *Deliveries, Q1 review, 12 min.* She could do what the invitation asked and review the deliveries of the first quarter. Or she could decide what ought to come of it. Before you read on, decide what you would do with a board that has given you twelve minutes and expects a review.

Here are her first three attempts at saying what her presentation was for. Each of them could be written on the first slide without anybody objecting, and that is the trouble with the first two.
`,
        {
          type: 'figure',
          name: 'presentations-topic-point-change',
          alt: 'Three cards side by side. The first says topic and shows a closed door. The second says information and shows the door ajar. The third says change and shows it wide open, with light falling through.',
          caption: 'A topic opens nothing. A change tells you when you are through the door.',
        },
        `
1. *I will talk about deliveries in the first quarter.* This is a **topic**. It can be covered in two minutes or in two hours, and you can never fail at it, so you can never succeed.
2. *I want the board to understand that we have a problem with late deliveries.* This is **information**. It is better, because one could be wrong about it. But a board can understand a problem perfectly and go to lunch.
3. *After my twelve minutes the board will let me lease a second van for six months from March, and will look at the late mornings with me in September.* This is a **change**. Someone does something that they would not have done.

## How to write yours

The form is always the same: **after my … minutes, … will …** The first gap is your time, the second is people, and the third is a verb that you could watch them carry out. *Approve, choose, stop, try, call, sign, send me, stop asking me for* can be watched. *Understand, appreciate, be aware of, engage with* cannot, and if you find one of them in your sentence, ask what the people would do if they did understand. That is your verb.
`,
        {
          type: 'table',
          caption: 'From what was asked for to what should change',
          head: ['What the invitation said', 'After it, …'],
          rows: [
            ['Project update', 'the team will drop two of the five open tasks and name who takes the third'],
            [
              'Introduction to our new software',
              'each of the nine branch managers will enter one real order before they leave',
            ],
            [
              'Talk at a conference for planners',
              'forty people will try three interviews before their next questionnaire',
            ],
            [
              'Quarterly figures',
              'the directors will stop asking for the weekly report and read the monthly one',
            ],
            [
              'A few words at my aunt’s eightieth',
              'her neighbors will know why people walked past two shops to reach hers',
            ],
          ],
        },
        `
The last row is there because people always ask about speeches where nobody has to decide anything. There is a change even then. It is only a change in what the listeners can tell somebody else.

## Small enough to happen

Notice what Miriam did not ask for. She would have liked a second van for good, at $32,000 a year. She asked for six months, which is $16,000 and a day in September on which everybody may change their mind. A request that can be undone needs much less courage from the people who grant it. If your sentence asks for more than can be decided in that room by those people, cut it down to the first piece that can.

The sentence does not have to appear in your talk. Nobody needs to hear *after my twelve minutes you will*. You need it, to know what to leave out: whatever does not help the sentence come true is, for this occasion, noise.
`,
        {
          type: 'exercise',
          title: 'Your sentence, five times',
          task: 'Write your sentence in the form “after my … minutes, … will …”. Then write it four more times without looking at the one before. Read all five aloud, and keep the one you could say to the people’s faces without going red. Put it on a card where you work.',
          criteria: [
            'It names the people, and they will really be in the room',
            'The verb is something that could be filmed',
            'The people are able to do it on that day, or you know on which day they can',
            'Somebody sensible could refuse',
            'It has fewer than thirty-five words',
          ],
        },
        {
          type: 'quiz',
          question:
            'A colleague shows you four sentences for her presentations. Which of them will tell her, on the evening of the day, whether she succeeded?',
          answers: [
            {
              text: 'After my ten minutes, everybody will be aware of how serious the security rules are.',
              explanation:
                'Awareness leaves no trace. She would have to look into their heads, and would probably settle for nods. What would people do if they were aware? Lock their screens, perhaps. That could be watched.',
            },
            {
              text: 'After my twenty minutes, the two directors will pick one of the three suppliers, or tell me which figure they still need.',
              right: true,
              explanation:
                'Two named people, one act, and even the second-best result is an act. By evening she will know which of the two it was.',
            },
            {
              text: 'After my half hour, I will have explained the new pricing from every side.',
              explanation:
                'This is about what she does, so she can be certain of success and still have changed nothing. The sentence has to be about the listeners.',
            },
            {
              text: 'After my five minutes, at least six of the twenty volunteers will have written their name on the list for the summer fair.',
              right: true,
              explanation:
                'A number, a list, names on it. It might also be four, and then she has learned something.',
            },
          ],
        },
      ],
    },
    {
      slug: 'the-room-before-you-enter-it',
      title: 'The room before you enter it',
      minutes: 10,
      kind: 'reading',
      body: [
        `
Claire, who markets software in Lyon, once had forty slides for her leadership team and asked me which ones to cut. I asked her what the five people in the room would be thinking at nine o’clock, before she had opened her mouth. She did not know. She had two days, and a choice between improving the slides and telephoning the people. She telephoned three of the five.

From the head of sales she learned that he agreed with her already. The finance director would say no to anything that needed new people. And the founder had tried the same idea in 2019, under another name, and been burned. Eleven of her forty slides argued for what sales already believed. None dealt with new people, and none with 2019. She cut the deck to nine slides, and the meeting ended ten minutes early with a decision.

## Four lines for each person who matters

You do not need this for everybody. In most rooms two or three people decide, and the others watch them. For each of those, write four lines.

- **Knows:** what you need not explain.
- **Wants:** what they are trying to achieve this year, whether or not it has to do with you.
- **Fears:** what would make them look foolish if they said yes to you.
- **Says:** the words they use for the matter. Use theirs.

The third line is the one that is usually empty, and it is the one that decides. People seldom refuse because an argument was too weak. They refuse because they can see the day on which they will have to explain to somebody why they agreed.
`,
        {
          type: 'table',
          caption: 'Miriam’s two people',
          head: ['', 'Owner (third generation)', 'Finance director'],
          rows: [
            ['Knows', 'Every shop, every manager, all the streets', 'The cost of the van to the cent'],
            ['Wants', 'To open a twelfth shop in two years', 'A year without an unplanned expense'],
            [
              'Fears',
              'That the bakery gets a name for empty shelves',
              'Costs that are called a trial and never end',
            ],
            ['Says', '“The shelves”', '“Run rate”, “commitment”'],
          ],
        },
        `
Look at what this does to her sentence. *Six months* was there for the finance director, and it now gets a date on which the trial ends unless somebody extends it. The owner will hear about shelves. *Late deliveries*, Miriam’s own expression, will not occur in the talk at all, because it makes both of them think of traffic.

If you can ask the people, ask. It is allowed, it is flattering, and one sentence is enough: *I’ve got twelve minutes on Thursday about the morning round; what would you need to hear to be able to decide?* If you cannot ask them, ask someone who has presented to them before and was turned down.
`,
        {
          type: 'exercise',
          title: 'Two minutes, one thing: does the sentence come?',
          task: 'Set your phone on a shelf and explain for two minutes to an imaginary colleague what your presentation is for and why it matters to the two people who decide. Do not read. Then watch it once, for one thing only: after how many seconds could a stranger say what you want to be different? Ignore your hair, your hands and your voice. They will have their turn. Each section of the course has one such recording, and one thing.',
          criteria: [
            'You have four lines for each of two people, and the line “Fears” is not about you',
            'You wrote down the second at which the point was clear',
            'It took you less than thirty seconds, or you recorded a second time and began with the point',
          ],
        },
        {
          type: 'quiz',
          question:
            'A school secretary wants the headteacher to allow parents to report absences by text message instead of by telephone. The headteacher knows that the phone is busy every morning. Last year a text system at a neighboring school lost messages, and a child was thought to be at home who was not. What belongs in the first two minutes?',
          answers: [
            {
              text: 'How many minutes a day the secretary spends on the telephone',
              explanation:
                'It is true, and it is what the headteacher knows already. Two minutes spent on agreeing about a problem are two minutes in which the fear grows.',
            },
            {
              text: 'What happens, step by step, when a message does not arrive',
              right: true,
              explanation:
                'The headteacher is imagining that very day. As long as the question is open, nothing else will be heard.',
            },
            {
              text: 'How modern and convenient parents would find it',
              explanation:
                'Convenience for parents is a benefit to third people. It weighs little against a fear that would carry the headteacher’s own name.',
            },
            {
              text: 'A proposal for a trial with one class in which the telephone stays available',
              right: true,
              explanation:
                'It makes the decision small and keeps the safe way open, so it answers the fear with an arrangement instead of an assurance.',
            },
          ],
        },
      ],
    },
  ],
}
