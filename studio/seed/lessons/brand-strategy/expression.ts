import type {SectionSeed} from '../types.ts'

/** From assets to the meeting in which the strategy is decided on. */
export const expression: SectionSeed[] = [
  {
    title: 'What it looks and sounds like: assets, messages, voice',
    lessons: [
      {
        slug: 'an-inventory-of-what-you-own',
        title: 'An inventory of what you own',
        minutes: 130,
        kind: 'exercise',
        body: [
          `
A paint maker has a brush stroke that it has used for nineteen years and a squat yellow lid that nobody at the company has ever liked. There is money to build up one of them. Which? Everybody in the room chose the stroke. Shown to twenty buyers with the name covered, the stroke was given to the maker by 3, and to a rival by 9. The lid was known by 14, and nobody took it for anyone else’s.

## Collecting

An asset is anything by which you might be recognized with the name covered: a color, a typeface, a shape, a jingle, a phrase, the sound of the door, the smell of the shop. Collect for an hour and photograph everything. Include what is ugly and what nobody designed. The lid came from a supplier’s remainder.

## Two numbers

Show each asset for five seconds to twenty people who buy in your category, and ask: *whose is this?* Accept any answer, and accept none. Two numbers come out.

- **Fame:** of the twenty, how many named you.
- **Uniqueness:** of those who named anyone, what share named you.

For the brush stroke 12 people named somebody, 3 of them the maker: fame 3 of 20, uniqueness 3 of 12, a quarter. For the lid 14 of 20 and 14 of 14. Twenty people make rough percentages, but nobody needs finer ones to see the difference between these two.

## Keep, mend, retire
`,
          {
            type: 'table',
            caption: 'What the two numbers ask for',
            head: ['', 'Mostly you (uniqueness high)', 'Shared with others (uniqueness low)'],
            rows: [
              [
                'Widely known (fame high)',
                'Use it everywhere, larger, and leave it alone for years',
                'Never let it stand without something that is yours',
              ],
              [
                'Little known (fame low)',
                'Invest: only you can own it',
                'Retire it, with a small party for whoever drew it',
              ],
            ],
          },
          `
Be strict with the place at the top right. A bank may have been blue for a century, and so have half the others. Blue brings to mind *a bank*, which is an advertisement for the category.

Then write for each asset you keep a rule that a printer who never met you could follow: where it always appears, how large at least, and what may never be done to it. *The lid is yellow, on every tin, and is never covered by an offer* is a rule. *Use with care* is a sigh.

Five are plenty. Each one you drop makes the others more frequent, and being frequent is how they became known in the first place.
`,
          {
            type: 'exercise',
            title: 'Twenty people, eight assets',
            task: `
Collect for half an hour, choose eight assets and cover the name on each. Ask colleagues first how many of twenty they expect. Then show the eight to twenty buyers, one person at a time, three minutes each, in a different order each time (an hour). Draw them as eight dots, fame across and uniqueness upward, sort them into the four places, and write the rules for those you keep (half an hour).
`,
            criteria: [
              'The name is on none of the pictures, and at least one asset is not visual',
              'Your colleagues’ guesses stand beside the results',
              'Both numbers are worked out as above, with the twenty and the smaller number shown',
              'Five assets or fewer are kept, each with a rule a printer could follow',
              'One thing you like is on the list to be retired',
            ],
          },
        ],
      },
      {
        slug: 'a-page-on-voice',
        title: 'Three messages, and a page on voice',
        minutes: 100,
        kind: 'exercise',
        body: [
          `
The positioning statement is for you. Customers meet messages, and they meet them while something is holding them back. So messages are answers, and your interviews contain the questions.

## From hesitation to proof

Take the three hesitations that came up most often. Answer each with a **claim** of under eight words and a **proof** that somebody could check, and say **where** it is needed. For the workshop that repairs overnight:
`,
          {
            type: 'table',
            caption: 'Messages of the example, with its figures',
            head: ['Hesitation, as said', 'Claim', 'Proof', 'Where'],
            rows: [
              [
                '“And if it isn’t ready?”',
                'In by six, out by eight.',
                '1,912 of 1,960 last year; the other 48 were free',
                'Beside the field for the date',
              ],
              [
                '“They always find something more.”',
                'The price is fixed before we start.',
                'A photograph and a price by seven, and your yes or no',
                'In the message at seven',
              ],
              [
                '“At night? Who does that?”',
                'Four mechanics, and you know their names.',
                'The name is on the ticket and on the saddle',
                'On the ticket',
              ],
            ],
          },
          `
Where there is no proof, you have found work for operations and not for writers. The 48 had not been free before. Somebody first had to decide that they would be, and the sentence was worth writing only afterward.

## A voice is a set of choices

*Friendly, professional, human* describes everyone and helps nobody write. Nobody sets out to be unfriendly. Describe a voice by pairs instead: what we say, and what we would never say, about the same thing.

- *Your saddle is in drawer 3.* Never: *We’re thrilled to have you on this journey.*
- *We broke the lamp. A new one is on it.* Never: *Unfortunately, an issue occurred.*
- *No, we don’t do electric motors. Fischer on Mill Street does.* Never: *This isn’t something we currently offer.*

From three pairs a newcomer can hear it: short, things called by their names, the bad news first. You could add *dry and exact*, and by now those adjectives would mean something.

Try it where nobody looks: the invoice, the sign in the yard, the message that something is late. Headlines are written in a good mood by people who are paid to. An invoice that says *Two new spokes, $11, and you were right about the noise* shows that a voice lives there. A voice that only works in headlines is a costume.
`,
          {
            type: 'exercise',
            title: 'Three answers, six pairs, five places',
            task: `
Make the table of three messages from your own interviews (30 minutes). Then write a page of six pairs (30 minutes), and by that page rewrite five places: a headline, a refusal, an invoice, an apology and a job advertisement (35 minutes).
`,
            criteria: [
              'Each proof has a number, a name or something one can see, and is true today',
              'The place is as exact as “beside the field for the date”',
              'Each pair is about the same fact, said in two ways',
              'The refusal is clear in its first line',
              'A colleague wrote a sixth place from the page alone, and you changed fewer than five words',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Brief, test, decide',
    lessons: [
      {
        slug: 'a-brief-on-one-page',
        title: 'A brief on one page, and judging what comes back',
        minutes: 80,
        kind: 'exercise',
        body: [
          `
A designer brings two posters for a hearing-aid shop. You love one, and the other bores you slightly. Both are in front of you now, the launch is in three weeks, and everybody looks at you. What do you say first? Whatever you answered, it was decided long before, when the brief was written.

## Six lines

1. **The person and the moment.** *A daughter, on the telephone, saying everything twice.*
2. **What she does now.** *Turns the matter into a joke, and hangs up sooner.*
3. **What she should do.** *Book the free test for her father.*
4. **The one thing that could change it.** *The test takes nine minutes, and he can sit in his own chair for it.*
5. **Why she should believe us.** *We drive to him. Last year it was 1,140 chairs.* (This brief is an example, and so is the number.)
6. **What may not be touched.** *The green ear, at the size of a hand.*

There are no adjectives about the result. I have seen *fresh, bold and timeless* on the brief of a funeral home. Such words ask the designer to guess your taste, and then you will be disappointed in hers.

Line 4 is where briefs fail. It wants one thing, and five have gathered there. Ask of each: if she knew only this, would she book? Keep the one with the surest yes.

Have the brief told back to you after one reading, without the page. What comes back is what you briefed.

## Three answers before a word

When the work arrives, write down three answers before you speak: *What did I understand in five seconds? Whose is it? What would I do now?* You cannot have a first look twice, so protect it. Then go through the brief line by line.

Speak in questions and problems, never in remedies. *I couldn’t tell whose it was until the end* leaves the designer her work. *Make the logo bigger* takes it away and gives her yours, which is worse.

Your liking comes last and counts as one person’s, usually a person who is not the daughter. Of the two posters, the one I loved showed a concert hall in which one seat was bright. It was about music. Nobody in it was on the telephone. The boring one had a kitchen chair and the words *Nine minutes, in this chair*. It answered every line, and I signed it with a small sigh. If you approve what bores you and meets the brief, you are learning.
`,
          {
            type: 'exercise',
            title: 'Write one, judge three',
            task: `
Brief one piece of work for your strategy on one page, and have somebody tell it back after a single reading (40 minutes). Then take three advertisements from your category, guess the brief of each in six lines, judge each by its guessed brief in writing, and only then say which you like (35 minutes).
`,
            criteria: [
              'The brief fits one page in normal type, without an adjective about the result',
              'What was told back had the same line 4',
              'The line on what may not be touched names your best asset',
              'In your judgments no sentence before the last contains “like”, and each problem is tied to a line',
              'You praised one piece that you find ugly',
            ],
          },
        ],
      },
      {
        slug: 'a-test-for-under-a-hundred-dollars',
        title: 'A test for under a hundred dollars',
        minutes: 150,
        kind: 'exercise',
        body: [
          `
Before you launch, show strangers the thing where it would be met, among others, for as long as it would be met. A poster is passed in two seconds. A package stands between rivals. Nobody meets either on a white screen with a question under it.

## Twelve people in a café

Print a page as it might appear in the local paper, with your advertisement and five others on it. Ask twelve people, one at a time, whether they would leaf through something for a coffee. They leaf and hand it back. Then you ask three questions, and never whether they liked it: *What do you remember? Whom was it from? When might you need that?*

Twelve coffees at $4.50 are $54, and a dozen good prints $20. It comes to $74.

Before the first coffee, write down what result would make you change it, with the date. For instance: *if fewer than five remember the chair, the picture goes; if three or more give it to another shop, the green ear gets larger.* Once you have the answers you will find a reason why they are fine.

## What twelve can tell you

Suppose something confuses a third of all buyers. The chance that one stranger doesn’t stumble over it is 2/3. The chance that none of twelve does is 2/3 multiplied by itself twelve times, which is 0.008: less than one in a hundred. So twelve people find large faults almost surely.

They cannot tell you whether 40 or 50 percent will remember you. If the truth were 50, you would see anything from three to nine of twelve in all but about one test in twenty-five. That is *a quarter* to *three quarters*. When two versions come out 5 against 7, toss a coin with a clear conscience.

Use small tests to remove what is broken and never to crown what is best.
`,
          {
            type: 'quiz',
            question:
              'Eight of twelve strangers remember your page, and four of those eight say it was from your largest rival. What do you do?',
            answers: [
              {
                text: 'Launch: two in three remembered it',
                explanation:
                  'Half of what you are about to pay for would be remembered as your rival’s. The good share of rememberers makes that worse.',
              },
              {
                text: 'Make it plainer whose it is, and show the new version to a few more people',
                right: true,
                explanation:
                  'Four out of twelve is a large fault, and small tests are good at those. You need not know whether the true share is 30 or 60 percent to mend it.',
              },
              {
                text: 'Ask two hundred people to be certain',
                explanation:
                  'You would learn the size of a hole you are going to fill in any case. Spend it on the mended version.',
              },
            ],
          },
          {
            type: 'exercise',
            title: 'Twelve strangers, then four',
            task: `
Make the page (30 minutes), write your thresholds, and run the test with twelve strangers, about five minutes each (an hour). Go through the answers and mark each finding *change*, *keep* or *can’t tell*. Make the changes, and show the result to four more people (50 minutes).
`,
            criteria: [
              'You spent under $100, coffees included',
              'The thresholds were dated before the first coffee',
              'Every change answers a fault that at least three people showed',
              'Under “can’t tell” there is at least one thing you had hoped for',
              'Nobody was asked whether they liked it',
            ],
          },
        ],
      },
      {
        slug: 'the-room',
        title: 'From ninety slides to a decision',
        minutes: 110,
        kind: 'exercise',
        body: [
          `
The supermarket’s strategy was thorough. It had ninety slides and a model with four layers. At the end the managing director said: “Very good. And what do you need from us?” I had no answer. I had wanted to be told that it was good, and I had been.

## Nine pages

A strategy is presented so that somebody can decide on it, and the order follows from that:

1. The decision we need today, as a question that can be answered with yes or no.
2. Whom we listened to, and the three jobs.
3. The map, with the empty place.
4. The statement.
5. What it costs and gives up, with money on it.
6. How it will look and sound: assets, messages, one brief.
7. What we tested and what broke.
8. What happens if we do nothing.
9. The decision again.

All the rest goes into an appendix nobody is sent. Page 5 is the one that is usually missing. Leave it out, and it will be added by whoever loses most, from memory, in the corridor.

Page 8 deserves care as well. *We will fall behind* is weather. *The lease on the second shop is renewed in March, and it pays only if day repairs grow by a fifth* can be checked.

## Before the room

Speak with each person who decides, alone, for ten minutes, and ask one question: *What would make this impossible for you?* Put the answers into the pages, with thanks. At the workshop of our example one partner said that he could not do nights, since he had a small son. Discovered in the meeting, that is a veto. Discovered on the Tuesday before, it is a line in the plan: *Jonas runs the mornings, and hands bicycles out until ten.*

## In the room

Take ten minutes. Read the statement once and let there be silence. Somebody will say it back in their own words, slightly wrong: *so basically, we’re the night shift for bikes.* Write that down, for it is how the sentence will live. If their version is as good, adopt it.

Then stop presenting. What helps now is to repeat each objection until its owner says *yes, exactly*, and to look together at the page that deals with it.
`,
          {
            type: 'exercise',
            title: 'Present it, and ask a week later',
            task: `
Put the pages of your course into the nine (50 minutes). Hold the short talk with everyone who decides (20 minutes), correct the pages, and present to at least two people who may say no: ten minutes, silence, questions (35 minutes). A week later ask each of them, unprepared, what was decided.
`,
            criteria: [
              'A decision was taken, or a date and a name for it',
              'What is given up has a page of its own, with a total',
              'No objection in the room was new to you',
              'Somebody who missed the meeting could vote from the pages',
              'A week later they said nearly the same sentence, and you wrote down whose words it was in',
            ],
          },
        ],
      },
    ],
  },
]
