import type {SectionSeed} from '../types.ts'

export const argument: SectionSeed = {
  title: 'The order of an argument',
  lessons: [
    {
      slug: 'a-question-then-its-answer',
      title: 'A question, then its answer',
      minutes: 18,
      kind: 'reading',
      body: [
        `
A charity I worked for had to tell thirty donors that a well-loved project would be closed. The director could begin with the figures and arrive at the closing, or begin with the closing and give the figures afterward. She asked me which was kinder. Decide before you read on.

She began with the figures, because it felt gentler. For eleven minutes the donors heard about costs per child, and you could watch them wonder what it was leading to. Everybody knew by minute four. From there on they did not listen to the figures any more, since they were rehearsing what they would say. When she reached the closing she had no reasons left, for she had used them all on people who did not yet know what they were reasons for.

A reason given before its question is not heard. It is only stored, for a while, by polite people.

## Listeners ask in an order

While you speak, your listeners are asking. They do it silently and quite predictably, because each thing you say makes one question more urgent than the others. Say *we should close the project*, and the next question in every head is *why?*, or possibly *what happens to the children?* It is never *how did the costs develop by quarter?*

So the order of a talk is found by playing the listener. Say your point. Ask what a sensible person who knows what they know would ask next. Answer it in a sentence. Ask again. Stop when the next question is *what do you need from us?*
`,
        {
          type: 'figure',
          name: 'presentations-question-chain',
          alt: 'Two rows. In the upper row five question marks in speech bubbles, in the lower row five cards. Lines run from each card up to the question it raises and from each question down to the next card, in a zigzag from left to right.',
          caption:
            'The speaker’s cards below, the listeners’ questions above. Each card causes the question that the next one answers.',
        },
        `
Here is Miriam’s, as she wrote it at my table.

1. *Three of our eleven shops open without bread more often than with it.* Listener: **is that true?**
2. *In the last quarter it was 134 of 234 mornings, counted at those three.* Listener: **what does it cost us?**
3. *About $118 in sales each time. $15,800 in the quarter.* Listener: **can’t the van leave earlier?**
4. *Only if the bakers start earlier, and that costs more than a van.* Listener: **so what do you propose?**
5. *A second van, leased for six months.* Listener: **and if it doesn’t work?**
6. *Then it goes back on August 31, and we’ve spent $16,000 at most.* Listener: **what do you need from us?**
7. *Your yes today, and half an hour in September.*

Her first version had begun with the history of the round, from 1988. It was interesting. Nobody would have asked.

## Point first, or question first?

When people mostly agree with you, or are in a hurry, put the point at the very beginning and let the questions follow. When they will dislike the point, begin with the question that leads to it, provided it is a question they have themselves: *which of our projects can we still pay for in two years?* Then go quickly. Suspense is for crime novels. If the listener can guess your answer before you give it, you have waited too long, as the charity’s director did.
`,
        {
          type: 'callout',
          tone: 'tip',
          title: 'How to find out whether it is a real question',
          text: 'Say your sentence to a person who knows nothing of the matter, then stop talking. Their face will ask something. Write that down, in their words. If it is not the question you had planned next, your plan is wrong. The face is the better authority.',
        },
        {
          type: 'exercise',
          title: 'The chain',
          task: 'Write your argument as pairs: a sentence of yours, then the question it raises, in the words of one of the two people from lesson 3. Begin with the sentence you want them to hear first and end when the question is “what do you need from us?”. Five to nine pairs. Then try it on one living person, pausing after each sentence, and note where their question was another one.',
          criteria: [
            'Every question is one that the sentence before it makes pressing',
            'No sentence answers a question that comes later',
            'The fear from lesson 3 appears as a question, in the first half',
            'At least one question was changed by the person you tried it on',
          ],
        },
      ],
    },
    {
      slug: 'nine-cards-on-a-table',
      title: 'Nine cards on a table',
      minutes: 20,
      kind: 'exercise',
      body: [
        `
You have the chain. Most people would now open the slide program, and I did so for fifteen years. The decision of this lesson is where to do your thinking, and I ask you to do it on a table, with index cards, for one reason: on a table you can see the whole talk at once, and it costs nothing to throw a part of it away. In a slide program every thought looks finished as soon as it has a headline, and nobody likes to delete what looks finished.

## One card, one answer

Each card carries one sentence, the answer to one question. Not a heading. *Costs* is a heading, while *each empty shelf costs us $118* is a sentence that somebody could contradict. Under the sentence write, small, what makes it believable: the count, the story, the comparison. On the back, write the question it answers.

Then do the arithmetic. In front of people most of us speak between 120 and 150 words a minute; you will measure yours in section 5. A card with its proof takes a little over a minute, say 150 words. So the number of cards is never a matter of taste.
`,
        {
          type: 'table',
          caption:
            'How many cards fit, if you leave a fifth of the time free for breath, laughter and the projector',
          head: ['Minutes given', 'Minutes planned', 'Words', 'Cards'],
          rows: [
            ['5', '4', '520', '3'],
            ['12', '9½', '1,235', '8'],
            ['20', '16', '2,080', '13'],
            ['30', '24', '3,120', '20, in three groups'],
          ],
        },
        `
The words are counted at 130 a minute and the cards at 150 words and then rounded down. Beyond about nine cards people lose the thread, and so do you. A longer talk is made of groups, each with its own small chain and a sentence that closes it.
`,
        {
          type: 'figure',
          name: 'presentations-nine-cards',
          alt: 'Nine index cards on a table: seven in a row that goes up like steps, one turned over and set aside with a red cross, and one with a blue border is pushed in between the fifth and the sixth.',
          caption:
            'Seven cards make the chain. One is thrown out, and one, the objection, gets a place it did not have.',
        },
        `
## Three things to do with the cards

**Shuffle them.** Hand the shuffled pack to somebody and ask them to lay it in an order that makes sense. Where they hesitate, two cards say the same thing. Where their order is better, thank them.

**Take one away.** Remove a card and read the others aloud in order. If nobody would miss it, it was there because you know it, or because it was hard to find out. I have a drawer of such cards. The research that took longest is nearly always in it.

**Turn them over.** Read only the questions on the backs, in a row, as if you were the room. It should sound like one curious person getting to the bottom of something. If it sounds like an exam, you are answering things that nobody asked.

Miriam’s seven sentences became nine cards when she added the history of the round and the finance director’s worry about costs that never end. She took the history out again. That left eight, which is what twelve minutes will hold.
`,
        {
          type: 'exercise',
          title: 'Your cards',
          task: 'Make your cards, do the arithmetic, and do all three things with them. Then record two minutes on your phone in which you talk through the first three cards. Watch it for one thing only: the words with which you go from one card to the next. Count how often it is “and”, “also”, “next” or “then”.',
          criteria: [
            'Every card has a sentence with a verb that somebody could dispute',
            'The number of cards fits the table above',
            'At least one card lies outside, and it hurt a little',
            'You tried to replace each “also” or “next” by the question the next card answers, and kept the question where it sounded better',
          ],
        },
        {
          type: 'callout',
          tone: 'note',
          title: 'Why “also” is a warning',
          text: '“Also” and “next” join things that could stand in any order. “But”, “so”, “because” and “which raises the question” join things that could not. A talk in which the cards can be swapped is a list, and people remember about as much of a list as of somebody else’s shopping.',
        },
      ],
    },
    {
      slug: 'why-they-should-believe-you',
      title: 'Why they should believe you',
      minutes: 14,
      kind: 'reading',
      body: [
        `
Miriam has a count of 234 mornings. She also has a woman called Mrs. Brennan, who has bought the same rye loaf at the Station shop for nineteen years and in February asked whether the bakery was closing down. There is room on the card for one of them. Which would you take?

Both, is my answer, if each does what it is good at. A number shows how much, and it cannot show what it is like. A story shows what it is like, and it cannot show how often. If you give only the number, people agree and feel nothing. If you give only the story, the finance director thinks: one customer.

So use them as a pair, in one breath: *In the last quarter those three shops opened without bread on 134 of 234 mornings. On one of them Mrs. Brennan, who has bought her rye there for nineteen years, asked us whether we were closing down.*

## Make the number small

$63,248 a year is what the empty shelves cost in sales. It is a large number and does nothing, since nobody in the room has ever seen it. The same fact, in sizes that people know:

- *$118 each time*, which is more than half of what the shop takes in its first half hour.
- *More than three mornings in a week of six.* Anyone can picture a week.
- *The first customer of the day, sent away.*

Bring the number down to something a person could hold: one customer, one morning, one desk. And give it once, exactly, then round it. *Fifty-seven percent, so more often than not.* From there on say *more often than not*.

## Say the other side first

The strongest objection to Miriam’s proposal is that it hardly pays. Lost sales are not lost profit. Of $63,248 in sales about sixty percent would have been left after flour and wages, so $37,900; the van costs $32,000. She gains some $6,000 a year, and if her count is off by a sixth she gains nothing.

She might hope that nobody works this out. The finance director will work it out while she is still speaking. So she says it herself, on card six: *On money alone this is close. We gain perhaps $6,000 a year, and I could be wrong by as much. I’m asking because of the shelves, and I’m asking for six months because of the money.*

It is the most persuasive moment in her talk. A person who tells you what speaks against her has either nothing to hide or a great deal of skill, and in both cases you listen. There are two conditions. It has to be the real objection, and you need an answer. A weak objection set up to be knocked down is noticed at once, and an objection left standing is simply a reason to say no.
`,
        {
          type: 'exercise',
          title: 'One pair and one objection',
          task: 'Choose the card that matters most and give it a pair: one number in a size that people know, and one person or morning that the number is about. Then write, on a card of its own, the sentence that the most skeptical of your listeners would say in the corridor, in their words, and your answer beneath it. Put the card in the chain where the thought would occur to them.',
          criteria: [
            'The number can be pictured without a calculator, and you can say where it comes from',
            'The person in the story agreed to be mentioned, or cannot be recognized',
            'The objection is one that you could not answer easily a week ago',
            'The answer does not begin by saying that the objection is a misunderstanding',
          ],
        },
        {
          type: 'quiz',
          question:
            'You are listening to a colleague’s chain: “Our help desk is slow. / It has been slow since the move to the new building. / Last quarter, 41 percent of tickets took longer than two days. / I propose that two people from my team answer tickets on Mondays. / Mondays are when most tickets come in.” Where does the order break?',
          answers: [
            {
              text: 'After the first sentence: the room asks “is it?”, and gets the history',
              right: true,
              explanation:
                'The doubt about the claim comes before any interest in its cause. The 41 percent has to follow at once; the move can probably go.',
            },
            {
              text: 'After the third: a percentage should never come in the middle',
              explanation:
                'A percentage belongs wherever somebody doubts. It came too late here, which is another thing.',
            },
            {
              text: 'After the fourth: the proposal arrives before the reason why Monday matters',
              right: true,
              explanation:
                'On hearing “Mondays” everyone asks why Mondays. The answer does follow, but as an afterthought. If the peak on Mondays comes first, the room arrives at the proposal by itself.',
            },
            {
              text: 'Nowhere: it goes from the general to the particular',
              explanation:
                'That is an order for a report, which can be read in any direction. A listener can only go forward, from one question to the next.',
            },
          ],
        },
        {
          type: 'quiz',
          question: 'Why did Miriam put “on money alone this is close” into her own talk?',
          answers: [
            {
              text: 'Because an audience likes a speaker who is modest',
              explanation:
                'Modesty about oneself would be a different sentence, and a useless one. This is exactness about the case.',
            },
            {
              text: 'Because the finance director would reach the same result alone, and would then distrust her other numbers',
              right: true,
              explanation:
                'What a listener discovers against you counts double. What you say against yourself makes the remaining figures more believable.',
            },
            {
              text: 'Because it moves the question from “does it pay?” to “is it worth trying for six months?”',
              right: true,
              explanation:
                'Once the money is agreed to be close, the decision depends on the shelves and on the risk, and for both she has cards.',
            },
            {
              text: 'Because it is always best to mention every possible objection',
              explanation:
                'Ten objections would bury the proposal. She needs the one that is already in the room.',
            },
          ],
        },
        {
          type: 'quiz',
          question:
            'You have twelve minutes and, after much cutting, twelve cards with about 150 words on each. What do you do?',
          answers: [
            {
              text: 'Speak a little faster, since the audience is intelligent',
              explanation:
                'Twelve cards at 150 words are 1,800 words. At 130 words a minute that is almost fourteen minutes without a pause, a laugh or a late start.',
            },
            {
              text: 'Take out four cards and keep them for the questions',
              right: true,
              explanation:
                'Eight cards fill nine and a half minutes. A card that comes out as the answer to a question is worth more there than in the talk.',
            },
            {
              text: 'Put the contents of the last four on the slides, where people can read them',
              explanation:
                'Then they read while you speak, and you have lost them for the other eight as well. Section 4 shows why.',
            },
            {
              text: 'Ask whether the sentence is too big for twelve minutes',
              right: true,
              explanation:
                'If nothing can be cut, the change you want takes more steps than the time allows. Ask for the first of them.',
            },
          ],
        },
      ],
    },
  ],
}
