import type {SectionSeed} from '../types.ts'

/** The strategy and the money for it. */
export const plans: SectionSeed[] = [
  {
    title: 'Strategy on four pages',
    lessons: [
      {
        slug: 'page-one-where-we-stand',
        title: 'Page one: where we stand',
        minutes: 123,
        kind: 'exercise',
        body: [
          `
Imogen’s first version of page one had eleven pages. There was a market in it, with its growth, four kinds of walker with first names, and a drawing of forces. There wasn’t a sentence that a competitor would have minded. Fell & Son could have printed it with their own logo.

The signed version has nine facts and ends in a diagnosis. A fact, for this purpose, is something that could turn out to be false and has a source. *Walkers value quality* is not one. *Of 40 huts on the long paths, 31 have a guide who wears our boots* is.
`,
          {
            type: 'table',
            caption: 'Five of the nine facts',
            head: ['Fact', 'Source'],
            rows: [
              [
                'Guides make 4 percent of our sales and appear in a third of our customers’ stories',
                '212 letters, counted',
              ],
              [
                'Of 20 tourists asked on the path, 3 could name the boot their guide wore',
                'asked by Imogen, two days in June',
              ],
              [
                'A repaired boot is worn for another 3 years; 7 owners in 10 don’t know we repair',
                'workshop; survey by telephone, 120 owners',
              ],
              [
                'Our price is 40 percent above Fell & Son’s, and our margin is 2 points below theirs',
                'finance; their published accounts',
              ],
              ['The November fair brought 11 new shops in five years, of which 4 are left', 'sales'],
            ],
          },
          `
Two of these are unpleasant. The fair belonged to the head of sales, who read the page. That’s a good test of a fact: somebody at the table would rather it weren’t there.

## The diagnosis

It names **one** obstacle, large enough to matter and small enough to be moved within a year. Imogen’s reads: *Guides wear us and tourists don’t know it.* Seven words. She had rejected two others. *The market is becoming more competitive* would have been true five years ago and will be true in five, so it’s a description. *Our brand isn’t known* is an obstacle, and nobody can lift it.

Look for the place at which your facts rub against each other. A third of the stories, and three tourists in twenty: something is lost on the way from one to the other. The diagnosis says where.

At least four of the nine have to come from customers to whom you spoke yourself. It isn’t a matter of method, since a good survey knows more than you. But you will defend this page in rooms where someone says *I don’t believe that*, and then it helps to have stood in the rain.
`,
          {
            type: 'exercise',
            title: 'Nine facts and a diagnosis',
            task: `
Allow two hours for the page, and before that two days for the four conversations. Write page one for your company: nine facts with their sources, and a diagnosis below. Then hand it to your reader without a word, for the reading as a stranger.
`,
            criteria: [
              'Each fact could turn out to be false, and has a source that somebody else can look up',
              'Four of the nine come from customers to whom you spoke yourself',
              'One fact is unpleasant for a person who will read the page',
              'The diagnosis has fewer than fifteen words and one obstacle, and wasn’t true five years ago',
              'From memory, your reader repeated the diagnosis correctly',
            ],
          },
        ],
      },
      {
        slug: 'page-two-the-choice',
        title: 'Page two: the choice, and what it excludes',
        minutes: 123,
        kind: 'exercise',
        body: [
          `
A strategy that everyone likes has chosen nothing. You can hear it in the meeting: people nod, each hearing their own plan. Page two is written so that this can’t happen. It has three real options, what one would have to believe for each, the choice, and a list of what won’t be done.

A *real* option is one that a reasonable person could prefer. “Do nothing” and “do everything” are not options. They are the two chairs between which the preferred one is made to look sensible.
`,
          {
            type: 'table',
            caption: 'Imogen’s three options, and what each asks you to believe',
            head: ['Option', 'You would have to believe that'],
            rows: [
              [
                'Guides first: make what guides wear visible to the people they lead',
                'tourists copy guides if they know; huts will carry a shelf; 900 guides can be served by two people',
              ],
              [
                'First-time walkers: a cheaper boot, sold in towns',
                'we can make it without harming the main line; they stay with us for the second pair',
              ],
              [
                'Repairs for life: sell the boot as the last one',
                'owners will wait 48 hours; the workshop can double; fewer new boots are made good by price',
              ],
            ],
          },
          `
The right-hand column is the useful one. Beliefs can be checked, and most of them within a quarter. *Tourists copy guides if they know* was tried in four huts in May, with a card on the wall. When two people prefer different options, ask which belief they differ on. Usually it is one, and usually neither has ever looked.

## What won’t be done

Imogen chose the first. Then came the list: *no new town this year; no discount before November; no magazine beyond the guides; no film without a guide in it; nothing for children.* Five exclusions, and each had cost somebody something. Nothing for children was the founder’s, whose grandchildren have small feet. He crossed it out and wrote it in again a day later. “That day,” Imogen says, “was the meeting.”

An exclusion has to be something that you could have done and that somebody wanted. *We won’t compromise on quality* excludes nothing. If no one is disappointed by page two, it has not been read.

And give it an end. *This year* is easier to sign than *ever*, and it’s usually what you mean.
`,
          {
            type: 'exercise',
            title: 'Three options, one signature',
            task: `
Allow two hours. Write page two: three options, the beliefs behind each, your choice, and at least five exclusions for a year. Ask a colleague to argue for one of the options that you rejected, using nothing except your page.
`,
            criteria: [
              'The colleague’s argument was good enough to worry you',
              'Every belief could be checked within a quarter, and one of them you are already checking',
              'Each exclusion is something that you could do and that a person you know would like',
              'The person who can overrule you has crossed something out, or has signed',
            ],
          },
        ],
      },
      {
        slug: 'page-three-what-we-will-do',
        title: 'Page three: what we will do',
        minutes: 123,
        kind: 'exercise',
        body: [
          `
Four to six actions that only make sense together. That last part is what distinguishes page three from a list. Lists are what departments have anyway; take one line away and nobody notices.

For Imogen’s choice, guides first, there were five. *Repairs in 48 hours*, since a guide can’t wait longer. *Boots lent for a season* to every guide who asks. *A shelf in forty huts* with the boot and a card that says who wears it. *A film made by a guide*, not about one. And *a telephone number that guides call*, answered by someone who has walked the path. A sixth, a lottery with a weekend in the mountains, was in the draft.

## Take one away

Try it on each. Without repairs, lent boots come back broken and the guide is in someone else’s by July. Without the shelf, the tourist sees a worn boot and no name. Without the telephone nobody hears that the shelf is empty. Without the lottery, nothing happens. It went. There was nothing wrong with it. It just wasn’t in this strategy.

You can draw it. Write the actions in a circle and connect any two of which one makes the other work better. An action without a line is a guest.
`,
          {
            type: 'table',
            caption: 'One action as it stands on page three',
            head: ['', ''],
            rows: [
              ['What', 'A shelf in forty huts, with one pair and a card'],
              ['Who', 'Priti'],
              ['Until', 'twenty by the end of May, forty by the end of July'],
              ['For', '£46,000, and 60 days of our own time'],
              ['First sign', 'ten huts ask for a second pair, by mid-June'],
              ['Needs', 'the telephone; boots from the spring run'],
            ],
          },
          `
Look at *Who*. It’s a name and not a department, because nobody has ever telephoned a department on a Sunday. And at *First sign*: something that you can see within ten weeks, long before the sales. It isn’t proof. It tells you that the thing has begun to do what you said it does.

Whatever was going to happen anyway doesn’t belong here. The newsletter goes out, the site is kept up, and page three is silent about both. If your people ask where their work is, say that most of everybody’s work keeps the house standing. This page is about the room that is being built.
`,
          {
            type: 'exercise',
            title: 'Actions that need each other',
            task: `
Allow two hours. Write page three with four to six actions, each with the six lines of the table. Draw the circle. Then take away each action in turn and say aloud to somebody what becomes weaker; where the answer is *nothing*, the action goes, or the page is missing one that would need it.
`,
            criteria: [
              'No action is without a line in the circle',
              'Each has one name, and the person has agreed to it',
              'The first sign of each can be seen within ten weeks and isn’t a sum of money',
              'At least one action from the draft is gone',
              'Your own people’s days are added up, and there are that many',
            ],
          },
        ],
      },
      {
        slug: 'page-four-how-we-will-know',
        title: 'Page four: how we will know, and when we stop',
        minutes: 93,
        kind: 'exercise',
        body: [
          `
Three numbers for the year, one for the quarter, and two conditions under which you will change course. It’s the shortest page and the one that people put off, since it is the page on which you can be wrong.

## The numbers

They follow the diagnosis. If the obstacle is that tourists don’t know what guides wear, then something about tourists’ knowing has to move. Imogen’s three: *tourists on the path who can name the boot, from 3 in 20 to 8; huts that reorder, from none to 25; owners who know that we repair, from 3 in 10 to 7.* For the quarter: *guides who called the number.*

Sales are not among them. They are in the budget, where they belong, and they move for many reasons. A number on page four has to be one that can’t be improved by spending alone. *Reach* can be bought on a Tuesday. *Eight in twenty* cannot.

## The conditions
`,
          {
            type: 'quotation',
            text: 'If fewer than 25 of 40 huts have reordered by the end of August, we were wrong about guides, and meet within a week. If the lent boots cost more than £30,000 in repairs by July, we stop lending and keep the shelf.',
            source: 'Imogen’s page four, January',
          },
          `
Each has a number, a date and what follows. She wrote them in January, when nobody’s pride was in it. In August, it was 31 huts. A year later another line was missed, and the meeting took twenty minutes, because the page had already had the quarrel.

Compare the usual way. The number is missed; someone explains the weather; the target is *reset*; and by spring nobody can say whether the strategy was wrong, or carried out badly, or unlucky. A condition doesn’t answer that question either. It forces you to ask it while there is money left.

Set the number where you’d really change your mind. Too low, and you will drive past it with your eyes open. Too high, and the first bad summer kills something good. A way to find it: imagine the figure in August, and lower it step by step until your own voice, defending the plan, begins to sound thin.
`,
          {
            type: 'exercise',
            title: 'Page four, then all four',
            task: `
Allow an hour and a half. Write page four. Then put the four pages together and give them to your reader for all three readings: as a stranger, as an opponent, and as the one who has to do it on Monday. Mend what they found, and have the person who can overrule you sign the fourth page as well.
`,
            criteria: [
              'Each condition has a number, a date, and what happens then',
              'None of the three numbers can be improved by spending alone',
              'For each number you know who measures it, how, and what it is today',
              'From memory, your reader stated diagnosis, choice and cost correctly',
              'The four pages are four pages',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Budgets and the language of finance',
    lessons: [
      {
        slug: 'every-line-has-a-reason',
        title: 'Every line has a reason, and one fifth may go',
        minutes: 153,
        kind: 'exercise',
        body: [
          `
A budget that was copied from last year plus four percent is a confession: we don’t know what any of this does, so we’d like a little more of it. Begin from page three instead. Each action becomes lines, and each line a sentence of one form. *We spend this, so that this happens, and we believe it because.*
`,
          {
            type: 'table',
            caption: 'Three lines of Imogen’s budget, and their sentences',
            head: ['Line', 'Pounds', 'So that', 'We believe it because'],
            rows: [
              [
                'Shelves in forty huts',
                '46,000',
                'tourists see the boot beside the guide',
                'tried in four huts: 8 of 20 could name it',
              ],
              ['Search for our own name', '28,000', '…', 'it has always been there'],
              [
                'Mountain rescue',
                '6,000',
                'we are known for standing by people',
                'we argue this; we can’t show it',
              ],
            ],
          },
          `
The third has an honest sentence without evidence, and it may stay. The second has none. When Imogen had gone through her £610,000, £148,000 stood there without a sentence. She let the people who ran those lines try. Two of them came back with good ones, worth £39,000. The other £109,000 had been alive out of habit.

People’s time is a line as well. A post that costs £45,000 a year with everything is £200 a day at 225 days. An event that is “nearly free” and takes sixty days is £12,000.

## The envelope

The cut comes in a telephone call on a Friday. Nobody will have time to think, and whoever hasn’t thought takes a fifth off everything. Then everything is a little too small to work: half a stand at the fair, three quarters of a film, twenty-eight shelves in forty huts.

So think now. Sort the lines into three. **What goes first:** the habits. **What goes entirely rather than shrink:** things that have a smallest useful size. **What is protected**, because page three falls down without it. A fifth of £610,000 is £122,000. Imogen had £109,000 in the first heap. The other £13,000 is the part of the fair that could still be cancelled in October.

Write beside each saving the date after which it’s no longer possible. In March a fifth is easy to find. In October most of it has been promised, and you would have to cut the half of what is left.
`,
          {
            type: 'exercise',
            title: 'Sentences, then an envelope',
            task: `
Allow two and a half hours. Write the sentence for every line above one percent of your budget, with those who run the lines. Mark what has none. Then write the plan for losing a fifth, on one page, and put it in an envelope, or wherever you’ll find it on a Friday.
`,
            criteria: [
              'The lines add up to the total, to the pound or the dollar, and people’s time has a price',
              'At least a tenth had no honest sentence, and is marked, the owner’s name beside it',
              'The plan adds up to a fifth exactly; two lines go entirely and three are untouched',
              'Each saving has the last date on which it can be made',
              'It says in plain words what the company will have less of, so that you could send it within the hour',
            ],
          },
        ],
      },
      {
        slug: 'what-finance-means',
        title: 'What finance means by it',
        minutes: 93,
        kind: 'exercise',
        body: [
          `
In October Imogen reported £480,000 spent. Finance had £530,000. For an hour both thought that the other was hiding something. Then somebody asked what *spent* meant, and it turned out that £50,000 for the November fair had been promised in writing and not yet invoiced. To her it was still there. To finance it had gone in June.
`,
          {
            type: 'table',
            caption: 'Five words, and the fair as an example',
            head: ['Word', 'It means', 'For the fair'],
            rows: [
              [
                'committed',
                'promised, can’t be taken back',
                '£50,000, from June, when the stand was signed for',
              ],
              ['spent', 'the work was delivered, an invoice has come', '£50,000, in November'],
              ['paid', 'it has left the bank', '£50,000, in January, after 60 days'],
              ['contribution', 'what a sale leaves after its own costs', '£58 of a boot at £160'],
              ['run rate', 'a year’s cost if each month were like this one', 'not to be taken in November'],
            ],
          },
          `
With *contribution* you can ask the question that finance asks first: how many boots have to be sold, which would not have been sold anyway, for this to pay? £50,000 ÷ £58 is 862 pairs. The fair’s eleven new shops had ordered 300 in their first year. Nobody had ever done the division.

## What she is thinking

While you show the film, the person from finance does three sums. *What do we lose if it fails entirely? When does the cash go out, and when does it come back? And were this person’s last three forecasts too high or too low?*

The third is about you. She doesn’t need marketing to be certain. She needs your errors to go in both directions. Somebody who missed by 10 percent, up one year and down the next, is a person who estimates. Somebody who is always just short of a number that she has always just raised is a person who hopes, and a good controller will take 15 percent off anything she says, without telling her.

So say it yourself. “My last three were high, by 4, 9 and 6 percent. I’ve taken 6 off this one.” I have seen a finance director put her pen down at that sentence. And bring her the bad month before she finds it. One bad month that you announced is worth more than a good quarter.
`,
          {
            type: 'exercise',
            title: 'Twelve months, three columns',
            task: `
Allow an hour and a half, a third of it with someone from finance. Lay out your year by month, in three columns: committed, spent, paid. Work out the contribution of your main product and the number of extra sales at which your largest line pays. Then write your last three forecasts beside what came, and one sentence about the way in which you err.
`,
            criteria: [
              'You know the last date on which each large line can be stopped',
              'A number changed because of the conversation with finance, and you both know why',
              'The division for your largest line stands on the page, with a view on whether it’s plausible',
              'Your sentence has a direction and a percentage, and it is in your next request',
            ],
          },
        ],
      },
    ],
  },
]
