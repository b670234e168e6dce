import type {SectionSeed} from '../types.ts'

/** What a search engine does, what searchers want, and what to write about. */
export const reading: SectionSeed[] = [
  {
    title: 'How a search engine reads, stores and ranks',
    lessons: [
      {
        slug: 'a-robot-with-a-list-of-addresses',
        title: 'A robot with a list of addresses',
        minutes: 18,
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
Choose five pages of your site that deserve visitors. Start at the home page with the search box covered and reach each by links alone. Count the clicks. Then open *your-site/robots.txt* in a browser and read what it closes. If you have access to Search Console, put each of the five into *URL inspection* and note when it was last crawled.
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
        minutes: 20,
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
Take the five pages of the last lesson. From each, copy a sentence of eight or more words that stands nowhere else, and search for it in quotation marks. For any page that doesn’t come up, find out which of the three reasons it is: unreadable, a copy, or not thought worth keeping.
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
        minutes: 20,
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
          `
## Your task

Search for the thing you most want to be found for, in a private window, then on a phone in another part of town or with someone’s help in another town. Write down what differs. Then open *Performance* for one page, take its three largest queries, and note impressions, clicks and position for each of them separately. Finish with one sentence: which of the four signs is the first that this page lacks?
`,
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
        minutes: 34,
        kind: 'exercise',
        body: [
          `
A results page is the answer to a survey of millions, and it is free. Search for *wool blanket* and you get shops; for *wool blanket itchy*, guides; for *wool blanket wash*, guides with short videos. The engine has learned from clicks what each asker came for: to know something, to do something, to compare, to buy, or to get to one particular place.
`,
          {
            type: 'exercise',
            title: 'Ten searches, ten intentions',
            task: 'Choose ten searches from your subject. Before looking, write what you think the person wants. Then read the first eight results aloud and correct yourself.',
            criteria: [
              'Each search has one intention, written as “she wants to …”',
              'At least two of your guesses were wrong and are marked',
              'You noted the kind of page that dominates: guide, shop, list, map, video',
            ],
          },
        ],
      },
      {
        slug: 'questions-behind-questions',
        title: 'The question behind the question',
        minutes: 32,
        kind: 'exercise',
        body: [
          `
*Can you wash wool* is seldom asked by somebody curious. She is standing at the machine with a sweater. What she wants to hear is *yes, cold, thirty minutes, lying flat*, and how bad it is if she has already pressed the button. The boxes called *People also ask*, the suggestions under the search field and your own mail show what comes next in her mind.
`,
          {
            type: 'exercise',
            title: 'A chain of five',
            task: 'Take one search and write the four questions that come after it, in the order in which one person would have them. Use suggestions, the boxes, and three real messages from customers.',
            criteria: [
              'The chain reads like one person’s afternoon',
              'Two of the questions come from mail or the counter and no tool',
              'You marked where she would be ready to buy, if ever',
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
        slug: 'collect-before-you-choose',
        title: 'Collect before you choose',
        minutes: 24,
        kind: 'exercise',
        body: [
          `
Four sources give more topics than you can ever write: the queries in Search Console for which you are shown and hardly clicked; the messages you answer at length; the suggestions under a search field, letter by letter; and what customers say at the counter before they find the word for it. A woman asked Marta for *yarn that forgives*. It became a page, and it’s her best.
`,
          {
            type: 'exercise',
            title: 'Sixty lines',
            task: 'Fill a sheet with sixty searches, one to a line, with the source beside each. Don’t judge yet. Then group those that one page could answer.',
            criteria: [
              'All four sources appear',
              'The wording is the searcher’s, mistakes included',
              'You end with 15 to 25 groups',
            ],
          },
        ],
      },
      {
        slug: 'demand-difficulty-worth',
        title: 'Demand, difficulty, worth',
        minutes: 30,
        kind: 'exercise',
        body: [
          `
Give every group three marks from 1 to 5. **Demand**: how many ask, from impressions or a keyword tool, in rough steps. **Ease**: who stands there now? Five old forum threads are a 5, five national brands a 1. **Worth**: if one of a hundred visitors becomes a customer, what is she to you? Multiply. *Merino yarn*: 5 × 1 × 4 = 20. *Yarn for a baby with eczema*: 2 × 4 × 5 = 40. The smaller search wins by double.
`,
          {
            type: 'exercise',
            title: 'Rank your groups',
            task: 'Mark all of your groups, multiply, sort. Look at the top ten and change at most two places by judgment, with a reason in writing.',
            criteria: [
              'You looked at the actual results page before marking ease',
              'Worth is in money or in something you could count instead',
              'Nothing is in the top ten only because you would enjoy writing it',
            ],
          },
        ],
      },
      {
        slug: 'the-pages-to-delete',
        title: 'The most useful afternoon: deleting',
        minutes: 24,
        kind: 'reading',
        body: [
          `
Marta had 71 pages and deleted sixty. List every page with its clicks in twelve months, the links it has from outside, and whether a customer would miss it. Most decide themselves. Three pages on the same question become one, and the other two addresses point to it with a 301. Pages that nobody visits and nobody would miss go, with a 410. Keep what is visited rarely and needed badly, such as the returns policy.
`,
          {
            type: 'callout',
            tone: 'warning',
            text: 'Before anything is deleted, save the list and a copy of every page. Look at it again after four weeks.',
          },
          'Your task: give each of your pages one word, *keep*, *merge*, *rewrite* or *delete*, and carry out the first ten deletions or mergers today.',
        ],
      },
    ],
  },
]
