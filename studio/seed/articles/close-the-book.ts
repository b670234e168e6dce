import type {ArticleSeed} from '../types.ts'

export const closeTheBook: ArticleSeed = {
  number: 1,
  slug: 'close-the-book',
  title: 'Close the Book: Why Testing Yourself Beats Rereading',
  excerpt:
    'Rereading feels like learning and mostly is not. Twenty minutes with the book closed will do more for you than an hour with it open.',
  author: {instructor: 'ingrid-solheim'},
  date: '2026-02-24',
  category: 'Study Tips',
  tags: ['memory', 'self-testing', 'notes'],
  imageAlt: 'A closed book with a question mark on its cover and loose pages floating out of it',
  featured: true,
  body: [
    `
In the first winter of my library course I asked everybody how they studied between the sessions. Eleven people out of twelve said that they read their notes again. The twelfth, a retired tram driver, said that on the way home he tried to remember what we had done, and that it annoyed him how little was left. By spring he was the best programmer in the room. It took me some years to learn that this was not a coincidence.

## An experiment worth knowing

In 2006 Henry Roediger and Jeffrey Karpicke published a study in *Psychological Science* that is simple enough to describe over coffee. Students read a short text. One group then read it a second time. The other group put it away and wrote down whatever they could recall, without being told what they had got right.

Five minutes later the rereaders were ahead: they remembered 81 percent of the ideas and the others 75. If the story ended there, rereading would deserve its popularity. But some of the students were only asked two days later, and others after a week. After two days the rereaders were down to 54 percent and the others stood at 68. After a week it was 42 against 56.

So the method that looked better in the evening was clearly worse within two days. This is the whole difficulty with studying. We judge it in the evening.

## Why it feels the wrong way round

When you read a page for the second time it goes smoothly. You recognize the sentences, and the brain takes that ease for knowledge. Psychologists call it fluency. But recognizing a thing when it stands in front of you and producing it when it does not are different abilities, and only the second is of any use on a Tuesday at work, where nobody shows you the page first.

Recall, on the other hand, feels bad. There are gaps, and you notice each of them. It seems as if nothing had been learned, when in fact the effort of searching is what makes the memory easier to find the next time. In 2009 Karpicke and two colleagues asked 177 students of an American university how they prepared. More than four in five said that they reread. About one in ten said that they tested themselves.

The two habits have since been put side by side more than once. In 2013 a group led by John Dunlosky went through the research on ten common ways of studying. Only two were rated highly: testing yourself, and spreading the work over time. Rereading and highlighting were among those rated lowest.

## How to do it with a course

You need no app. Here is the routine I give to my own learners.

1. **Watch or read one lesson without taking notes.** Where one is longer than a quarter of an hour, stop at its next heading: that is about as much as you can hold.
2. **Close it.** Really close it. A tab in the background is an invitation.
3. **Write down everything you remember for three minutes.** Words, a drawing, half a line of code. Put a question mark wherever you are unsure. Do not stop early because nothing is coming; things often arrive in the third minute.
4. **Open it again and check.** Correct your page in another color. The corrections are your notes, and they are better than the ones you would have taken, because they contain only what you did not know.
5. **Turn the two worst gaps into questions.** Write each on a card, with the answer on the back. “What does a loop do when the list is empty?” is a good question. “Loops” is not a question.

The following day, before you begin the next lesson, answer the cards from the day before. It takes two minutes and it will spoil your mood slightly. That is how you know that it is working.

## For skills, not only for facts

You may object that you are not learning facts, you are learning to do something. The same holds, and it is even easier to arrange. After I have shown a program, do not look at mine and nod. Close the lesson, open an empty file and write it again. You will get stuck at precisely the line you had not understood, and you would never have found that line by nodding.

A photographer can do this with a lighting setup, a marketer with a positioning statement, a musician with eight bars. The rule is always the same. *First try to produce it from nothing, then compare.*

## Two fair warnings

Recall needs something to recall. If a lesson went entirely over your head, testing yourself on it is only a way of feeling stupid, so watch it again first, slowly. And always check your answers. An error that is recalled and never corrected can settle in and make itself at home.

Apart from that there is little to go wrong. My tram driver never owned a pack of cards. He got off one stop early, walked, and asked himself what the evening had been about. He was eighty when he told me what he thought the secret was. You have to want to know, he said, what you don’t know yet, and most people prefer not to look.
`,
  ],
}
