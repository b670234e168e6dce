import type {SectionSeed} from './types.ts'

export const productDesignProgramOutline: SectionSeed[] = [
  {
    title: 'What product designers decide',
    lessons: [
      {
        slug: 'five-decisions-before-the-first-screen',
        title: 'Five decisions before the first screen',
        minutes: 30,
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
Take something you used today that annoyed you a little: a ticket machine, a form at the doctor’s, the display of your stove. Work out backward how its makers decided each of the five, whether or not they noticed. Write two sentences for each, and mark the one you would decide differently.
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
        minutes: 35,
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
Choose a case of something that waits, in a place you can visit: a repair, a parcel in your building, a court at your club. Ask for one real example, follow it from beginning to end, and make the table. Add up the minutes by what they were for. Then propose three changes, the smallest first.
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
        minutes: 45,
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
Write one page: the problem in the words of somebody who has it, the four conditions with names and dates, the five decisions as far as you can make them now (“unknown” is allowed three times), the sections you skip with the evidence, and the date of the first interview. Give it to the person who may decide.
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
  },
  {
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
            task: 'Choose five by what differs between them, get their permission in writing, talk to each for thirty minutes where the thing happens, and record it.',
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
            task: 'Watch your problem where it happens, twice for an hour, with a tally of at most five things. Note everything that surprises you in a separate column.',
            criteria: [
              'You can put one sentence from an interview next to a count that corrects it',
              'At least one surprise concerns the hands, the place or the light',
              'Those who were watched knew what you were doing',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'From notes to problems',
    lessons: [
      {
        slug: 'one-note-one-thing-seen',
        title: 'One note, one thing seen',
        minutes: 60,
        kind: 'exercise',
        body: [
          `
Go through your transcripts and write one note for each thing that somebody did or said, with their initial and the minute: *L, 12: keeps Ana’s number under “clay”.* No summary, no *users want*. From five interviews I had 164 notes. Lay them on the floor and move together what is about the same moment, and only afterward give each pile a name, as a sentence with a verb. “Communication” is not a name. “People call in order to find out whether they have been forgotten” is one.
`,
          {
            type: 'exercise',
            title: 'The floor',
            task: 'Make at least eighty notes, sort them with a second person for an hour, and name the piles.',
            criteria: [
              'Each note can be traced to its minute',
              'No pile consists of one person only',
              'There is a pile of notes that fit nowhere, and you have kept it',
            ],
          },
        ],
      },
      {
        slug: 'a-problem-with-a-number-in-it',
        title: 'A problem with a number in it',
        minutes: 60,
        kind: 'reading',
        body: [
          `
A usable statement names a person, a moment, what goes wrong and what it costs, and keeps silent about solutions. My first for the workshop was “People lack transparency about the waiting list.” Nothing can be tested in that. The fourth: *In the two years between signing up and beginning, people hear nothing unless they call; about half have given up by the time there is a place, and Ana calls four to fill one.* One can disagree with every part of it, and this makes it good.

**Your task:** write five statements from five different piles. Read them to two of the people you interviewed and watch for the one at which they begin to tell you more. Look up the number in it once again. If it changes, change the statement, and keep the old one for your case study.
`,
        ],
      },
      {
        slug: 'which-problem-is-worth-solving',
        title: 'Which problem is worth solving',
        minutes: 60,
        kind: 'exercise',
        body: [
          `
Give each statement three marks from 1 to 3: how often it happens, how much it costs each time, and how much of it you could change. Multiply. *Nobody knows their place* got 3 × 1 × 3 = 9, *half have given up* 2 × 3 × 3 = 18, *there is only one kiln* 3 × 3 × 1 = 9. The numbers do not decide. They show where you and the person who decides think differently, and ten minutes about a 1 that should be a 3 are worth more than the product.
`,
          {
            type: 'exercise',
            title: 'Marks from two people',
            task: 'You and the one who decides mark all five statements separately. Talk only about differences of two, then choose one problem and write down why not the second.',
            criteria: [
              'The choice was made by the person who may make it',
              'The reason against the second would convince someone who likes it',
            ],
          },
        ],
      },
    ],
  },
  {
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
  },
  {
    title: 'Prototypes, paper first',
    lessons: [
      {
        slug: 'paper-that-answers',
        title: 'Paper that answers',
        minutes: 80,
        kind: 'exercise',
        body: [
          `
A paper prototype is a stack of sheets the size of a phone and a person who exchanges them. It is ready in an hour, nobody is impressed by it, and for this reason people say what they think. Draw every state on its own sheet, with words that could really stand there. “Lorem ipsum” cannot be misunderstood, so nothing can be learned from it. At the workshop the word *active* on sheet three made two of four people think of their sports club.
`,
          {
            type: 'exercise',
            title: 'Let somebody break it',
            task: 'Make a prototype of eight to fifteen sheets. Let three people go through it with their finger while you exchange sheets and say nothing but “I’ll see what it does”.',
            criteria: [
              'At least one person touched something for which you had no sheet, and it was drawn on the spot',
              'You can name three words that were understood differently',
              'No sheet took longer than five minutes',
            ],
          },
        ],
      },
      {
        slug: 'words-before-pixels',
        title: 'Words before pixels',
        minutes: 80,
        kind: 'reading',
        body: [
          `
Before you open any software, write your product as a conversation. What does it say first? What does the person answer? *“Hello Marta, this is the pottery workshop. You signed up in April two years ago. Would you still like a place?” “Yes.” “Good. It will probably be next spring. We’ll ask again in September.”* Read it aloud with someone at a table. Wherever a person would say “what do you mean?”, there is a fault that no layout repairs.

**Your task:** write the whole conversation, including the three answers that nobody wants: “Who is this?”, “How much is it?” and silence. For each, two lines. Then mark which sentences have to be on a screen, which in a message, and which a human being should say. What is left for the screen is usually half of what you had drawn.
`,
        ],
      },
      {
        slug: 'a-prototype-that-can-be-tapped',
        title: 'A prototype that can be tapped',
        minutes: 80,
        kind: 'exercise',
        body: [
          `
Now the screen, and only the way you want to learn about. For the workshop: open the message, answer, see the page, change one’s mind. Seven screens. Everything beside that way leads to one page that says *not built yet*, so that you see how often people want to leave it. Use real dates, long names, and a list of 109 and not of five. Work in gray until the order is right, since as soon as there is color, people talk about color.
`,
          {
            type: 'exercise',
            title: 'Seven screens in gray',
            task: 'Build the one way as a clickable prototype with real contents, and walk through it with your thumb, outdoors, ten times.',
            criteria: [
              'There are at most ten screens, one of which says “not built yet”',
              'Each has the words from your conversation and no others',
              'It can be used with one hand and with the text enlarged',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Interface craft: type, space, color, states',
    lessons: [
      {
        slug: 'rank-then-type',
        title: 'First the rank, then the type',
        minutes: 75,
        kind: 'exercise',
        body: [
          `
List what stands on each screen and rank it for the person’s task. Rank 1 gets the largest size, and only one thing may be rank 1. On the workshop’s page this was *probably spring*, in 31 pixels; the number 63 came to rank 4, in 16, for those who look for it. Use five sizes from one scale, two weights, lines of 45 to 75 characters. If you feel that you need a sixth size, two of your elements have the same rank.
`,
          {
            type: 'exercise',
            title: 'Seven screens, five sizes',
            task: 'Set all your screens from one scale, check them at 320 pixels and at 200 percent, and blur a screenshot of each.',
            criteria: [
              'In every blurred screenshot rank 1 is found first',
              'The same kind of thing has the same size on all screens',
            ],
          },
        ],
      },
      {
        slug: 'distances-with-a-job',
        title: 'Distances with a job',
        minutes: 75,
        kind: 'reading',
        body: [
          `
Choose five distances, 4, 8, 16, 32 and 64 for instance, and write behind each what it is for: label to field, inside a control, within a group, between groups, between chapters. Then remove all lines and panels and see what still holds together. On the workshop’s page two lines out of nine came back, the one above the footer and the one that separates *you* from *everybody*. Targets are 44 pixels or more, and the two answers, yes and no, lie 32 apart, since a wrong *no* costs a place.

**Your task:** give your screens five distances and count how many lines survive. Let someone circle the groups on a printout. Where a circle differs from what you meant, change one distance and ask the next person.
`,
        ],
      },
      {
        slug: 'color-measured-twice',
        title: 'Color, measured twice',
        minutes: 80,
        kind: 'exercise',
        body: [
          `
Give colors names by what they do, *ground, surface, text, quiet, accent, danger*, each with a value for light and another for dark. One accent, with one meaning. Measure every pair that occurs, 4.5 to 1 for text and 3 to 1 for large text, icons and the borders of fields. The workshop’s cobalt had 8.6 on white and 1.9 on its dark ground, so it got a lighter sister, and we kept the old one for the sign above the door.
`,
          {
            type: 'exercise',
            title: 'A list of names and a table of pairs',
            task: 'Color your screens in light and dark from at most eight names, and make the table of all pairs with their ratios.',
            criteria: [
              'No pair fails, in either theme',
              'Nothing is said by color alone: look at it in gray',
              'A change of the accent is a change in one place',
            ],
          },
        ],
      },
      {
        slug: 'components-and-all-their-states',
        title: 'Components, and all their states',
        minutes: 80,
        kind: 'exercise',
        body: [
          `
A button has at least six states: at rest, under the pointer, focused by the keyboard, pressed, waiting, not available. A list has five: empty, loading, one, many, failed. Most portfolios show one of each. Make a table with your components down the side and the states across the top, and fill in every cell with a drawing or with *does not occur, because*. For the workshop there were 9 components and 41 cells in use, and in three of them we found questions that only Ana could answer, such as what happens to a person who answers twice.
`,
          {
            type: 'exercise',
            title: 'The table of states',
            task: 'Draw it for your product and go through it with a keyboard and a screen reader in mind.',
            criteria: [
              'No cell is blank',
              'Focus is visible everywhere, at 3 to 1 or better',
              'At least one cell sent you back to the person who decides',
            ],
          },
        ],
      },
    ],
  },
  {
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
  },
  {
    title: 'Shipping with engineers',
    lessons: [
      {
        slug: 'the-first-talk-is-about-data',
        title: 'The first talk is about data',
        minutes: 50,
        kind: 'reading',
        body: [
          `
Show an engineer your screens and you get a discussion of screens. Show them your list of things, *person, request, answer, course, place*, and what is known about each, and you get the truth. “When does a request end?” she asked me in the first five minutes. I had no idea. It ends with a place, with a *no*, or after two unanswered questions, and this third ending changed two screens and the wording of the message.

**Your task:** make a page with the things in your product, what is known about each, who may change it and when it ends. Go through it for half an hour with somebody who builds software, bring no screens, and write down each question you could not answer. These questions are the agenda for the person who decides.
`,
        ],
      },
      {
        slug: 'a-document-an-engineer-would-want',
        title: 'A document an engineer would want',
        minutes: 55,
        kind: 'exercise',
        body: [
          `
Four pages are enough. The problem with its number, on half of one. The way through, with every screen and where each control leads. The table of states, with the exact words, because otherwise *Something went wrong* will be written at six in the evening. Sizes, distances and colors by name. And a list with the heading *I’m not sure about*, which is read first. Leave out what the system decides anyway. A document that repeats the obvious hides what is special.
`,
          {
            type: 'exercise',
            title: 'Guess-free',
            task: 'Write the four pages. Give them to someone who builds software and ask them to describe one screen with all its states without seeing the drawing.',
            criteria: [
              'Their description differs from your drawing in at most two places',
              'Both places are now in the document',
              'It contains every sentence the product says',
            ],
          },
        ],
      },
      {
        slug: 'the-week-after',
        title: 'The week after',
        minutes: 55,
        kind: 'exercise',
        body: [
          `
On the day of the release the work is half done. Before it, write down three numbers and what you expect of them. Ours were: calls about the list per week, from 30 to under 10; answers to the message within a week, 70 percent; people called for each place, from 4 to 2. In the first week there were 34 calls, more than ever. People rang to say how nice it was to be asked. In the fifth there were eight. If we had measured once, we should have removed it.
`,
          {
            type: 'exercise',
            title: 'Three numbers and five weeks',
            task: 'Choose three numbers for your product, one of which could get worse through your work. Decide who will read them, on which days, and what would make you stop.',
            criteria: [
              'Each has a value from before, an expectation and a date',
              'You have asked one of your five people again and written down what they do now',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Your case study',
    lessons: [
      {
        slug: 'the-wrong-turns-stay-in',
        title: 'The wrong turns stay in',
        minutes: 50,
        kind: 'reading',
        body: [
          `
Anyone who hires designers has seen two hundred case studies in which research led to insight and insight to a screen. None of it is false, and no one learns from it how you think. Tell it in the order in which you were wrong. *I thought the problem was the list. I sat beside the telephone and saw wet hands. I drew a page with places, and four of five people felt worse.* Each turn has three parts: what I believed, what I saw, what I changed.

**Your task:** lay out everything you have, the page from the first section, notes, twelve sketches, the table of crosses, and choose three turns. Write 120 words on each, with one picture that was made at the time. A photograph of a floor covered with notes is evidence only if one can read a note.
`,
        ],
      },
      {
        slug: 'four-minutes-with-a-stranger',
        title: 'Four minutes with a stranger',
        minutes: 50,
        kind: 'exercise',
        body: [
          `
Nobody reads more than four minutes at first. So the result comes first and large, with one sentence about whom it is for and what has changed, in a number. Then the three turns. Then your share: *I* for what you did, *we* with names for the rest, and the permission of everyone who can be recognized. At the end stands what you do not know. Mine says that I have no idea whether those who said no would have said it anyway.
`,
          {
            type: 'exercise',
            title: 'Give it away',
            task: 'Finish the case study, let a stranger read it for four minutes, take it away and ask them to tell you the story. Then ask which sentence made them doubt you.',
            criteria: [
              'They retold the problem, one turn and the result with its number',
              'The doubtful sentence has been changed or supported',
              'The person who decided about your product has read it and agreed to its being shown',
            ],
          },
        ],
      },
    ],
  },
]
