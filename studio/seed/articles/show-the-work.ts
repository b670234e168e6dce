import type {ArticleSeed} from '../types.ts'

export const showTheWork: ArticleSeed = {
  number: 4,
  slug: 'show-the-work',
  title: 'Show the Work: Turning a Course into Evidence',
  excerpt:
    'Nobody hires a certificate. How to turn what you learned into two pages that let a stranger see how you think.',
  author: {instructor: 'amara-okafor'},
  date: '2026-07-28',
  category: 'Career Development',
  tags: ['portfolio', 'hiring', 'feedback'],
  imageAlt: 'Two pinned sheets of paper, one with a rough sketch and one with the finished drawing',
  featured: true,
  body: [
    `
Some years ago I had to choose between two applicants for a junior planning job. The first had an impressive list of courses. The second had taken one, and had brought two sheets of paper. On the first sheet was a positioning statement for her uncle’s driving school. On the second was what was wrong with it. We talked about the second sheet for forty minutes, and I forgot to ask about anything else.

I do not think that the first applicant knew less. I had no way of finding out.

## What employers are trying to see

A certificate tells a stranger that you were present. It cannot tell them how you decide, and that is what they will be paying for. Every hiring method is an attempt to see a little of it before the contract is signed, and some attempts work better than others. In 2022 Paul Sackett and three colleagues published a new look at a century of research on selection. Structured interviews, in which everyone is asked the same questions and answers are scored, came out on top, and tests of job knowledge and samples of work were among the strongest as well. Years of experience, the thing that advertisements ask for, predicted very little.

You cannot decide how you will be interviewed. But you can bring a sample of your work, and you can give the interviewer something worth asking about. A course is a good opportunity to make one, since it comes with a task and a deadline of your own choosing.

## Choose a real problem, and a small one

The exercises in a course are made so that they come out well. That makes them good for learning and poor as evidence. Repeat one of them on a problem that somebody really has: the newsletter of your sports club, the stock list of a café, the form at your dentist’s. It should meet three conditions.

- **You can talk to the person whose problem it is.** Their answers will surprise you, and surprise is what makes the story worth telling.
- **It can be finished in two weeks.** A small thing that is finished says more than a big thing that is planned.
- **You are allowed to show it.** Ask before you begin. If you use material from your employer, change names and figures, and say that you did.

## Two pages are enough

A case study is not a report on everything you did. It is a short account of how you think, written for someone with four minutes. This is the form I teach.

### Page one: the work

Show the result first and large. Above it write a single sentence that says for whom it was made and what it had to achieve. Do not explain the method. If the work needs a paragraph before it can be looked at, it is not finished.

### Page two: the thinking

Answer five questions in about sixty words each.

1. **What was the problem, in the words of the person who had it?** Quote them.
2. **What did you find out that you had not expected?**
3. **What did you consider and reject, and why?** Show a sketch of it.
4. **What happened?** Give a number if there is one. If it is too early to say, write that.
5. **What would you do differently?**

The third and the fifth are the ones that get people hired. Anyone can describe a road that led somewhere. The road you did not take shows that you saw more than one, and the last answer shows that you are still looking.

## Be exact about your share

Write *I* for what you did and *we* for what others did with you, and name them. Interviewers notice a *we* that hides, and they notice even more an *I* that covers four people. If a tool wrote the first draft, say so, and show what you changed and why. The change is your part, and it is often the interesting one.

The same goes for numbers. *Sales rose by 30 percent* is a sentence that nobody believes, because there were other things going on. *In the four weeks after the change, 61 people booked by the form, compared with 40 in the four weeks before; a competitor closed in the same month* is a sentence that people trust. The doubt is what makes it credible.

## Have it read by someone unkind

Give the pages to somebody who does not know the project and take away everything they have to ask about. Then ask a person in the profession one question only: *which sentence made you doubt me?* There is always one. It tends to be the sentence you are proudest of.

Leave it for a week, and read it aloud. Whatever you stumble over, cut.

## Where it goes

Put it where it can be reached by a link and printed on two sheets. Bring the sheets. In an interview, when you are asked about your experience, put the second one on the table and say: this is the last thing I tried, and this is where I was wrong. You will have changed the conversation from who you are to how you work. It is a fairer conversation, and most of the people on the other side of the table will be relieved to have it.

The young woman with the driving school has her own department now. She tells applicants to leave their certificates at home.
`,
  ],
}
