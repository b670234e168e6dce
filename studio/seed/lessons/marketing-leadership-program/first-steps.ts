import type {SectionSeed} from '../types.ts'

export const firstSteps: SectionSeed = {
  title: 'From doing to leading',
  lessons: [
    {
      slug: 'the-work-that-is-no-longer-yours',
      title: 'The work that is no longer yours',
      minutes: 49,
      kind: 'exercise',
      body: [
        `
Imogen makes hiking boots known, for a company of a hundred and twenty people in Sheffield. In March she was promoted to head of marketing over five former equals and one person she had hired. On a Thursday in April she saw the film for the spring campaign. It was due on Monday, and it was mediocre: two good pictures, a slow middle, an ending that explained itself. She used to cut films. She could have mended it in a weekend.

You decide first. Does she mend it, send it back with notes, let it run, or move the date? Write down your answer and what it will cost.

## What she did

She mended it. On Monday it was clearly better, and she was tired and rather happy. On Tuesday the man who had made it, Callum, asked whether she would like to see the next script before he began. In May, three people asked her that about three things. By June the team of six was waiting for her at four points every week, and she worked until nine. When she telephoned me, she said that her team had become less able since she had been leading it. It was true, and she had taught them.

## The arithmetic

Six people at 37 hours are 222 hours a week. Imogen’s own week, at its most heroic, had 55. In the week of the film she spent 31 of them doing things herself. Suppose that she is very good and that an hour of hers equals two of anyone else’s. Then her 31 hours were worth 62 of the team’s.

In that same week nobody had told Callum what the film was *for*; it had been briefed as “the spring film.” Two others waited for a decision on the summer fair, and one rebuilt a page that would be dropped. She later put the hours lost that way at about a third of the team’s week: 74. She had worked like two people and cost the company more than she gave. Nobody noticed, because the film was good.

This is the change of profession. Your output is now the output of six people, and there is very little that you can do to it with your hands.

## Five kinds of work

What is yours can be sorted under five verbs: **choosing** what will be done and what won’t, **funding** it, **hiring** and helping people grow, **explaining** upward, sideways and down, and **stopping** things. The first and the last are the ones new leaders neglect. Doing is a sixth, and it will go on tasting better than the others for about a year, since at the end of it there is something to see.

Some doing remains right: in an emergency that is real, in a team of two, or once in a while to stay honest about what things take. Decide it beforehand and put an end to it.
`,
        {
          type: 'callout',
          tone: 'tip',
          title: 'What she does now',
          text: `Imogen has a note on her screen that reads: *If I mend it, what have I taught?* With the autumn film she gave Callum twenty minutes on Thursday, three sentences on whom it was for, and the date. It came out at perhaps nine tenths of what she would have made. The winter one was better than hers.`,
        },
        {
          type: 'exercise',
          title: 'Two weeks by verb',
          task: `
Allow 45 minutes. Go through your calendar and sent messages of the last ten working days. Put every half hour under one of six verbs: choosing, funding, hiring and growing, explaining, stopping, doing. Add up. Then write down the three largest items under *doing*, and beside each the name of the person who could do it at eight tenths of your quality within two months, and what they would need from you.
`,
          criteria: [
            'The total is within two hours of what you really worked',
            'Meetings are under the verb that happened in them, and not in a class of their own',
            'You have a percentage for doing, and did not round it down',
            'For one of the three items you have told the person, with a date',
            'You answered the question about the film before you read what she did',
          ],
        },
      ],
    },
    {
      slug: 'who-decides-what',
      title: 'Who decides what',
      minutes: 94,
      kind: 'exercise',
      body: [
        `
A team that waits isn’t lazy. It doesn’t know what it may decide, and asking is safe. When Imogen asked each of her six to list ten decisions of the last month and who had taken them, she was named in 41 of the 60. She remembered making about fifteen. The rest she had made by frowning.

## Four levels, said aloud

For every kind of decision that comes up more than twice a year, say which of four it is.
`,
        {
          type: 'table',
          caption: 'Four levels of freedom, with a decision of Imogen’s team at each',
          head: ['Level', 'What the person says', 'An example'],
          rows: [
            ['1, you decide', '“Here is the problem”', 'Changing the price of a line'],
            [
              '2, bring a proposal',
              '“I suggest this, for these two reasons. Agreed by Friday?”',
              'The idea of a campaign',
            ],
            [
              '3, tell me before',
              '“I’m doing this on Thursday unless you stop me”',
              'Choosing a photographer under £6,000',
            ],
            [
              '4, tell me after',
              '“Done. Here is what came of it”',
              'Everything on the company’s own channels',
            ],
          ],
        },
        `
New leaders know levels 1 and 4 and swing between them: nothing is delegated, and then everything is, and then a mistake happens and nothing is again. Most of the useful ground lies at 2 and 3. Level 3 is a gift to both: she works on, and you have a chance to object that costs nobody a day.

## A worked refusal

Moving something to level 4 is easy to announce and hard to live with. In July a post went out with a joke about a competitor that Imogen found cheap. Her first draft of a message to Callum: *Please run these past me in future.* Seven words, and a whole class of decisions would have been back at level 1. What she sent in its place: *The joke about Fell & Son made us look smaller than them. You decide what goes out, and that stays. Please read it with Fell’s customers in mind next time; some are ours too.* The decision stayed where it was, and he had learned how to make it.

A mistake at level 4 is what you pay for the other nineteen that you didn’t have to look at. If you can’t bear the price of a kind of mistake, it belongs at level 2, and you should say so before it happens.

## Where you keep what is yours

A few decisions stay with you whatever the talents of the team: what the strategy is, how much money goes where, who is hired and who has to leave, what is promised to other departments, and anything that could hurt a customer. Keep the list short enough to say from memory.
`,
        {
          type: 'quiz',
          question:
            'An experienced designer asks you which of two covers to print. It is her decision, at level 4. You prefer the left one. What do you say?',
          answers: [
            {
              text: 'The left one',
              explanation:
                'It’s quick, and next time she will ask again. You have moved the decision to level 1 by having a preference.',
            },
            {
              text: 'I don’t mind, do what you like',
              explanation:
                'That is withdrawal rather than trust. She asked because something is unclear to her, and it still is.',
            },
            {
              text: 'It’s yours. What makes you hesitate?',
              right: true,
              explanation:
                'The decision stays with her and the doubt comes to light. Perhaps the brief is unclear, and that would be yours to mend.',
            },
          ],
        },
        {
          type: 'quiz',
          question: 'Which of these belong at level 1 or 2 in a team of six? Choose all that do.',
          answers: [
            {
              text: 'Promising the sales team a fair stand in September',
              right: true,
              explanation:
                'A promise to another department binds money and people. It may be proposed by anyone and should be agreed by you.',
            },
            {
              text: 'The wording of a product page',
              explanation:
                'Frequent, cheap to correct and best judged by the one who wrote it. Level 4, with a page on voice to lean on.',
            },
            {
              text: 'A claim that the boots are waterproof for five years',
              right: true,
              explanation:
                'If it’s wrong, customers are hurt and lawyers wake up. Whatever could do harm deserves a second pair of eyes.',
            },
            {
              text: 'Swapping one photographer for another at the same fee',
              explanation:
                'Level 3 at most: tell me before. Otherwise you will be choosing sandwiches by autumn.',
            },
          ],
        },
        {
          type: 'exercise',
          title: 'The table for your team',
          task: `
Allow an hour and a half. Ask each person in your team for ten recent decisions and who made them. Before you look, guess how often you will be named. Then write a table of twelve kinds of decision and their level, discuss it with the team for half an hour, and move at least three of them one step away from you.
`,
          criteria: [
            'You wrote down your guess before counting',
            'Every level has at least two kinds of decision in it',
            'The three that moved have names and a first date',
            'For one of them you described aloud the mistake you are willing to pay for',
          ],
        },
      ],
    },
    {
      slug: 'stopping-things',
      title: 'Stopping things',
      minutes: 94,
      kind: 'exercise',
      body: [
        `
The boot company printed a magazine twice a year. It was beautiful, it had won a prize, and the founder’s wife had started it. It cost £64,000 for paper, printing and postage and took two days a week of one person’s time. Imogen had been asked to find money for a shop in Leeds. Would you stop the magazine?

There is no right answer in the question, because something is missing from it. She did not know what the magazine did. Nor did anyone. It was loved, and nobody had ever asked it for anything.

## Why it is so hard

Starting has a champion, a date and a party. Continuing has none of these and wins by default, year after year. And stopping is the one act of a leader for which no one will ever thank her: the people who lose are in the room, and those who gain don’t know it yet. So things pile up. When I draw up everything that a department of six is keeping alive, there are usually between thirty and fifty lines, and the team is proud of ten.

## What continuing costs

Put a full price on each. For the magazine: £64,000 outside; two days of five, two fifths of a post that costs £45,000 with everything, £18,000; and her own attention, which she put at six days a year. Together £82,000 and six days, of a budget of £610,000: more than an eighth.

Then three questions, in this order.

1. **If we didn’t have it, would we begin it today, at this price?** If yes, keep it and say what for.
2. **Who would miss it, and what would they do then?** Find out with a small silence if you can. Skip one. The magazine’s autumn issue went to half the addresses, drawn by lot.
3. **What would the money and the days do elsewhere?** Name one thing, with a name and a date. *Saving* is no answer; savings get spent by Thursday.

The half without the magazine ordered as much as the half with it, give or take what chance would do. But 214 people wrote to ask where it was, and most of them were guides and hut keepers, whose boots other people copy. So she stopped the magazine for 31,000 customers and went on printing it, thinner, for 900 guides. It costs £11,000 now. The founder’s wife writes to the hut keepers herself.
`,
        {
          type: 'table',
          caption: 'Three ways to stop, and when each is kind',
          head: ['Way', 'Right when', 'What people hear'],
          rows: [
            ['At once', 'It does harm, or everyone knows', 'Relief'],
            [
              'On a date',
              'People depend on it and need to arrange themselves',
              'Fairness, if the date is kept',
            ],
            ['Smaller, for those who need it', 'A few would really miss it', 'That you looked'],
            ['Letting it wither', 'Never', 'That nobody is in charge'],
          ],
        },
        `
## How to say it

Say what is ending, when, and why in one sentence each. Thank those who made it, for something particular. Say what happens to their time. Don’t say that it was a mistake, unless it was. Imogen’s draft began *After careful consideration of our strategic priorities*. What she said was: *The magazine stops in March for everyone but the guides. It was the best thing we printed, and we couldn’t find that it sold boots. Priti will be opening Leeds.*
`,
        {
          type: 'exercise',
          title: 'The list of everything, and two endings',
          task: `
Allow an hour and a half. With your team, list all that the department keeps alive: channels, reports, meetings, subscriptions, events, documents. Put the yearly cost in money and days beside the twenty largest. Ask the first question of each. Choose two to end, one small and this week, one large with a date, and write the announcement of each in at most sixty words.
`,
          criteria: [
            'The list has at least thirty lines, and other people wrote half of them',
            'Days are counted as well as money',
            'You know who would miss the large one, from asking or from a silence',
            'What the freed days will do has a name and a date',
            'The small one has ended by the time you tick this',
          ],
        },
      ],
    },
    {
      slug: 'reading-each-others-pages',
      title: 'Reading each other’s pages',
      minutes: 49,
      kind: 'exercise',
      body: [
        `
From here on you write documents that other people will decide on, and I can’t read them. A colleague can. It works if the two of you agree on how, because left to themselves readers are either kind, which is useless, or clever, which is worse. This is the short guide that the other sections will refer to.

## Choose a reader

The best reader knows your company a little and your plan not at all, has no stake in it, and also has something to be read. A head of operations is better than another marketer. Agree on an hour each week for the length of the program. Send the pages a day ahead. No introduction, spoken or written: if the page needs one, that is the first finding.

## Read three times

**As a stranger**, once, quickly, with the pen down. Then cover it and write from memory: what is being proposed, why, and what it costs. Give that to the writer before any opinion. It’s the most valuable thing you have to give, and you can give it only once.

**As an opponent.** Mark every sentence that you could deny without the writer being able to prove it, and every number whose origin isn’t there. Mark words that would fit any company.

**As the one who has to do it on Monday.** Mark where you wouldn’t know what to do.

## How to say it

Describe what happened to you. *I took it from page two that you want to close the shop in York. Is that so?* can’t be argued with, and it tells the writer where to look. Here are comments on a real page, as they were first written, and after the reader had read this guide.
`,
        {
          type: 'table',
          caption: 'Four comments before and after',
          head: ['First version', 'What is wrong with it', 'Second version'],
          rows: [
            [
              'Great stuff',
              'Nothing can be done with it',
              'After one reading I could repeat the aim: guides before tourists',
            ],
            [
              'I’d make this punchier',
              'It is about taste',
              'I stopped reading at the third reason and don’t know the fourth',
            ],
            [
              'Have you thought about Germany?',
              'It’s the reader’s plan',
              'You say “abroad” twice. I don’t know which country is meant',
            ],
            ['The budget seems high', 'Afraid to ask', '£90,000 for the fair: where does that come from?'],
          ],
        },
        `
## How to take it

Write everything down and answer nothing for the first ten minutes. Every explanation you give aloud belongs in the page. At the end ask one question: *which sentence did you believe least?* There always is one, and in my experience it’s the sentence the writer was proudest of.

You don’t have to follow advice. You do have to deal with every place where the reader stumbled, and the remedy is usually to cut. Then thank the person by name, and be as strict with theirs.

## Against kindness

If after two weeks you have found nothing worse than commas in each other’s pages, you have become friends. Do this: each of you writes a paragraph *against* the other’s plan, as well as you can, for a board that would like to save the money. Read them out. It’s astonishing how good they are.
`,
        {
          type: 'quiz',
          question:
            'Your partner’s strategy page says: “We will become the brand of choice for ambitious walkers.” Which comment helps most?',
          answers: [
            {
              text: 'Nice ambition, but can we be more specific?',
              explanation: 'It points in a direction without saying what went wrong for you as a reader.',
            },
            {
              text: 'I can’t tell who is *not* an ambitious walker, and I wouldn’t know on Monday whom to leave out',
              right: true,
              explanation:
                'It says what happened in the reader’s head, from two of the three readings, and leaves the remedy to the writer.',
            },
            {
              text: 'Better: “The boots that guides buy with their own money”',
              explanation:
                'It may well be better. It is also yours. Tell her first what was missing, and let her find her own sentence.',
            },
          ],
        },
        {
          type: 'exercise',
          title: 'One page, three readings',
          task: `
Allow 45 minutes. Find your reader and fix the hours. For a first try, swap something that exists: last year’s plan, or a proposal that was turned down. Read it three times as described, hand over what you remembered, then no more than six comments. Change roles.
`,
          criteria: [
            'The dates for the coming twelve weeks are in both calendars',
            'What was written from memory was handed over before any comment',
            'No comment contains “I would” or “I like”',
            'You were told the sentence that was believed least, and wrote it down without defending it',
          ],
        },
      ],
    },
  ],
}
