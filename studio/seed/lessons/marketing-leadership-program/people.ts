import type {SectionSeed} from '../types.ts'

/** Those one hires and those one pays. */
export const people: SectionSeed[] = [
  {
    title: 'Teams, roles and hiring',
    lessons: [
      {
        slug: 'a-chart-drawn-around-outcomes',
        title: 'A chart drawn around outcomes',
        minutes: 123,
        kind: 'exercise',
        body: [
          `
Six people with the titles *social*, *email*, *events*, *design*, *content* and *web* will each produce some of their noun every week. They can’t help it. It’s what they are asked about on Monday. And if nobody reorders boots, each of the six has had a good week.

Draw the chart the other way around. Ask which outcomes the four pages need; for Imogen there were four. *Guides who stay with us. Tourists who can name the boot. Owners who come back for a repair. Shops that reorder.* Draw a box for each, write **one** name in it that answers for the outcome, and put the skills around it, with the share of a week that each gets.
`,
          {
            type: 'table',
            caption: 'Imogen’s team in days of a week, first version',
            head: ['', 'Guides', 'Tourists', 'Repairs', 'Shops', 'Keeping the house'],
            rows: [
              ['Priti (answers for guides)', '4', '0', '0', '0', '1'],
              ['Callum (answers for tourists)', '1', '3', '0', '0', '1'],
              ['Joan', '0', '2', '0', '1', '2'],
              ['Ravi', '0', '1', '0', '0', '4'],
              ['Sam (answers for shops)', '0', '0', '0', '3', '2'],
              ['Ellen', '0', '2', '0', '1', '2'],
            ],
          },
          `
Three things can be seen that no list of titles shows. Nobody has repairs, which stand on page three. Twelve days of thirty keep the house standing, which is normal and ought to be said. And tourists have eight days of four people, one of whom answers for it. The others have to be told that on this subject they work for Callum, who is younger than two of them.

Imogen moved two of Ravi’s days to repairs, with his name in the box, having found that he repairs bicycles. Two rows of habits were stopped to make room. The vacancy she had been about to advertise, *social media manager*, became another job altogether. It’s the subject of the next lesson.

## Telling it

A chart is a decision about people’s weeks, so nobody should see it first on a slide. Speak with each alone. Say what they will answer for, what they give up, and what you don’t know yet. The objection to expect is *then who does my channel?* The honest answer: fewer people, less often, and for an outcome.

Skills need a home too. Three people who write should meet once a month and read each other’s pages, even if they sit in three boxes. Otherwise you have swapped six small empires for four.
`,
          {
            type: 'exercise',
            title: 'Your chart',
            task: `
Allow two hours. Draw your team around three to five outcomes from your four pages. Write one answering name into each, and fill in the table of days, keeping the house included. Mark gaps and overlaps. Then think through the first conversation: whom you’ll speak to, and what they will object to.
`,
            criteria: [
              'No box has the name of a channel or a skill',
              'The days of each person add up to their week, and you asked at least one of them',
              'One gap was filled by stopping something and not by hiring',
              'Each person would find themselves within five seconds',
              'You wrote down the first objection in the words of the person who will make it',
            ],
          },
        ],
      },
      {
        slug: 'the-structured-interview',
        title: 'Two roles, and an interview with marks',
        minutes: 183,
        kind: 'exercise',
        body: [
          `
Describe a job by what will be different after a year, and not by what the person must be. *By next September seven owners in ten whose soles are worn know that we repair, and the 48 hours hold.* Below that, the four hardest things about it, honestly: *the workshop has its own head; there is no budget until May; owners are scattered; you will have half of Ravi.* Then the three abilities without which it can’t be done. Everything else is a wish, and each wish costs you candidates. “Five years’ experience” is a wish that poses as an ability.

## Questions with marks

In an ordinary interview we like somebody within minutes and spend the hour finding reasons. What helps is dull. Everyone gets the same questions in the same order. Every answer gets a mark against examples that were written beforehand. And the marks are given before anyone talks to anyone.
`,
          {
            type: 'table',
            caption: 'One question of six, with what a mark sounds like',
            head: ['Mark', '“Tell me about something you stopped. Who minded?”'],
            rows: [
              ['1', 'It ended by itself, or somebody else ended it'],
              ['3', 'She ended it, for a good reason; the people who lost are “the team”'],
              ['5', 'She ended it, names who lost, and knows what became of them'],
            ],
          },
          `
Two such questions for each of the three abilities, four people to ask them, half an hour. Add a **sample of the work**: two hours at most, paid, on an invented problem, so that nobody works for you for free. For this role, *here are twelve letters from owners; write the card that goes into the box with a repaired boot, and say what you left out*. Interviews of this kind, and work samples, are among the better predictors of later work that research on hiring has found. None of them is a certainty, so don’t throw away the probation.

Imogen’s favorite came third. He had been charming about the brand and had never stopped anything. The one who was hired had answered the question with a story about a colleague’s newsletter, and had driven to see him afterward.

## Time and manners

Good candidates give you about three weeks from the first talk to an answer, and each silence of five days costs you one of them. Before you begin, put the dates into four calendars. And tell the second-best the truth, by telephone: what was strong, what decided it. She may be the best for your next role, and she remembers.
`,
          {
            type: 'exercise',
            title: 'Two pages, twelve questions',
            task: `
Allow three hours. Write the description for the gap in your chart and for one role that exists. For each, six questions with what a 1, a 3 and a 5 sound like, and a work sample of two hours with its fee. Try one interview on a colleague, with a second person marking. Last, list all dates of your last hire and find the longest silence.
`,
            criteria: [
              'The result after a year could be seen by an outsider, in both',
              'There are exactly three required abilities, and two questions for each',
              'The two who marked came within a point of each other on five of six questions',
              'The person in the existing role agrees with three quarters of its page',
              'You know whose silence the longest was, and have a rule for the next time',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Agencies and partners',
    lessons: [
      {
        slug: 'the-brief-and-the-scorecard',
        title: 'The brief, the scorecard and the house rules',
        minutes: 153,
        kind: 'exercise',
        body: [
          `
There are three good reasons to hire an agency: a skill that you need for eleven weeks and not for eleven years, a view from outside, and hands for a peak. “We have no time to think” isn’t one, because briefing well takes more thought than doing badly. So compare three costs for each piece of work: days of your own people if they do it, the price outside, *and* the days of yours that the outside work will take. Imogen counted. For every four days that she bought, one of hers went into explaining, answering and correcting.

## The scorecard comes first

Write it before the brief goes out, or the best presenter wins. Five things, with weights.
`,
          {
            type: 'table',
            caption: 'The scorecard for the guide’s film, and two of the three agencies',
            head: ['', 'Weight', 'Agency A', 'Agency B'],
            rows: [
              ['Did they understand the problem?', '30', '27', '18'],
              ['Would the idea do it?', '30', '18', '24'],
              ['Who exactly will work on it?', '20', '16', '8'],
              ['What it costs and includes', '10', '6', '9'],
              ['What they told us that we didn’t want to hear', '10', '10', '2'],
              ['Together', '100', '77', '61'],
            ],
          },
          `
B had the better idea, and brought it in a room with lights. A had been to a hut, and told Imogen that guides would not be filmed in the new jacket, as it squeaks. That was worth ten points on a card and, as it came out, the whole film.

The **brief** has two pages: the diagnosis, what should be different and in whom, what is fixed, what must not happen, the date, the budget. State the budget. If you hide it you will get three guesses, and choose between guesses. Ask three agencies and not eight, pay each a fee for the work, and give all of them the same hour for questions.

## House rules

Then it goes wrong in small ways: a Tuesday call for which nobody prepares, comments from nine people, a second round, a third, a bill. Four rules prevent most of this. **One** person sends comments. They are collected for a day and sorted before they go. They name **problems** and never solutions: *the viewer doesn’t learn who she is* and not *make the name bigger*. And it’s agreed what a round is, and what a fourth one costs.

Once a quarter, meet for an hour with no work on the table and ask: *what do we do that makes your work worse?* Imogen’s agency said, after a pause, “You always answer on Friday at five.”
`,
          {
            type: 'exercise',
            title: 'Make or buy, brief, card, rules',
            task: `
Allow two and a half hours. Go through the actions on your page three and decide for each whether it’s made inside or bought, with the three costs. For one that you would buy write the scorecard, then the brief of two pages, then a page of house rules. If you have a partner now, ask them the quarterly question.
`,
            criteria: [
              'Your own supervising days are in the sum, and at least one decision changed because of them',
              'The weights add up to a hundred, and two colleagues scored an old proposal within ten points of each other',
              'The brief states the budget, and fits on two pages',
              'The rules have duties for both sides',
              'The partner’s answer is written down in their words, unsoftened',
            ],
          },
        ],
      },
    ],
  },
]
