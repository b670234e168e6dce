import type {SectionSeed} from '../types.ts'

/** From memory to the positioning statement. */
export const foundations: SectionSeed[] = [
  {
    title: 'What a brand does in a buyer’s memory',
    lessons: [
      {
        slug: 'the-shop-people-walk-past-two-others-for',
        title: 'The shop people walk past two others for',
        minutes: 50,
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
            handsIn: true,
          },
        ],
      },
      {
        slug: 'recognized-remembered-chosen',
        title: 'Recognized, remembered, chosen',
        minutes: 80,
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
            text: `Two cases in this course are strategies of mine that failed: ninety slides for a supermarket, which nobody could repeat, and a promise for a bank that was true, distinctive and about a moment no customer had. You will meet the supermarket in the last lesson. The bank is the next paragraph.`,
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
              'Two evenings for the interviews of the next section are kept free in your calendar',
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
        slug: 'the-story-of-one-purchase',
        title: 'The story of one purchase',
        minutes: 215,
        kind: 'exercise',
        body: [
          `
A decision to begin with. A maker of garden tools can pay for ten interviews. Its sales manager offers a list of ten loyal customers who will gladly talk. Would you take it?

The maker did, and heard ten times that all was well. Its trouble was with the people who had left, and none of them was on the list.

## Whom to ask

Ten conversations are enough if the people are unlike each other. Four bought recently, so that they still remember. Three nearly bought and went elsewhere. Two used to buy and stopped. One is a person who would never have you, and can say why. Leave out friends, suppliers and anybody who would like to please you.

Offer a thank-you of twenty-five dollars and a call of twenty-five minutes at an hour of their choosing. Expect something like one yes in four, so write to forty. The invitation may run like this: *I’m trying to understand how people choose garden tools, and I’m not selling any. Could I ask you for 25 minutes about the last one you bought? There are no right answers, and $25 with my thanks.* It does not say what you hope to hear.

## What to ask

Don’t ask what matters to people; they will tell you what ought to. Ask for the story of one purchase, from the first thought to the first regret:

1. When did you first think of it? Where were you?
2. What had you used or done until then?
3. What else did you look at, and where?
4. Who else had a say?
5. What nearly stopped you?
6. When it was there, what was different from what you had expected?

A client of mine asked parents why they had chosen a school, and they said *values*. In the story it was the bus. Note how the two questions differ. The first invites an opinion about oneself. The second can be answered only with what happened, and what happened has a bus in it.

## Three seconds

After each answer stay silent for three seconds, for the second half is usually the true one. Here is a stretch of a conversation, made up from several real ones:

> — And then you ordered it? — Yes. It had good reviews. *(Silence.)* — Well, I had ordered the cheaper one first. It came without the handle, and my father-in-law was to arrive on the Saturday.

*Good reviews* would have gone into a report. The father-in-law is the moment.
`,
          {
            type: 'exercise',
            title: 'Ten appointments, five conversations',
            task: `
Make the list by the four kinds, write the invitation in under eighty words and send it (an hour). Then hold the first five interviews, with leave to record them, and after each, before you do anything else, fill in one card: the **moment**, the **rival**, the **hesitation**, and one **sentence** in the person’s own words. Each takes half an hour with its card.
`,
            criteria: [
              'Nobody on the list is a friend or a supplier, and all four kinds are on it',
              'On the recording you spoke for less than a fifth of the time',
              'The rival on at least one card is “doing nothing”',
              'The sentence is verbatim, with its hesitations',
              'You asked why at most once, and what happened next at least five times',
            ],
          },
        ],
      },
      {
        slug: 'from-ten-stories-to-three-jobs',
        title: 'From ten stories to three jobs',
        minutes: 215,
        kind: 'exercise',
        body: [
          `
Five interviews in, you will feel that you know what the other five are going to say. Write it down and hold them anyway. Usually the feeling is right about the hesitations and wrong about the moments.

## From people to moments

A segment of the usual kind, such as *women between 30 and 45 in cities*, describes who somebody is. She is the same woman when she buys bread on the way home from a night shift and when she buys it for guests, and she buys differently. So sort what happened and let the people fall where they may.

Lay the ten cards on a table. Push together those whose *moment* and *hesitation* are alike, whatever was bought. Three or four heaps will form within ten minutes. If there are seven, you are sorting by product. If there is one, you are sorting by what you would like to sell.

## The sentence of a job

Clayton Christensen’s phrase for it is that people *hire* a product to get a job done. Give each heap a sentence of one form: *when …, I want to …, so that ….* The first blank is a moment that could be filmed, the second is something done, the third is what is better afterward.

Here are cards from a chain of three bakeries, an example I use in workshops.
`,
          {
            type: 'table',
            caption: 'Five of ten cards, and the heap each went to',
            head: ['Moment', 'Rival', 'Hesitation', 'Heap'],
            rows: [
              [
                'Six in the morning, off the night shift',
                'Toast at home',
                'Will anything be warm already?',
                'End of the day',
              ],
              ['Night train in, the first tram out', 'A bar of chocolate', 'Is it open?', 'End of the day'],
              [
                'Her mother rings from the motorway',
                'A frozen cake',
                'Does it look bought?',
                'Somebody is coming',
              ],
              [
                'A new colleague starts at nine',
                'Nothing',
                'How many for eleven people?',
                'Somebody is coming',
              ],
              ['Saturday, the papers', 'The supermarket', 'The line at ten', 'A morning with nothing in it'],
            ],
          },
          `
The first heap became: *when I come off the night shift, I want something warm that isn’t sad, so that the day ends properly.* Nobody had mentioned bread. The bakeries had been proud of their flour for thirty years, and the flour was in none of the ten stories. What was in three of them was a light in a window at six.

Ten stories can’t tell you how many people have a job. They tell you that it exists, in whose words, and who is hired for it now. The estimates from the first lesson tell you roughly how often its moment comes around. Put the two side by side, and say *roughly* when you speak of them.
`,
          {
            type: 'exercise',
            title: 'One page of jobs',
            task: `
Hold the remaining five interviews (two and a half hours with their cards). Sort all ten cards, twice if the first sorting was too easy, and write one page: three or four jobs as sentences, two quotations under each, how many of the ten it covers, and who or what is hired for it today. Allow an hour for the page.
`,
            criteria: [
              'No job mentions your product or a feature of it',
              'Each first blank could be filmed',
              'One card fits nowhere, and you kept it at the foot of the page',
              'What you predicted after five interviews is on the page, marked right or wrong',
              'A colleague who heard none of the recordings can retell one job without looking',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'A place in the market, and the sentence that rules things out',
    lessons: [
      {
        slug: 'a-map-with-an-empty-place',
        title: 'A map with an empty place worth having',
        minutes: 65,
        kind: 'exercise',
        body: [
          `
A weekend cooking school has eleven competitors, all cooking schools, and one of them has begun to charge a third less. Should it follow? Decide, and then look at what its customers said they had considered instead: a restaurant voucher, a pottery course, a night in a hotel and *asking my mother*. Two of ten had looked at another cooking school.

## Who you are really up against

Competitors are whatever people would have done otherwise. For each of your jobs list the alternatives that were named in the interviews, with how often, and write beside each what it does better than you. *Doing nothing* costs nothing and can be begun at once. *Asking my mother* comes with company. A voucher fits into an envelope and can be bought at ten in the evening before a birthday.

So the school left the price alone and competed with the voucher: same price, same envelope, available at ten in the evening.

## Axes that hurt at both ends

Most maps of markets have the axes *quality* and *price*, with whoever paid for the map in the good corner. Such a map cannot change anybody’s mind, since nobody would want to be elsewhere. Take reasons to choose that pull against each other, so that each end is right for somebody: *ready now* against *made for me*; *tells me what to do* against *leaves me alone*; *nobody need know* against *everybody will see it*.

Then place the alternatives by what customers said. For the cooking school, on two axes from its interviews:
`,
          {
            type: 'table',
            caption:
              'An example. Left to right: decided today, or planned for weeks; down: something to have, or something to do',
            head: ['', 'Decided today', 'Planned for weeks'],
            rows: [
              ['Something to have', 'Voucher, flowers, wine', 'A piece of jewelry'],
              ['Something to do', '(nobody)', 'Cooking school, pottery, hotel'],
            ],
          },
          `
## Why is it empty?

An empty place is a question and not yet an opportunity. There are three answers. Nobody wants to be there: *expensive and late* is empty everywhere. Nobody can be there: perhaps a course cannot be booked tonight, because the teacher must know how many fish to buy. Or nobody has thought of it. Only the third is worth having, and the second is often the third in disguise. The school sells the evening without its date; the guest picks one later.

Check your answer on the jobs page. If none of the ten stories would have gone differently with somebody in that place, leave it empty.
`,
          {
            type: 'exercise',
            title: 'Three maps, one kept',
            task: `
For each of your jobs list every alternative from the interviews, makeshift and nothing included (15 minutes). Draw three maps with different pairs of axes and place at least six alternatives on each (30 minutes). Keep the map that would change a decision, and write under it which one (15 minutes).
`,
            criteria: [
              'At least one alternative has no website, and two “competitors” nobody named are crossed out',
              'Someone sensible could prefer either end of each axis',
              'Every placement has a quotation or a fact behind it',
              'For the empty place you can say which of the three answers it is, and how you know',
              'You can name the person from your interviews who would have gone there',
            ],
          },
        ],
      },
      {
        slug: 'what-the-sentence-has-to-say',
        title: 'What the sentence says, and what it gives up',
        minutes: 75,
        kind: 'exercise',
        body: [
          `
A positioning statement is a sentence for the people who work on a thing. Customers never see it. Its work is to make some ideas obviously right and others obviously somebody else’s, and it has five places to fill:

> For **people at a moment** who would otherwise **do this instead**, we are the **kind of thing** that **does one thing differently**, because **of a fact**.

For a bicycle repair service: *For people who need their bicycle tomorrow morning and would otherwise take the bus for a week, we are the workshop that repairs overnight, because we work from six in the evening to two.*

## Clause by clause

**The people** come from a job, so they are at a moment. *Urban commuters* is a statistic; *needs it tomorrow morning* is a person with a face.

**The alternative** is the one they named. Had it said *other workshops*, the sentence would have led to a quarrel about prices. With the bus in it, the price to beat is a week of tickets and lost sleep.

**The kind of thing** helps people file you. Be careful with kinds you invented yourself: *mobility partner* has no drawer.

**The difference** is single. Two differences are a committee.

**The fact** is the clause that counts. If a rival could write it, start again there. *Because we care* can be written by anyone. *Because we work from six to two* has to be on a payroll.

## The price of it

A position that costs nothing rules out nothing. So each draft gets a second page: what you would stop making, saying, selling or accepting if you meant it. For the workshop, with figures made up for the example:
`,
          {
            type: 'table',
            caption: 'What the overnight workshop would give up, in last year’s sales',
            head: ['Stops', 'Why it follows', 'Last year'],
            rows: [
              ['Custom wheels', 'Two days each, at the same bench', '$21,000'],
              ['Selling new bicycles', 'The shop is closed when people shop', '$34,000'],
              ['Repairs taken in by day', 'Nobody is there to take them', '$18,000'],
              ['The discount for clubs', 'Clubs can wait a week', '$4,500'],
              ['Together', 'of sales of $240,000', '$77,500'],
            ],
          },
          `
A third of its sales. When I showed such a list to the managing director of the biscuit company, whose new position was *for the ten minutes that belong to you*, he read it twice. It said no sharing packs, no children in the advertising and no multipacks, although one packet in seven was sold that way. He asked whether we were sure. It was the first time that a statement of mine had been understood.

Giving up need not be done on Monday. But whoever cannot write the list has written a slogan.
`,
          {
            type: 'exercise',
            title: 'Five drafts and two price tags',
            task: `
Write five statements, each for another job or another place of your map; don’t choose while you write (30 minutes). Then take the two that you would least like to drop and make the list of what each gives up, with last year’s sales or your best estimate beside each line (40 minutes).
`,
            criteria: [
              'The alternative in each is one that people named',
              'Each “because” can be checked by a stranger within a day',
              'Two of the five make you nervous',
              'Both lists have at least five lines and a total, and one line that a colleague loves',
              'You know which of the two you would still sign, and wrote down why',
            ],
          },
        ],
      },
      {
        slug: 'break-it-before-others-do',
        title: 'Break it before others do',
        minutes: 95,
        kind: 'exercise',
        body: [
          `
The sentence will be attacked: by a sales director who loses a product, by a competitor, by the year. It is better if you are first. There are four attacks, and each breaks a different part.

## The swap

Put your strongest rival’s name at the front. Is it still true? *For families who want a good holiday, Northline Ferries is the crossing that feels like part of it, because our crews love the sea.* Every crew loves the sea. A swap that works means that the *because* is a wish. Go back for a fact.

## The yawn

Read the sentence to a customer and say nothing more. If she nods, you have said something everybody says. If she frowns and asks *until two in the morning? who works then?*, the sentence has got hold of something. Note her first words exactly; they tell you which clause she heard.

## The Monday

Name three things that somebody will do differently on Monday, each with a name beside it. For the overnight workshop: Dario changes his shift, the website’s first line becomes a closing time, and the phone is answered until ten. If nothing happens on Monday, the sentence is decoration, and it will be framed.

## The year

Write down what would have to happen for the statement to be false in twelve months. A ferry company’s *the only way across in under an hour* failed here, since it rested on a bridge not being built. It was true, distinctive and understood, and the bridge was in the county’s plan. You can still sign a sentence with an end date, but then you know what you are buying.

## One draft, attacked

*For offices that want better coffee and would otherwise go to the café downstairs, we are the machine that tastes like the café, because we use freshly roasted beans.*

- **Swap:** three other suppliers use fresh beans. It breaks.
- **Yawn:** *Mm. Nice.* It breaks.
- **Monday:** the roaster delivers more often. One thing, so half broken.
- **Year:** it holds.

What repaired it was a line in an interview: *by the third week nobody cleans it.* The second draft ended *… because one of us comes every second evening, takes it apart and cleans it.* No rival could say that without hiring. A customer asked: *Every second evening? Even here?* And on Monday somebody had to draw a route.
`,
          {
            type: 'exercise',
            title: 'One statement',
            task: `
Put both drafts through the four attacks in writing (30 minutes). For the yawn, read each to three customers, by telephone if need be (30 minutes). Repair or discard, and write the survivor on one page together with what it costs and what would end it (30 minutes).
`,
            criteria: [
              'With a rival’s name in it, the statement is false',
              'The first words of three customers are on the page, and at least one of them is a question',
              'Three things for Monday have a person’s name beside them',
              'The event that would make it false is named, with a guess how likely it is',
              'It can be said in one breath',
            ],
          },
        ],
      },
    ],
  },
]
