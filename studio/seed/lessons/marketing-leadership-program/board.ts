import type {SectionSeed} from '../types.ts'

/** Measurement, brand, board and capstone. */
export const board: SectionSeed[] = [
  {
    title: 'Measurement by design',
    lessons: [
      {
        slug: 'agree-before-you-spend',
        title: 'Agree before you spend',
        minutes: 123,
        kind: 'exercise',
        body: [
          `
After a campaign every number can be explained. Sales rose: the film. Sales fell: the weather, in spite of the film. So the plan for measuring is signed before the first invoice. It says what should change, in whom, by how much, by when; how we will tell it from what would have happened anyway; and what we’ll do in each case.

For the forty huts it was simple. Twenty were drawn by lot to get the shelf in May, and twenty in July. In June there was something to compare. In the huts with a shelf, 9 of 20 tourists could name the boot; in the others 4 of 20. It cost a little patience, and no one has argued since. If you look for it, there is nearly always something that can’t be done everywhere at once anyway. Let the lot decide who is first.

## Three classes of spending

Not all of it can be measured so. Sort your lines.
`,
          {
            type: 'table',
            caption: 'Three classes, and what counts as knowing',
            head: ['Class', 'Standard', 'Imogen’s example', 'Share'],
            rows: [
              [
                'shows within weeks',
                'an experiment, or a comparison drawn by lot',
                'shelves in huts',
                '61 %',
              ],
              [
                'shows within years',
                'the same question, asked the same way each year',
                'what owners say we are known for',
                '28 %',
              ],
              [
                'never, at a price you’d pay',
                'an argument, called an argument',
                'mountain rescue, the guides’ film',
                '11 %',
              ],
            ],
          },
          `
The third share should be small and admitted. The chair asked how she knew that the film worked. “I don’t,” she said. “It cost four percent, and here is why I’d bet on it.” He wrote something down, and nodded.

## Few numbers

She had inherited a dashboard with 63 numbers, all of them up to date and none of them looked at. Of each she asked her team: *what would we do if it fell by a fifth?* For 54 the answer was “find out why.” For nine it was an action. Those nine stayed. Each got an owner, a range in which nothing needs doing, and a first step for the day on which it leaves the range. When the others were switched off, two people noticed, and one of them was the man who had built it.
`,
          {
            type: 'quiz',
            question:
              'Which standard fits a sponsorship of mountain rescue for ten years, at one percent of the budget?',
            answers: [
              {
                text: 'Orders within 28 days of each rescue',
                explanation:
                  'It would measure something, and something rather macabre. The effect sought is slow and wide.',
              },
              {
                text: 'An argument, stated as such, and a yearly question about what the company is known for',
                right: true,
                explanation:
                  'Small, long and hard to isolate. Say openly that it’s a bet, and watch the slow indicator that it ought to move.',
              },
              {
                text: 'None, as it’s a matter of values',
                explanation: 'Then it belongs in the company’s accounts and not in your budget.',
              },
            ],
          },
          {
            type: 'exercise',
            title: 'A plan, three classes, ten numbers',
            task: `
Allow two hours. Write the measurement plan for the largest action on page three, on one page, and have it signed by finance and by the person who answers for the action. Sort your budget into the three classes. Then ask the question of every number that you report.
`,
            criteria: [
              'The plan names its comparison, and three outcomes have three consequences',
              'The date of the signatures is earlier than the first invoice',
              'For each line of the third class there is an argument of two sentences',
              'Ten numbers or fewer are left, each with an owner, a quiet range and a first step',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Brand stewardship',
    lessons: [
      {
        slug: 'leading-a-rebrand',
        title: 'What you inherited, and what may change',
        minutes: 153,
        kind: 'exercise',
        body: [
          `
A new leader is tempted to leave a mark on something that people recognized before she came. First find out by what. Take ten things that the company has used for years, cover the name, and ask twenty customers and twenty strangers whose they are.
`,
          {
            type: 'table',
            caption: 'Five of the ten covered things at the boot company',
            head: ['Thing', 'Customers (of 20)', 'Strangers (of 20)'],
            rows: [
              ['the mountain in the logo', '9', '2'],
              ['the red lace', '19', '11'],
              ['the green of the boxes', '12', '1'],
              ['the sentence on the tongue', '4', '0'],
              ['the stitched heel', '14', '3'],
            ],
          },
          `
Imogen had been sure of the mountain, and so was the founder, who had drawn it. Eleven of forty knew it. Thirty knew the red lace, which production was about to replace by a cheaper brown one, in a decision at level 4.

## Leading a rebrand, or not

There are few good reasons for one: a merger, a name that has come to mean something else, a business that isn’t what it was. “It looks dated” isn’t one if it is said by those who see it every day. Customers see it four times a year, and recognizing it is half of its work.

If it must be, keep the two things that people recognize most and name them before anything else is discussed. Change the rest at once. Show old and new side by side for a season, with a sentence that says it’s the same people. And count what carries the mark before you set a date; begin in the warehouse. At the boot company it was on 212 kinds of things, down to the eyelets. New eyelets have a lead time of seven months.

## The ledger

Most brands aren’t ruined by a rebrand. They are worn down by fifty sensible decisions: the discount in a weak week, the partner’s logo, the cheaper lace. Each of them adds a little this quarter and takes a little from every later one, and no one of them is worth a quarrel. So keep a ledger of exceptions. Who asked, what it brought, what was given away, when it ends. Read it aloud once a quarter. It does more than a manual of eighty pages.

And have a refusal ready, in three friendly sentences. *I can see what it would bring in May. The lace is what thirty of forty people know us by, so I’d like to keep it. Could we save the same four pence on the box?*
`,
          {
            type: 'exercise',
            title: 'Ten covered things, two cases, one ledger',
            task: `
Allow two and a half hours, and an afternoon for asking. Run the test with ten things and as many people as you can reach, at least twenty. Write a page on what must not change, what may, and who has to be asked. Write half a page *for* a rebrand of your company and half a page against it. Last, enter the exceptions of twelve months into a ledger.
`,
            criteria: [
              'Half of those asked were strangers, and one result surprised the person who founded or leads the company',
              'Production, legal and the shop floor have the page',
              'Your reader couldn’t tell which of the two half pages you believe',
              'At least one exception in the ledger was your own, and each has an end date',
              'Your refusal offers an alternative that saves or brings about as much',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'The board and the first hundred days',
    lessons: [
      {
        slug: 'ten-minutes-with-the-board',
        title: 'Ten minutes with the board',
        minutes: 153,
        kind: 'exercise',
        body: [
          `
A board wants to know three things of you. Are we where you said we would be? What might hurt us? What do you need? Imogen’s first version had 26 slides and began with the campaign. It was a tour of what her department had done, and nobody on the board had asked to be shown round.
`,
          {
            type: 'table',
            caption: 'The version that was given',
            head: ['Minutes', 'What', 'Its first sentence'],
            rows: [
              [
                '1',
                'what was promised, what came',
                '“We said 25 huts; it is 31. We said 7 owners in 10; it is 5.”',
              ],
              [
                '3',
                'the one thing that matters',
                '“Guides are asking us for a lighter boot, and we have none.”',
              ],
              ['2', 'the risk', '“If one of the four large huts leaves, we lose a third.”'],
              ['1', 'the decision wanted', '“We ask for £40,000 to build twelve pairs by March.”'],
              ['3', 'left empty', ''],
            ],
          },
          `
What was missed is said in the first minute, before what was reached. There are no slides besides one table. At about 130 words a minute, seven minutes are 910 words; count yours. The three empty ones are for the board. If you fill them, you’ll be asked anyway, and you will run over in front of people who don’t.

## What the chair is thinking

The chair has read your paper twice. The others have read it once, in a car. While you speak, the chair isn’t judging the campaign, which nobody at the table could. The question is whether the board will hear from you about trouble early, and whether you know what you don’t know.

So the most important preparation isn’t rehearsal. Sit down with the finance director before the paper goes out, for twenty minutes, and ask what would surprise her. The chair watches her face. If she is surprised at your figures, you have finished.

When a member asks something foolish, answer as though it weren’t; half of the time it isn’t. When you’re asked whether you need more money, and you don’t, say so. You’ll be believed the next time. And when you don’t know: *I don’t know. You’ll have it on Thursday.* Then send it on Wednesday.

## The six questions

Write down those that you hope not to hear, and answer each in two sentences. Imogen’s worst was: *why should we believe the guides and not the shops, who pay us?* Her first answer took four minutes. The one she gave: *Because shops order what people ask for, and people ask for what guides wear. If the reorders from shops don’t follow by spring, I was wrong, and page four says what we do.*
`,
          {
            type: 'exercise',
            title: 'Ten minutes and six questions',
            task: `
Allow two and a half hours. Write your ten minutes as a table like the one above and then in full. Speak it three times with a clock. List the six questions with answers of two sentences, and let your partner ask them in any order, impatiently.
`,
            criteria: [
              'It ends after seven minutes, without hurry',
              'What was missed comes before what was reached',
              'There is one decision, and it can be taken with yes or no',
              'Someone from finance has said what would surprise her, and it’s in the paper now',
              'Your partner asked the worst of the six, and you stopped after two sentences',
            ],
          },
        ],
      },
      {
        slug: 'the-first-hundred-days',
        title: 'The first hundred days',
        minutes: 93,
        kind: 'exercise',
        body: [
          `
Whoever chooses on day ten has chosen what she did in her last company. She can’t know anything else yet. On the other hand, whoever hasn’t chosen by day hundred and fifty has become part of the furniture. Between the two there is an order that works, in three parts.

**Days 1 to 30, listen.** Ten customers, every member of the team, each of the neighboring departments. The same four questions to all of them, none about marketing: *What should not change here? What does everybody know and nobody say? What would you do with one free day of my time? Who else should I ask?* Promise nothing. Write down the words that people use.

**Days 31 to 60, tell.** One page of what you heard, read out to those who said it, in the room, without names. It’s the moment at which people decide whether you are worth talking to. Then stop one thing, and mend one small thing that everybody hates.

**Days 61 to 100, choose.** That is page two: three options, the beliefs, the list of what won’t be done.
`,
          {
            type: 'table',
            caption: 'Imogen’s calendar, abridged; she began it three months late',
            head: ['Day', 'What happened'],
            rows: [
              ['3', 'Joan, team: “What nobody says is that the fair is for the founder.”'],
              ['12', 'a hut keeper, by telephone, an hour and a half'],
              ['24', 'the head of sales; he answers the third question with “come to a shop”'],
              ['31', 'one page, read aloud, eleven minutes, then a silence'],
              ['38', 'the form for booking holidays, three signatures, is replaced by an email'],
              ['45', 'the monthly report of 40 pages stops; nobody asks for it'],
              ['70', 'three options on the wall, four weeks of checking beliefs'],
              ['98', 'the founder signs'],
            ],
          },
          `
Look at day 38. The form had nothing to do with marketing. It had been complained about by all six people in the first week, it took her an hour with the personnel office, and it bought more belief than the strategy did.

If you’ve been in the role for a while, begin on Monday and say so: *I should have asked you this a year ago.* The order still works. It costs you a sentence.

One warning. In the first thirty days people will ask you to decide old quarrels, quickly, while you are still new. Write them down as well. Every one of them is a page two that nobody has written.
`,
          {
            type: 'exercise',
            title: 'A calendar of a hundred days',
            task: `
Allow an hour and a half. Write your calendar, beginning on your first day or next Monday. Put names and hours on the first thirty days, and hold the first conversation this week. Write the opening of the page you’ll read out on day 31, from what you have heard so far.
`,
            criteria: [
              'The four questions are on it, and they are the same for everybody',
              'At least ten customers have a name and a date',
              'The small thing that everybody hates was named by others, and has nothing to gain for you',
              'Nothing is announced before day 31, and page two is due before day 100',
              'In the first conversation you spoke for less than a quarter of the time',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Capstone: your own strategy, reviewed by checklist',
    lessons: [
      {
        slug: 'the-strict-list',
        title: 'Put the pages together, and hand over the pen',
        minutes: 183,
        kind: 'exercise',
        body: [
          `
By now you have four pages of strategy, a budget with an envelope, a chart, two roles, a brief, a measurement plan and ten minutes for the board. They were written weeks apart, by a person who was learning, and they won’t agree. Nobody’s do.

Read them in one sitting, and follow every single action through all of them. A table is enough.
`,
          {
            type: 'table',
            caption: 'Imogen’s five actions against the documents, first count',
            head: ['Action', 'Page three', 'Budget', 'Chart', 'Measuring', 'Board'],
            rows: [
              ['Repairs in 48 hours', 'yes', 'yes', 'yes, half of Ravi', 'no', 'yes'],
              ['Boots lent', 'yes', 'yes, as “samples”', 'yes', 'yes', 'no'],
              ['Shelves in huts', 'yes', 'yes', 'yes', 'yes', 'yes'],
              ['The guide’s film', 'yes', 'yes', 'yes', 'argument', 'no'],
              ['A number to call', 'yes', 'no', 'no', 'no', 'no'],
            ],
          },
          `
Three kinds of hole. The **name** differs: lent boots are called *samples* in the budget, and in a year nobody will know that they were the same thing. The action is in nobody’s **week**: a number to call that nobody answers is worse than none. Or it has no **end**, because nothing measures it and no condition on page four mentions it.

She filled four of the holes in an evening. The last row she did not fill. There was no room in anyone’s week, so she took the action out, and moved it to the following year. It hurt, since it had been her idea. Then the circle on page three had to be drawn again: without the number, who hears that a shelf is empty? Priti calls ten huts every Friday now. It takes her an hour, and that hour is in the chart.

## The strict list

Then give the set to your reader, and to one person who could say no to it. They get the points below and a pen, each alone, and you get tea. Every *no* is a place to go back to. Nobody passes at the first attempt; the fewest I have seen is three.

Where the two disagree, look twice. Usually one of them has read what you meant and the other what stands there.

When the list is through, sign the first page and date it. In a year, read it again before you write the next. You’ll be surprised less by what was wrong than by what you had known and not done.
`,
          {
            type: 'exercise',
            title: 'The list',
            task: `
Allow three hours: one for the table, one for mending, one for the list and what comes of it. Make the table of your actions against the documents and mend every hole, or take the action out. Then have both readers answer each point with yes or no, separately, and go back to each *no*.
`,
            criteria: [
              'After one reading I could say the diagnosis and the choice',
              'I know three things that they will not do',
              'Every sum of money has a reason that I could repeat to someone else',
              'Each outcome has one name, and each action is in somebody’s week',
              'I know what they will look at, when, and what would change their mind',
              'Every action has the same name, date and sum in all documents',
              'I found the sentence I believe least, and it does not carry the plan',
            ],
          },
        ],
      },
    ],
  },
]
