import type {SectionSeed} from '../types.ts'

/** What a search engine does, what searchers want, and what to write about. */
export const reading: SectionSeed[] = [
  {
    title: 'How a search engine reads, stores and ranks',
    lessons: [
      {
        slug: 'a-robot-with-a-list-of-addresses',
        title: 'A robot with a list of addresses',
        minutes: 23,
        kind: 'reading',
        body: [
          `
A woman who sells yarn once asked me why nobody found her page on washing wool. It was the best page on the subject that I had read. I asked her to show me the way to it from her home page, without using the search box. She clicked for two minutes, laughed, and said, “Well, I know the address.”

So did nobody else, and a search engine is nobody in particular. It has a robot, called a crawler, and the robot has a list of addresses. It takes one, asks your server for the page, and writes down every link that it finds there. Those go on the list. That is the whole method. A page that no other page links to is an island without a ferry.

## Three ways to stay unread

**No link leads there.** The yarn shop had written guides for eight years and linked to each from a news column that showed the latest five. The others were islands. A *sitemap*, which is a file listing your addresses, tells the robot that they exist. It is worth having, and it’s a weak recommendation: you wrote it yourself.

**The robot is asked to stay out.** A small file called *robots.txt* at the top of your site says which parts it may not fetch. Developers close everything while they build, and on opening day someone forgets the lock. I have seen this on a hospital’s site, in week five.

**The answer isn’t a page.** Every request gets a number back before it gets any text.
`,
          {
            type: 'table',
            caption: 'What the number says to a crawler',
            head: ['Answer', 'It means', 'What becomes of the page'],
            rows: [
              ['200', 'Here it is', 'Read and considered'],
              ['301', 'Moved for good', 'The new address takes its place'],
              ['404', 'Not here', 'Asked for a few more times, then dropped'],
              ['410', 'Gone, on purpose', 'Dropped a little sooner'],
              ['503', 'Come back later', 'Kept for now. If it lasts, dropped'],
            ],
          },
          `
## Too much of a good thing

The opposite trouble is more common in shops. Marta had 71 pages that she wanted read. The robot knew of 214, because her thirteen yarns could be filtered by eleven colors, and each combination had an address of its own: 13 × 11 = 143 pages with a heading and one ball of wool on them. For every page worth reading it fetched two that were not. On a site of this size that does little harm beyond confusion. On one with a million addresses, the robot may give up before it gets to your best work.
`,
          {
            type: 'callout',
            tone: 'warning',
            title: 'Closed is not the same as hidden',
            text: `robots.txt keeps the robot from *reading* a page. If others link to it, its address can still be listed, without a description. To keep a page out of the results, let the robot in and say *noindex* in the page itself. A page that is both closed and marked *noindex* will never have its mark seen.`,
          },
          {
            type: 'exercise',
            title: 'Walk like a robot',
            task: `
Allow 20 minutes. Choose five pages of your site that deserve visitors. Start at the home page with the search box covered and reach each by links alone. Count the clicks. Then open *your-site/robots.txt* in a browser and read what it closes. If you have access to Search Console, put each of the five into *URL inspection* and note when it was last crawled.
`,
            criteria: [
              'You have a number of clicks for each page, or the word “island”',
              'You can say in a sentence what robots.txt closes, and whether you want that',
              'For at least one page you know the date of the last visit',
              'You wrote down the page that should link to each island',
            ],
          },
        ],
      },
      {
        slug: 'what-is-kept-of-your-page',
        title: 'What is kept of your page',
        minutes: 24,
        kind: 'reading',
        body: [
          `
When you search, nobody runs out to look at the web. The engine looks into an index which it made beforehand, and it works like the one at the back of a cookbook. You don’t read the book to find the dishes with lemon. Somebody has read it for you, and wrote *lemon: 14, 52, 87*.

Take three pages that consist of one sentence each.

1. Wash wool by hand in cold water.
2. Wool felts in hot water.
3. Felt slippers, made by hand.
`,
          {
            type: 'table',
            caption: 'A part of the index of these three pages',
            head: ['Word', 'Pages'],
            rows: [
              ['wool', '1, 2'],
              ['hand', '1, 3'],
              ['water', '1, 2'],
              ['felt (and felts)', '2, 3'],
              ['slippers', '3'],
            ],
          },
          `
Someone types *felt wool*. Only page 2 has both words. *Shrink sweater* finds none of the three, although page 2 is about exactly that. Engines have learned since the nineties that *shrink* and *felt* are neighbors where wool is concerned, and would probably bring up page 2 after all. But do not make them guess. If your customers say *shrink*, say *shrink*.

Where a word stands matters as well. In the title, in a heading and early in the text it says more about the page than in the last line. So does the text of the links that lead to it: if ten pages call it *how to wash wool*, that is ten votes on what it is about.

## What doesn’t get in

**Words in pictures.** A price list that was photographed is a picture of ink. The same goes for much that is clever: text that appears only after a click has loaded it, or a page drawn by a script that fails when the robot calls.

**Copies.** If several addresses show much the same, one is chosen to stand for all and the rest are put aside. You can say which you prefer with a line in the page’s head, the *canonical* link. It’s a request, and usually granted if it makes sense. Marta’s 143 filter pages each named the yarn’s main page as canonical; in four months nearly all of them were gone from the index, and she did not miss a visitor.

**Pages not thought worth keeping.** This one stings. Search Console calls it *crawled, currently not indexed*. The robot came, read, and left it. Sometimes that changes with time. More often the page says what a hundred others say. I treat it as the honest opinion of a reader with very little patience.

## How to look

Type *site:* and your address, without a space, and you’ll see roughly what is kept. The count shown is a rough estimate, so don’t report it to anyone. For one page, search for an unusual sentence from the middle of it, in quotation marks. If it comes up, the sentence was stored. For the true list, use *Pages* in Search Console, which also gives the reason for each that is left out.
`,
          {
            type: 'quiz',
            question:
              'A restaurant’s menu is a PDF made of scanned pictures. Nobody finds the restaurant when searching for its most famous dish. What helps most?',
            answers: [
              {
                text: 'Add the dish to the file name of the PDF',
                explanation:
                  'A little, perhaps. It puts one word where a robot can read it, and leaves the other sixty dishes, and every reader on a phone, with a picture.',
              },
              {
                text: 'Write the menu as text on a page of its own, and link to it from the home page',
                right: true,
                explanation:
                  'Now there are words to store and a way to get to them. The PDF may stay for people who like to print.',
              },
              {
                text: 'Submit the PDF again and again until it is accepted',
                explanation: 'It has been fetched already. There was nothing in it that could be kept.',
              },
            ],
          },
          {
            type: 'exercise',
            title: 'What did they keep of you?',
            task: `
Allow 20 minutes. Take the five pages of the last lesson. From each, copy a sentence of eight or more words that stands nowhere else, and search for it in quotation marks. For any page that doesn’t come up, find out which of the three reasons it is: unreadable, a copy, or not thought worth keeping.
`,
            criteria: [
              'Each page has a yes or a no, and each no has a reason',
              'You looked at the page with pictures switched off, or selected its text with the mouse, to see what is really text',
              'You noted one word your customers use that the page does not',
            ],
          },
        ],
      },
      {
        slug: 'the-order-and-who-decides-it',
        title: 'The order, and who decides it',
        minutes: 24,
        kind: 'reading',
        body: [
          `
At the news site where I learned this trade we once celebrated being number one for *bridge hours*. The editor’s sister, forty miles north, searched for the same two words and got another bridge. Both results were right. That there is one list, on which you have a place, is the first thing to unlearn.

Ranking happens when somebody asks, for that person, there and then. Hundreds of signals go into it and nobody outside knows their weights. You can still sort them into four questions, and they have not changed in twenty years.

- **Is it about this?** The words, and what was meant by them.
- **Is it any good?** Whether others refer to it; whether it’s first-hand, complete and current where that matters.
- **Can it be used?** It loads, it fits a phone, it isn’t buried under three pop-ups.
- **Does it suit this person now?** Place, language, time. *Dentist open now* is a different question at midnight.

You can work on the first three. Nobody controls the fourth, nor what the other pages do meanwhile. That is why I promise pages and never positions, and advise you to do the same in front of whoever pays you.

## An average that isn’t anywhere

Search Console reports an *average position*. Suppose the washing page was shown 300 times last month: 200 times in third place, to people near the shop, and 100 times in twelfth, to people elsewhere. The average is (200 × 3 + 100 × 12) ÷ 300 = 6. Not one of the 300 saw it in sixth place. Next month the page becomes better known far away and is shown 400 times in twelfth place, besides the same 200 in third. The average falls to 9. The report turns red, and the page has never done so well. Look at impressions and clicks beside it, always.

## Slow, or wrong?

New pages take time, often months. So I watch for four signs, which come in this order.
`,
          {
            type: 'table',
            caption: 'A new page’s first signs, and when I begin to doubt',
            head: ['Sign', 'Where to see it', 'I look into it if missing after'],
            rows: [
              ['It has been crawled', 'URL inspection', '2 weeks'],
              ['It is in the index', 'URL inspection', '6 weeks'],
              ['It is shown for searches it was meant for', 'Performance, filtered by page', '3 months'],
              ['It is clicked', 'The same place', '6 months'],
            ],
          },
          `
These are my habits from small and middling sites and not a law. What matters is the order: a page without impressions has no click problem, and rewriting its title will not help. Find the first sign that is missing and work there.
`,
          {
            type: 'quiz',
            question:
              'A page has been in the index for four months. It is shown 900 times a month, nearly always for searches about a different thing with the same name. It gets three clicks. Where would you begin?',
            answers: [
              {
                text: 'With the speed of the page, so that more people wait for it',
                explanation:
                  'People decide on the results page, before they have waited for anything. Three clicks have nothing to do with speed.',
              },
              {
                text: 'With what the page says it is about: title, heading, first lines, and the links that lead to it',
                right: true,
                explanation:
                  'It is found, kept and shown, for the wrong question. The first of the four questions, *is it about this?*, has been answered wrongly, and you can mend that.',
              },
              {
                text: 'By waiting, since new pages often need months',
                explanation:
                  'Waiting is right when signs are missing because they are late. Here the third sign has come and is the wrong one.',
              },
            ],
          },
          {
            type: 'quiz',
            question: 'Which of these can you honestly promise the owner of a shop? Choose all that apply.',
            answers: [
              {
                text: 'That her ten most important pages can be reached, read and stored',
                right: true,
                explanation: 'This is in your hands and can be checked by anyone.',
              },
              {
                text: 'The first place for her three most important searches, by summer',
                explanation:
                  'It depends on other people’s pages, on rules nobody outside knows and on who is searching from where.',
              },
              {
                text: 'A report each month on which questions bring people and what will be done next',
                right: true,
                explanation: 'That is work you control, and it is what she needs in order to decide.',
              },
            ],
          },
          {
            type: 'exercise',
            title: 'One search, two places, one missing sign',
            task: `
Allow 20 minutes. Search for the thing you most want to be found for, in a private window, then on a phone in another part of town or with someone’s help in another town. Write down what differs. Then open *Performance* for one page, take its three largest queries, and note impressions, clicks and position for each of them separately. Finish with one sentence: which of the four signs is the first that this page lacks?
`,
            criteria: [
              'You noted at least two differences between the two lists, and can guess at the reason for one',
              'The three queries stand in three rows, and there is no average of them',
              'Your sentence names one sign, and the place in Search Console at which you looked for it',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Reading a results page for what people want',
    lessons: [
      {
        slug: 'read-the-results-aloud',
        title: 'Read the results aloud',
        minutes: 48,
        kind: 'exercise',
        body: [
          `
A results page is the answer to a survey of millions, and it is free. The engine has seen what people click after each question and what they come back from. So the list it shows is its best guess at what the asker came for, and it has more to go on than you or I.

Put three searches side by side: *wool blanket*, *wool blanket itchy*, *wool blanket wash*. The first brings shops with prices. The second brings guides and forum threads. The third brings short instructions, often with a film. One word has changed the errand, and a shop page that wanted to be found for all three would be wrong for two of them.
`,
          {
            type: 'table',
            caption: 'Five errands, and how the page gives them away',
            head: ['The person wants to', 'What fills the results', 'What you would need to be there'],
            rows: [
              ['know something', 'guides, definitions, a boxed answer', 'a page that explains'],
              ['do something', 'steps, films, “how to” in the titles', 'instructions with pictures'],
              ['compare', 'lists, tests, “best” and “versus”', 'an honest comparison'],
              ['buy', 'shops, prices, pictures of goods', 'a product or a category page'],
              ['get to one place', 'one name, its map, its login', 'to be that place'],
            ],
          },
          `
## The question behind it

*Can you wash wool* is seldom asked by somebody curious. She is standing at the machine with a sweater in her hand. She wants to hear *yes, cold, by hand, lying flat to dry*, and after that, how bad it is if she has already pressed the button. A page that begins with the history of wool has read the words and missed the person.

You can follow her. The box called *People also ask* and the suggestions under the search field show what others typed next. Your own mail shows what they would have typed if they had known the word. From Marta’s shop came this chain, in the order of one afternoon: *can you wash wool*; *what temperature*; *sweater shrunk, can it be saved*; *how to dry wool without stretching it*; *wool that can go in the machine*. Only the last one is a customer. The page that is kind to her in the first four is likely to be where she asks the fifth.
`,
          {
            type: 'exercise',
            title: 'Ten searches and one chain',
            task: `
Allow 45 minutes. Choose ten searches from your subject. **Before** looking, write what you think the person wants. Then search, read the first eight results aloud, and correct yourself.

Take one of the ten further: write the four questions that come after it, in the order in which one person would have them. Use suggestions, the boxes, and at least two real messages from customers.
`,
            criteria: [
              'Each search has one errand from the table, written as “she wants to …”',
              'At least two of your first guesses were wrong, and they are still on the sheet',
              'Someone who reads your chain aloud can say where the person is standing',
              'You marked the place in the chain where she would be ready to buy, if there is one',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Choosing what to write about',
    lessons: [
      {
        slug: 'demand-difficulty-worth',
        title: 'Demand, difficulty, worth',
        minutes: 63,
        kind: 'exercise',
        body: [
          `
Most plans for a site are a list of things its owner would like to say. This one begins with a heap of things that people ask, and it’s only sorted afterward. If you judge while you collect, the heap stays small and looks like you.

## Collect first

Four sources give more topics than you can write in a year. There are the queries in Search Console for which you are shown and hardly ever clicked. There are the messages that you answer at length. There are the suggestions that unfold under a search field when you type your subject and then one letter after another. And there is what customers say at the counter before they find the word for it. A woman asked Marta for *yarn that forgives*. It became a page about yarns in which mistakes do not show, and it is her best.

Write sixty lines, one search to a line, in the searcher’s words and with the mistakes left in. Then put together what one page could answer. Sixty lines make about twenty groups.

## Then three marks

Every group gets three marks from 1 to 5.

- **Demand.** How many ask? Take impressions, or the rough steps of a keyword tool. Only the order of magnitude matters.
- **Ease.** Who stands there now? Five old forum threads are a 5. Five national brands are a 1. Look at the results before you give this mark, always.
- **Worth.** If one visitor in a hundred becomes a customer, what is she to you? Count money, or subscriptions, or appointments.

Multiply the three. They are multiplied rather than added because a zero in one cannot be made good by the others: a topic that everyone asks about and that never brings you anything is still worth nothing.
`,
          {
            type: 'table',
            caption: 'Four of Marta’s groups',
            head: ['Group', 'Demand', 'Ease', 'Worth', 'Product'],
            rows: [
              ['merino yarn', '5', '1', '4', '20'],
              ['yarn for a baby with eczema', '2', '4', '5', '40'],
              ['history of knitting', '4', '3', '1', '12'],
              ['how much yarn for a child’s sweater', '3', '4', '4', '48'],
            ],
          },
          `
The largest search in the table comes third. She would have begun with it.
`,
          {
            type: 'exercise',
            title: 'From sixty lines to a ranked list',
            task: `
Allow an hour. Collect sixty lines from all four sources with the source beside each, group them, give the three marks, multiply and sort. Change at most two places in the top ten by judgment, and write down why.
`,
            criteria: [
              'All four sources appear, and the wording is the searcher’s',
              'You end with 15 to 25 groups, each of which one page could answer',
              'For every mark under *ease* you can name the two pages that stand there now',
              'Nothing is in the top ten only because you would enjoy writing it',
            ],
          },
        ],
      },
      {
        slug: 'the-pages-to-delete',
        title: 'The most useful afternoon: deleting',
        minutes: 78,
        kind: 'exercise',
        body: [
          `
Marta had 71 pages that she had written and wanted read. After one afternoon she had eleven, and within the season they brought more visitors than the 71. That isn’t magic. Ten of the old ones had answered the same question, each a little, and none well; now one page had all the links and all the answers.

Deleting frightens people because they think of the effort that went in. A visitor does not see effort. She sees a site in which every third thing is stale.

## One word for each page

Make a list of all addresses. Beside each put three figures: its clicks in the last twelve months, the number of other sites that link to it (Search Console has both, under *Performance* and *Links*), and a yes or no to the question whether a customer would miss it. Then nearly every page decides for itself.
`,
          {
            type: 'table',
            caption: 'Four words, and what follows from them',
            head: ['Word', 'When', 'What you do'],
            rows: [
              ['keep', 'visited, or needed badly if seldom', 'nothing today'],
              ['merge', 'two or more answer one question', 'best parts into one; 301 from the others'],
              ['rewrite', 'the question is right, the answer is old', 'same address, new text'],
              ['delete', 'no visits, no links, nobody would miss it', '410, and take it out of the menus'],
            ],
          },
          `
The returns policy had nine clicks in a year. It is a *keep*: whoever needs it needs it at once. The report on the craft fair of 2016 had none and no link. It’s gone. Three pages on *needle sizes* had 40, 25 and 11 clicks; the second had a link from a knitting guild. They became one page at the address of the second, because that is where the recommendation points, and the other two were sent there with a 301.

A redirect should lead to a page that answers the same question. Sending sixty dead addresses to the home page helps nobody, and engines tend to treat such redirects as if the page were simply missing.
`,
          {
            type: 'callout',
            tone: 'warning',
            title: 'Before you press anything',
            text: 'Save the list with its figures and a copy of every page that goes. Look at the whole again after four weeks and after twelve. If a search you care about has lost its page, you can put it back in a minute.',
          },
          {
            type: 'exercise',
            title: 'The first ten',
            task: `
Allow 75 minutes. List every page of your site, or the oldest fifty if there are hundreds. Give each its three figures and one of the four words. Then carry out the first ten mergers and deletions, today.
`,
            criteria: [
              'No page is marked *delete* that has a link from another site',
              'Each 301 leads to a page that answers the same question; you tried all of them in a browser',
              'A copy of everything that went lies in a folder with the date',
              'The date on which you will look again is in your calendar',
            ],
          },
        ],
      },
    ],
  },
]
