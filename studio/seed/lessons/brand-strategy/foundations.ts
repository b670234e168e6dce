import type {SectionSeed} from '../types.ts'

/** From memory to the positioning statement. */
export const foundations: SectionSeed[] = [
  {
    title: 'What a brand does in a buyer’s memory',
    lessons: [
      {
        slug: 'the-shop-people-walk-past-two-others-for',
        title: 'The shop people walk past two others for',
        minutes: 26,
        kind: 'exercise',
        body: [
          `
Decide this before you read on. A company sells frozen fish to households in the north of England. It has £400,000 for a year and two proposals on the table. One is a campaign that explains why its freezing method is better; tests show that people who have seen it know more and prefer the fish. The other says almost nothing. It shows, in every place and for the whole year, the same yellow boat and the words *Friday’s sorted*. Which would you sign? Write it down, with one reason.

## What happens at the freezer

Nobody stands before a freezer and remembers a brand in general. Something sets it off: it is Friday, the children are tired, a guest doesn’t eat meat. From that cue the mind goes along whatever paths exist to whatever it can reach, in a second or so, and usually it reaches two or three names. The rest of the market might as well not exist. Byron Sharp and Jenni Romaniuk, who have written a good deal about this, call the cues *category entry points* and the likelihood of being reached *mental availability*. My aunt in Lagos, who had a pharmacy, called it being the shop you think of when the child is hot.

So a brand in memory is a set of paths between **moments** and **a name**, together with whatever helps people recognize you when they look up: a color, a shape, a sentence. It has breadth, which is the number of moments that lead to you, and strength, which is how surely each does.

## A small calculation

Suppose a household has fish on some fifty evenings a year. Twenty begin with *it’s Friday*, fifteen with *something quick*, ten with *guests* and five with *the doctor said*. Among a thousand households you ask which brands come to mind for each.
`,
          {
            type: 'table',
            caption:
              'How often two brands come to mind, per hundred households asked, and what that makes of fifty evenings',
            head: ['Moment', 'Evenings', 'Better-frozen brand', 'Yellow-boat brand'],
            rows: [
              ['It is Friday', '20', '12', '40'],
              ['Something quick', '15', '14', '22'],
              ['Guests', '10', '30', '8'],
              ['The doctor said', '5', '24', '6'],
              ['Evenings at which it is thought of', '50', '8.7', '12.4'],
            ],
          },
          `
Follow the first column of marks: 20 × 0.12 is 2.4 evenings, 15 × 0.14 is 2.1, 10 × 0.30 is 3.0 and 5 × 0.24 is 1.2, together 8.7. The yellow boat gets 8.0 + 3.3 + 0.8 + 0.3 = 12.4. On a preference scale the better-frozen brand would win, since those who think about fish admire it. But it is admired at moments that are rare.

The company, which was a client of the agency where I worked, signed for the method. Preference rose and sales did not. Two years later it came back for the boat. I don’t tell this to prove that saying nothing is wise. The boat was lucky, too, in that a competitor’s factory burned that spring. What I want you to take from it is the question that would have helped: *at which moments will this make us come to mind, and how many such moments are there?*
`,
          {
            type: 'exercise',
            title: 'The moments of your market',
            task: `
Choose the company you will work on for this course. Write down eight to twelve moments that start someone toward buying in your category: when, where, with whom, feeling what, and instead of what. Then telephone three buyers (of anyone, not only of you) and ask about the last time they bought: *what was going on just before you thought of it?* Correct your list. Estimate for each moment how many of a hundred purchases begin there, and which name comes to your own mind first.
`,
            criteria: [
              'Each moment could be filmed: there is a person, a place and something that just happened',
              'No moment contains a product feature or your company’s name',
              'At least two came from the telephone and had not occurred to you',
              'The estimates add up to a hundred',
              'You can name one frequent moment at which nobody thinks of you',
            ],
          },
        ],
      },
      {
        slug: 'recognized-remembered-chosen',
        title: 'Recognized, remembered, chosen',
        minutes: 26,
        kind: 'exercise',
        body: [
          `
Another decision first. A brand of biscuits has a red tin that its makers are tired of. A new design, in pale green, was liked better by seven people in ten when the two were shown side by side. Would you change the tin?

When people say *our brand is strong* they may mean any of three things, and each is built and measured differently.

**Recognized.** Shown the tin, they know whose it is. It matters at the shelf and on the doorstep, and it is lost in an afternoon by changing the tin.

**Remembered.** Given the moment, they think of the name. This is what the last lesson was about. It is built slowly, by turning up at the same moments in the same clothes, and lost slowly too.

**Chosen.** Having thought of two or three, they take you. Here meaning comes in, along with price, habit and what is actually in stock. Most arguments about brands are about this third part, and most of what is lost was lost in the first two.

## How to see them apart

Take a hundred buyers of biscuits. If 80 recognize your tin, 30 think of you for *something to have with tea*, and 12 buy, then of those who think of you two in five choose you. That is good; the weak place is between 80 and 30. Making the biscuit better, or the promise grander, would work on the two in five. You could bring it to three in five, which would be heroic, and sell to 18. Or you could be thought of by 45 and, choosing as before, also sell to 18. I know which I would rather be paid to attempt.
`,
          {
            type: 'callout',
            tone: 'note',
            title: 'The two who failed',
            text: `Two cases in this course are strategies of mine that failed: ninety slides for a supermarket, which nobody could repeat, and a promise for a bank that was true, distinctive and about a moment no customer had. You will meet the supermarket in the last section. The bank is the next paragraph.`,
          },
          `
It was a small bank and its customers loved that a person answered the telephone. I wrote a strategy around being *the bank that picks up*. Recognition was fine and the choice, once people were there, was excellent. But hardly anyone changes banks because of a telephone. They open an account when they move, marry, start work or quarrel with a cashier. We had a fine answer to the third question, and had not asked the second. After a year it was dropped, correctly.

## The tin

They changed it. In the side-by-side test people had been asked *which do you like*, and the green was prettier. On the shelf they were looking for red. Sales fell by about a fifth in the two months before it was changed back, and I was given the account because my predecessor had signed the green. Liking is not one of the three.
`,
          {
            type: 'quiz',
            question:
              'Of 100 people who bought running shoes this year, 70 recognize a brand’s logo, 10 thought of it when they needed shoes, and 6 bought it. Where would you look first?',
            answers: [
              {
                text: 'At the logo, since 30 people don’t know it',
                explanation:
                  'Seventy of a hundred is a comfort. The great loss comes afterward: of those seventy, sixty didn’t think of the brand when it counted.',
              },
              {
                text: 'At the moments: ten of the seventy who know it thought of it',
                right: true,
                explanation:
                  'It is known and not remembered. Find the moments at which people begin to think about shoes (a first race, a sore knee, January) and turn up there.',
              },
              {
                text: 'At the price, since four of ten chose another',
                explanation:
                  'Six of ten who think of it choose it, which is remarkable. A lower price would improve the strongest link in the chain.',
              },
            ],
          },
          {
            type: 'quiz',
            question:
              'Which of these findings tell you something about being *remembered*? Choose all that do.',
            answers: [
              {
                text: 'Asked where they would take a bicycle with a broken spoke on the way to work, 22 of 100 name Adeyemi’s',
                right: true,
                explanation:
                  'A moment is given and the name is asked for. That is the path in the right direction.',
              },
              {
                text: 'Shown the van, 61 of 100 know that it is Adeyemi’s',
                explanation: 'That is recognition: the van is given and the name is asked for.',
              },
              {
                text: 'Of 100 customers, 94 are satisfied with Adeyemi’s',
                explanation:
                  'Good for the next choice, and silent about everyone who has not been there. Customers are the ones who remembered.',
              },
              {
                text: 'Asked whom they would call on a Sunday evening before a tour, 3 of 100 name Adeyemi’s',
                right: true,
                explanation:
                  'The same path from another moment, and a weak one. Together with the first finding it shows breadth.',
              },
            ],
          },
          {
            type: 'exercise',
            title: 'Three numbers from fifteen people',
            task: `
Ask fifteen buyers in your category, one by one, in this order: name no brand; give the most frequent moment of your list and ask what comes to mind; do so for two further moments; only then show your logo or package without the name; and last ask what they bought. Make a small table. Fifteen people will not give you percentages, but they will show you which of the three is your weak one.
`,
            criteria: [
              'The moments were asked before anything of yours was shown',
              'You wrote down first names that came, in order, and not only your own',
              'Your conclusion is one sentence and says recognized, remembered or chosen',
              'You noted the answer that surprised you, in the person’s words',
              'The ten long interviews of the next section are in the calendar',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Listening: ten interviews and what to ask',
    lessons: [
      {
        slug: 'whom-to-ask',
        title: 'Whom to ask, and how to get them',
        minutes: 28,
        kind: 'exercise',
        body: [
          `
A maker of garden tools interviewed ten loyal customers and heard that all was well. Its trouble was with the people who had left. Ten interviews are enough if they are unlike each other: four who bought recently, three who nearly did and went elsewhere, two who stopped, one who would never. A thank-you of twenty-five dollars and a call of forty minutes at an hour of their choosing gets about one in four to say yes, so write to forty.
`,
          {
            type: 'exercise',
            title: 'Ten appointments',
            task: 'Make the list by the four kinds, write the invitation in under eighty words, and send it.',
            criteria: [
              'The invitation doesn’t say what you hope to hear',
              'Nobody on the list is a friend or a supplier',
              'At least two dates are this week',
            ],
          },
        ],
      },
      {
        slug: 'the-story-of-one-purchase',
        title: 'The story of one purchase',
        minutes: 36,
        kind: 'exercise',
        body: [
          `
Don’t ask what matters to people; they will tell you what ought to. Ask for the story of one purchase, from the first thought to the first regret. *When did you first think of it? Where were you? What had you tried? Who else had a say? What nearly stopped you?* When a client of mine asked parents why they chose a school, they said *values*. In the story it was the bus. Stay silent for three seconds after each answer, for the second half is usually the true one.
`,
          {
            type: 'exercise',
            title: 'Hold the first three',
            task: 'Record three interviews, with leave. After each, write on one card: the moment, the rival, the hesitation, the sentence.',
            criteria: [
              'You spoke for less than a fifth of the time',
              'The rival on at least one card is “doing nothing”',
              'The sentence is verbatim',
            ],
          },
        ],
      },
      {
        slug: 'from-ten-stories-to-three-jobs',
        title: 'From ten stories to three jobs',
        minutes: 32,
        kind: 'exercise',
        body: [
          `
Lay the ten cards on a table and push together those whose *moment* and *hesitation* are alike, whatever was bought. Three or four heaps will form. Give each a sentence of the form *when …, I want to …, so that …*. Helen’s bakeries had a heap that read: *when I come off the night shift, I want something warm that isn’t sad, so that the day ends properly.* Nobody had mentioned bread.
`,
          {
            type: 'exercise',
            title: 'One page of jobs',
            task: 'Write the page: three or four jobs, two quotations under each, how many of the ten it covers, and who is hired for it today.',
            criteria: [
              'No job mentions your product',
              'One card fits nowhere, and you kept it on the page',
              'A colleague who heard none of the interviews can retell one',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Mapping the market by reasons to choose',
    lessons: [
      {
        slug: 'who-you-are-really-up-against',
        title: 'Who you are really up against',
        minutes: 42,
        kind: 'exercise',
        body: [
          `
A weekend cooking school counted eleven competitors, all cooking schools. Its customers had considered a restaurant voucher, a pottery course, a night in a hotel and *asking my mother*. For each job, list what people really weighed, with how often it was named. The school decided to leave the other ten alone and compete with the voucher: same price, same envelope, available at ten in the evening before a birthday.
`,
          {
            type: 'exercise',
            title: 'The true list',
            task: 'For each of your jobs list every alternative from the interviews, including nothing and makeshift, and what each does better than you.',
            criteria: [
              'At least one alternative has no website',
              'Each has one honest strength',
              'You crossed out two “competitors” nobody named',
            ],
          },
        ],
      },
      {
        slug: 'a-map-with-an-empty-place',
        title: 'A map with an empty place worth having',
        minutes: 46,
        kind: 'exercise',
        body: [
          `
Most maps have axes like *quality* and *price*, with the client in the good corner. Take reasons to choose that pull against each other, so that each end is right for someone: *ready now* against *made for me*; *tells me what to do* against *leaves me alone*. Place everyone by what customers said. Then look at the empty places and ask why each is empty. Often it is because nobody wants to be there.
`,
          {
            type: 'exercise',
            title: 'Three maps, one kept',
            task: 'Draw three maps with different axes from your jobs, place six alternatives on each, and keep the one that would change a decision.',
            criteria: [
              'Someone sensible could prefer either end of each axis',
              'Every placement has a quotation or a fact behind it',
              'You can say who would miss the empty place if you filled it',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Positioning: the sentence that rules things out',
    lessons: [
      {
        slug: 'what-the-sentence-has-to-say',
        title: 'What the sentence has to say',
        minutes: 34,
        kind: 'exercise',
        body: [
          `
*For [people at a moment] who would otherwise [real alternative], we are the [kind of thing] that [one difference], because [fact].* For a bicycle repair service: *For people who need their bicycle tomorrow morning and would otherwise take the bus for a week, we are the workshop that repairs overnight, because we work from six in the evening to two.* The last clause is the one that counts. If anybody could write it, start again there.
`,
          {
            type: 'exercise',
            title: 'Five drafts',
            task: 'Write five statements, each for another job or another empty place of your map. Don’t choose yet.',
            criteria: [
              'The alternative is the one people named',
              'Each “because” can be checked by a stranger',
              'Two of the five make you nervous',
            ],
          },
        ],
      },
      {
        slug: 'the-list-of-what-you-give-up',
        title: 'The list of what you give up',
        minutes: 38,
        kind: 'exercise',
        body: [
          `
The biscuit company decided to be *for the ten minutes that belong to you*. So: no sharing packs, no children in the advertising, no supermarket multipacks, although one in seven was sold that way. The managing director read that list twice and asked whether we were sure. It was the first time a statement of mine had been understood. A position that costs nothing rules out nothing.
`,
          {
            type: 'exercise',
            title: 'What it costs',
            task: 'For your two best drafts write what you would stop making, saying, selling or accepting, with last year’s sales beside each line.',
            criteria: [
              'The list has at least five lines and a total',
              'One line is something a colleague loves',
              'You know which of the two drafts you would still sign',
            ],
          },
        ],
      },
      {
        slug: 'break-it-before-others-do',
        title: 'Break it before others do',
        minutes: 40,
        kind: 'exercise',
        body: [
          `
Four attacks. *The swap*: put your strongest rival’s name into it; is it still true? *The yawn*: read it to a customer and say nothing; does she ask a question? *The Monday*: which three things will somebody do differently on Monday? *The year*: what would have to happen for it to be false in twelve months? A ferry company’s statement failed the last, since it rested on a bridge not being built.
`,
          {
            type: 'exercise',
            title: 'One statement',
            task: 'Put both drafts through the four attacks, repair or discard, and write the survivor on one page with its list of costs.',
            criteria: [
              'The swap makes it false',
              'Three customers heard it, and their first words are on the page',
              'It fits in one breath',
            ],
          },
        ],
      },
    ],
  },
]
