import type {ArticleSeed} from '../types.ts'

export const halfAnHourADay: ArticleSeed = {
  number: 2,
  slug: 'half-an-hour-a-day',
  title: 'Half an Hour a Day: Planning a Course You Will Finish',
  excerpt:
    'Courses are abandoned in the diary, not in the head. How to spread a course over weeks so that it fits your life and stays in your memory.',
  author: {instructor: 'priya-raman'},
  date: '2026-04-14',
  category: 'Study Tips',
  tags: ['habits', 'planning', 'memory'],
  imageAlt: 'A week drawn as seven tall windows, a small lamp lit in five of them',
  body: [
    `
I forecast cash for a living. You take the money that will come in, the money that will go out, put both on a calendar, and find out in which week you will be in trouble. Some years ago I noticed that I could tell, with the same method, whether a colleague would finish the course she had just bought. Not from her talent. From her calendar.

Courses are abandoned in the diary. Somebody buys twelve hours of lessons in a hopeful moment, does four of them on one Sunday, and finds that next Sunday has visitors in it. So let us make a forecast.

## Begin with the real total

Take the length of the lessons and multiply it by two. A course with a task in each section takes at least as much time to do as to watch. Twelve hours of lessons are twenty-four hours of learning.

Then divide by what you have. I mean what you have, not what you would like to have. Look at the last three weeks and find the half hours that were really free: the train, the time before the children wake, the end of lunch. Most working people find three to five of them in a week. Five half hours a week are two and a half hours, and twenty-four hours of learning will take just under ten weeks.

Ten weeks sounds long. It is the honest figure, though, and an honest figure can be planned around. Write the end date down. A finish in ten weeks is worth much more than the intention of two.

## Small pieces are not a compromise

Here the arithmetic has a piece of luck in it. Learning in small pieces spread over time is not merely what fits into your week; it is the better method. Hermann Ebbinghaus noticed it in 1885, with lists of nonsense syllables and himself as the only subject, and it has been confirmed about as often as anything in psychology.

The most practical study I know was published by Nicholas Cepeda and his colleagues in 2008. They taught obscure facts to more than 1,350 people, let them review once after a gap of anything up to three and a half months, and tested them up to a year later. The best gap depended on how long the knowledge had to last. For a test a week away it was somewhere between 20 and 40 percent of that time, so one to three days. For a test a year away it was between 5 and 10 percent, which is three to five weeks.

You do not need to calculate this. You need to draw two conclusions:

- **Review after two days or so**, to keep a lesson until the following week.
- **Review again after about a month**, to keep it for the year.

A course that is spread over ten weeks gives you the first for nothing, if you begin each session with five minutes on the one before. Put the second in your calendar when you finish: four weeks later, one hour, no new lessons.

## Decide when and where

An intention such as *I’ll do it in the evenings* is a budget without an account number. Peter Gollwitzer, a psychologist, has spent decades on the difference that a precise plan makes. He calls it an implementation intention, and its form is: **when** this happens, **then** I will do that. When I have put down my coffee on the 7:40, then I open the lesson. A review of 94 experiments and studies that he wrote with Paschal Sheeran in 2006 found that plans of this form had a medium to large effect on whether people reached their goals. For one sentence that is an excellent return.

Attach the sentence to something that happens anyway. A train works. *After lunch* works for some. *When I have time* has never worked for anyone.

## Keep a reserve

Every cash forecast I make has a line for the thing I have not thought of. Give your calendar one too. If you have five half hours, plan four, and let the ten weeks become twelve. A child will be ill, a quarter will have to be closed, and the fifth is there to absorb it. In weeks when nothing happens, use it for the task you hurried.

And when you miss a day, do nothing special. In 2010 Phillippa Lally and her colleagues in London followed 96 people who were trying to build a small daily habit. It took them 66 days at the median to get to the point where it felt automatic, with enormous differences, from 18 days to 254. What comforts me is another result of theirs. Missing one opportunity made no material difference. It is the second story that does the damage, in which a missed Tuesday proves that you are not the sort of person who finishes things.

## The plan on one card

1. Lesson hours × 2 = hours of learning.
2. Real free half hours in a week, minus one.
3. Divide, and write down the end date.
4. One sentence: *when …, then …*
5. Five minutes of recall at the start of each session.
6. One hour of review, a month after the end.

It takes ten minutes to fill in. Do it before you buy the course, including one of ours. If the end date makes you wince, buy a shorter one. It will still be there next year, and you will have learned something in the meantime, if only how your weeks really look.
`,
  ],
}
