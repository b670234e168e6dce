import type {ArticleSeed} from '../types.ts'

export const sevenQuestionsBeforeYouBuy: ArticleSeed = {
  number: 5,
  slug: 'seven-questions-before-you-buy',
  title: 'Seven Questions to Ask Before You Buy a Course',
  excerpt:
    'Ours or anyone’s. Seven questions that take fifteen minutes and save you from the course you would have abandoned in week two.',
  author: {instructor: 'tomas-ferreira'},
  date: '2026-09-15',
  category: 'Course Selection',
  tags: ['choosing', 'planning', 'feedback', 'portfolio'],
  imageAlt: 'Seven doors in a row, one of them standing open',
  body: [
    `
I buy too many cameras. They are old, they are broken, and I am always certain that this is the one I will use. So I know the feeling with which people buy a course. For a moment you own the person you would be if you had already done it. The course then stands on the shelf with the others.

I teach courses and would like you to buy mine. But I would rather you finished it, and so here are the questions I wish people would ask first, of our courses and everyone else’s. They take a quarter of an hour.

## 1. What will I make?

Look for nouns. A description that says you will *understand*, *explore* and *discover* is describing a mood. One that says you will make a price list, six photographs or a working form is describing a course. If you cannot find out what will be on your table at the end, you will have no means of knowing when you are done, and people who do not know when they are done tend to stop in the middle.

## 2. What will be different on an ordinary Tuesday?

Finish this sentence before you read any further: *three months from now, on a Tuesday, I will be able to …* If you come up with something, compare it with the curriculum, section by section. If you don’t, you may simply like the subject. That is a lovely reason to read a book, and books are cheaper.

## 3. Does the teacher do this for a living, and can I see it?

Look for their work and not for their followers. A photographer has photographs, a programmer has programs, a finance director has companies that still exist. Then watch whatever is free, all of it, with one question in mind: does this person show how they decide, or only what they decided? Watching a master work without hearing the reasons is pleasant, and you come away with nothing but the pleasure.

## 4. How will I find out that I am wrong?

Practice without correction makes you fluent in your own mistakes. There are many ways of getting corrected, and a course needs at least one of them: a teacher who looks at your work, a partner, a checklist that is strict enough to hurt, a model solution with its reasons, a program that fails when you are wrong. Recorded courses rarely include the teacher’s own eyes, at least at the price of a dinner. That is fine as long as something else takes their place. If there is nothing, you will have to arrange it: find a friend and trade.

## 5. When, exactly?

Not *do I have time* but *which half hours*. My colleague Priya has written [a method for this](/blog/half-an-hour-a-day) that takes ten minutes and is rather sobering.

It deserves to be sobering. In 2019 Justin Reich and José Ruipérez-Valiente published an analysis in *Science* of free online courses given by MIT and Harvard. Of all the people who had registered in the last of the years they studied, about 3 in 100 completed the course. Among those who had paid for verification, which is some sign of intent, it was 46 in 100. Even with money on the table, then, more than half did not get to the end. Those are courses of another kind than ours, longer and with fixed dates. I would still not assume that you and I are made of different stuff.

## 6. What does it leave out?

Every course leaves out nearly everything. A good description tells you what, because the author had to choose and remembers that it hurt. When no limits are mentioned, either nobody has thought about them or somebody has thought about your wallet. Check the level, too. The commonest regret I hear of is not *it was bad* but *I knew half of it already*, and the second commonest is *I was lost after an hour*. Ten minutes with the list of sections would have prevented both.

## 7. What happens if I have chosen badly?

Read the terms before you need them. How long may you change your mind? Do you get your money back, or a voucher? Does access end when a subscription does, or is the course yours? Is there a person to write to? Ours are short: thirty days, your money, and the course is withdrawn when the refund is made. Wherever you buy, find the equivalent sentence. When there is no such sentence, you have learned something as well.

## And then a test

Once you have your answers, do the smallest possible version of the thing tonight, without any course. Photograph a cup by a window. Write a loop. Draw ten faces. Half an hour is enough.

If you enjoyed it, buy the course, because you will have questions now, and somebody who comes with questions gets twice as much out of it. If it bored you, you have saved a good deal of money, and more evenings than that. And if you could not find the half hour, then wait. It is the same half hour you would have needed tomorrow.

I tried this myself last month with a camera from 1961. I borrowed one before I bid for it. It is a beautiful thing, and I have no use for it at all.
`,
  ],
}
