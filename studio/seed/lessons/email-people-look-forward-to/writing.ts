import type {SectionSeed} from '../types.ts'

export const writing: SectionSeed = {
  title: 'Subject, opening, body, end',
  lessons: [
    {
      slug: 'a-subject-line-is-a-promise',
      title: 'A subject line is a promise',
      minutes: 20,
      kind: 'reading',
      body: [
        `
In this section we take six letters apart, line by line. Three are good, and their writers let me use them. Three are mine, from the years in which I knew about microphones and thought that this was enough. Here are the six subject lines. Before you read on, put them in the order in which you would open them.
`,
        {
          type: 'table',
          caption: 'The six letters of this section',
          head: ['', 'From', 'Subject line'],
          rows: [
            ['A', 'Me, 2012', 'The Sound Letter, Issue 3: Spring News and More'],
            ['B', 'Renée at Hollis & Daughter', 'The drip you can stop before Sunday'],
            [
              'C',
              'Me, 2015, for a news site',
              'Closures, bridge hours, our new app, win tickets, and a survey',
            ],
            ['D', 'Alice, Fenwick Wildlife Trust', 'Please leave the leaves until April'],
            ['E', 'Me, 2013', 'You won’t believe what this microphone heard'],
            ['F', 'Ana’s Bakery', 'The oven is off until the 14th'],
          ],
        },
        `
A subject line has one job, and it is not to get the letter opened. It says truthfully what the reader will have once she has opened it. If you aim at opens, you end up at E. It was my most opened letter of that year and the one after which most people left, because what the microphone had heard was an owl. I like owls. I had promised something else.

## What B, D and F have in common

Each could be answered by *oh, that’s for me* or *that’s not for me today*. A subject line that lets somebody skip an issue with a good conscience is worth having: she will believe the next one.

Each contains a thing. A drip, leaves, an oven. Things are quicker to understand than categories such as news, updates and tips.

And each fits. Telephones show roughly 30 to 45 characters before they cut a line off. B has 35, D has 35 and F has 30. A has 47, and its first 25 are the name of the letter and a number, which are already in the sender’s field or useful to nobody. C has 62, and what most people saw of it was *Closures, bridge hours, our new app*.

## The line beneath

Most mail apps show the beginning of the letter beside or below the subject, in gray. If you don’t decide what stands there, it will be *View this email in your browser*. Many programs have a field for it (*preview text* or *preheader*). Use it to finish the thought, never to repeat it. Renée’s second line for B was *A $1.40 part, and how to tell which one you need.*

## Tricks, and what they cost

*Re:* in front of a letter that isn’t a reply. A false *your order*. *Oops*, when nothing went wrong. A first name stuck in front like a hand on the shoulder. Each of them works once. Some are against the law too: in the United States, a subject line that misleads about the contents of a commercial message is a violation of the CAN-SPAM Act, whoever wrote it.

Capitals, rows of exclamation marks and little rockets are not forbidden, and one of them alone won’t send you to the spam folder. They only make you look like the people who are in there.
`,
        {
          type: 'exercise',
          title: 'Ten lines, three that are left',
          task: `
Take the thing you would like to write about first. Write ten subject lines for it in six minutes, without stopping to judge. Then strike out every line that would also fit next month’s letter, every line that promises more than you have, and every line over 45 characters. Of those that are left, choose the one you could say to your reader across a counter, and write the gray line that goes with it.
`,
          criteria: [
            'It names a thing that can be seen, held or done',
            'A regular reader could decide from it that she doesn’t need this issue',
            'The gray line adds something that the subject does not say',
            'You could read out both to somebody who had just read the letter, and she would nod',
          ],
        },
      ],
    },
    {
      slug: 'begin-in-the-middle',
      title: 'Begin in the middle',
      minutes: 30,
      kind: 'exercise',
      body: [
        `
In a radio studio there is a light above the door. While it is off, guests say the most interesting things. When it goes on they clear their throats and say how glad they are to be here. My first job was to cut that off with a razor blade. It taught me that the program almost always began about forty seconds after the tape did.

Letter A is mine, from April 2012.
`,
        {
          type: 'quotation',
          text: `Hello everybody, and welcome to the third issue. It has been a busy few weeks here in Austin, and I can hardly believe that it is April already. Before I get started, thank you to all who wrote in about issue two. In this issue I would like to share some thoughts on a topic that I have been meaning to write about for a while, namely room tone. Room tone is the sound of a room in which nobody is speaking. Last week I stood in an empty theater and recorded two minutes of it. When I played it back, I could tell where the balcony was.`,
          source: 'Letter A, the opening',
        },
        {
          type: 'table',
          caption: 'Letter A, line by line',
          head: ['Line', 'What it does for the reader'],
          rows: [
            ['Hello everybody, and welcome', 'Nothing. She is one person and has already arrived'],
            ['It has been a busy few weeks', 'Asks for sympathy before giving anything'],
            ['Before I get started', 'Announces that it has not started'],
            ['I would like to share some thoughts', 'Describes a letter in the place of one'],
            ['Room tone is the sound of …', 'The first fact, and a good one, after 69 words'],
            ['I could tell where the balcony was', 'The opening. It was the last line'],
          ],
        },
        `
The last sentence is why I wrote the letter, and I made sixty people wade to it. Today it would begin: *Last week I recorded two minutes of nothing in an empty theater. When I played it back, I could tell where the balcony was.* Everything above that is throat.

Now letter B, whole in its first paragraph.
`,
        {
          type: 'quotation',
          text: `Mrs. Aldana came in on Tuesday with a faucet in a bread bag. It had dripped since Easter, and she had been quoted $180. The part she needed costs $1.40, and it is the same in most of the two-handle faucets in this town. Here is how to tell whether yours is one of them.`,
          source: 'Letter B, the opening, by Renée Hollis',
        },
        {
          type: 'table',
          caption: 'Letter B, line by line',
          head: ['Line', 'What it does for the reader'],
          rows: [
            [
              'Mrs. Aldana … with a faucet in a bread bag',
              'A person, a thing and a small mystery, in one sentence',
            ],
            ['since Easter … $180', 'What is at stake, in weeks and in money'],
            ['costs $1.40', 'The turn: the reader now wants to know'],
            [
              'Here is how to tell whether yours is one of them',
              'Makes it about her, and says what the letter will do',
            ],
          ],
        },
        `
Fifty-five words, and nobody has been greeted. Nobody missed it. When a neighbor comes over the fence with news, he doesn’t welcome you to it.

## Three ways in

**The moment.** Somebody is doing something, in a place, on a day. (B.)

**The number that needs explaining.** *This shop sold 214 left gloves last winter.* It works if the explanation follows at once.

**The question that the reader has already asked.** *Should you cut the roses now or wait?* It must be hers, in her words. A question nobody has asked (*Have you ever wondered about grout?*) is throat again.

What all three have in common is that the reader is inside before she has decided whether to come in. You owe her something for that: by the third or fourth sentence she has to know what the letter is about and what it will do for her. Beginning in the middle is a courtesy. Staying there is a riddle.
`,
        {
          type: 'exercise',
          title: 'Say it, then find where it begins',
          task: `
Take the subject from the last lesson. Call somebody, or set your phone to record, and tell what you want to write about as though you had just seen it. Two minutes, no notes. Listen once and write down, word for word, the sentence at which you yourself begin to be interested. It will not be the first. That is your opening.

Write the paragraph from there, sixty words at most, and stop when the reader knows what the letter will do for her.
`,
          criteria: [
            'There is no greeting, weather or announcement before the first fact',
            'The first sentence contains a person or a thing',
            'By the fourth sentence it is clear what the reader will get',
            'Read aloud, it sounds like the recording and not like an essay',
          ],
        },
      ],
    },
    {
      slug: 'one-idea-per-letter',
      title: 'One idea per letter',
      minutes: 55,
      kind: 'exercise',
      body: [
        `
When I took over the letter of a news site, I put everything into it. We had worked hard all week and I wanted people to see that. This is letter C, in outline, as it went to 6,200 readers.
`,
        {
          type: 'quotation',
          text: `**Closures:** Which schools are closed Monday. *Read more*

**Bridge:** New hours from June 1. *Read more*

**Our app is here:** Get the news wherever you are. *Download now*

**Win:** Two tickets to the county fair. *Enter*

**Tell us:** What should we do better? Take the survey. *Start*`,
          source: 'Letter C, shortened to its bones',
        },
        `
Line by line there is not much to say against it. Each item is short and clear. Together they got 212 clicks, which is 3.4 percent of the readers, and 121 of those were on the bridge. The survey that I cared about got six. I had set five places at a table and handed out one fork.

Now letter D, from a wildlife charity, to 5,400 readers.
`,
        {
          type: 'quotation',
          text: `Under the leaves by your fence there is probably a queen. She is a bumblebee, she weighs less than a paper clip, and she is the only one of last year’s nest who is still alive. She dug herself in last fall, a few inches down, and she is waiting for a week of warm days.

If you rake now, you won’t see her. She will look like a bit of bark.

So please leave the leaves until April. In your corner of the state it may be a little earlier or later, and we have made a calendar by zip code that tells you when it is safe: *see your week*.

If your neighbors are rakers, the calendar prints on one page. It has a picture of her on it.`,
          source: 'Letter D, by Alice Grant, Fenwick Wildlife Trust',
        },
        {
          type: 'table',
          caption: 'Letter D, line by line',
          head: ['Line', 'What it does'],
          rows: [
            ['Under the leaves by your fence …', 'A place the reader owns and somebody in it'],
            ['less than a paper clip … still alive', 'Two facts, chosen to make her small and alone'],
            ['If you rake now, you won’t see her', 'Gives the harm without blaming anyone'],
            ['So please leave the leaves until April', 'The idea, in seven words, exactly as in the subject'],
            ['a calendar by zip code', 'The one thing to press, and a reason to press it'],
            ['If your neighbors are rakers', 'Lets the reader carry it next door'],
          ],
        },
        `
It got 486 clicks, 9.0 percent. The charity had other news that week: a new chair, a raffle, a job. It kept two of them for the next issues and dropped the chair.
`,
        {
          type: 'figure',
          name: 'one-idea',
          alt: 'Two pages side by side. On the left five short items with five arrows that leave in five directions, each thin. On the right one line runs from the opening down through the page to a single thick arrow.',
          caption: 'Left: five items, 212 clicks among 6,200 readers. Right: one idea, 486 among 5,400.',
        },
        `
## How to find the one

Say what the letter is about without the word *and*. “It’s about leaving the leaves.” “It’s about the bridge.” If you need the *and*, you have two letters, which is a stroke of luck, because the next one is already half written.

Then ask of each paragraph what the reader would not understand or not do if it were gone. Where the answer is *nothing*, the paragraph goes, however true. I keep mine in a file called *later*, which makes parting easier. I have never opened it.

## An order that carries

You need no template, but an order that works for an ordinary issue is this: **what happened**, **why it matters to you**, **what to do**, **one place to press or one thing to answer**. Letter D has it. So does nearly every good story told at a bar. Keep links to the one place, with a second at most for people who came for something else, such as opening hours, in a line at the very bottom.

And a letter that carries news of several kinds, because that is what was promised? A weekly list of concerts can be excellent. Then the list is the one idea: same order every week, no item longer than the others, nothing that isn’t a concert.
`,
        {
          type: 'exercise',
          title: 'The middle of your first issue',
          task: `
You have a subject line and an opening. Write the middle: at most 350 words, in the order above, with one place to press. Then print it, take a pen, and strike out everything that could go without the reader missing a step. Aim to lose a third. Read what is left aloud, standing up.
`,
          criteria: [
            'You can say what it is about in one clause without “and”',
            'The sentence with the idea comes in the first half',
            'There is one thing to press or to answer, and it is named by what happens',
            'You lost at least a quarter of the words, and nothing that a reader needs',
            'There was no sentence at which you ran out of breath',
          ],
        },
      ],
    },
    {
      slug: 'endings-that-end',
      title: 'Endings that end',
      minutes: 40,
      kind: 'exercise',
      body: [
        `
Pilots are taught that a landing should happen once. This is how letter E comes down, the one with the owl.
`,
        {
          type: 'quotation',
          text: `So that is the story of the owl, and I hope you found it as interesting as I did. In conclusion, you never know what a microphone will pick up. Next time I will write about wind. Let me know what you think, follow me for more, and forward this to a friend who might enjoy it. Thanks again for reading, have a wonderful week, and as always, keep listening. Warmly, Daniel. P.S. Don’t forget that my workshop still has places.`,
          source: 'Letter E, the ending',
        },
        `
I count six landings: the hope, the conclusion, the preview, three requests in one sentence, the thanks, and the postscript, which was the only line I needed anyone to act on. By then the passengers had gone. Three people wrote back, all of them about owls.

Letter F, from a bakery, is hardly longer than that ending. I’ll give it whole.
`,
        {
          type: 'quotation',
          text: `The oven is off until the 14th. The man who can mend it is on his honeymoon, and I wouldn’t call him either.

So this week I’ll teach you to do without me. Flour, water, salt, a pan with a lid, and yesterday evening to start in: the whole thing is on one page, and it is the bread my grandmother made when her oven was the village’s and it wasn’t her turn.

*Here is the page.*

If your grandmother made it differently, write back and tell me how. I read with flour on my hands, so be patient.

Ana`,
          source: 'Letter F, by Ana Duarte',
        },
        {
          type: 'table',
          caption: 'Letter F, line by line',
          head: ['Line', 'What it does'],
          rows: [
            ['The oven is off until the 14th', 'Keeps the promise of the subject in the first seven words'],
            ['on his honeymoon, and I wouldn’t call him either', 'Makes a nuisance into company'],
            ['I’ll teach you to do without me', 'The idea. It costs her sales and earns her trust'],
            ['Here is the page', 'The one place to press, on a line of its own'],
            [
              'If your grandmother made it differently',
              'A question that every reader can answer and wants to',
            ],
            ['I read with flour on my hands', 'Promises a reply and lowers the expectation of speed'],
          ],
        },
        `
She got 94 replies from 1,150 readers. Some were a page long. The following winter she printed the eleven best as a booklet and sold it next to the till.

## Three endings

**A thing to do.** It stands last, alone, as a sentence. The reader’s hand is already on the phone. *See your week.*

**A question.** One, answerable from memory, about the reader and not about you. *What did you think of this issue?* asks her to do your work. *What is the oldest thing in your house that still runs?* asks her to show off a little, which people enjoy. Replies are also the best sign for a mailbox that you are welcome there. And read them. A question whose answers nobody reads is a lie with a question mark.

**A last line.** When there is nothing to press or to answer, stop on the strongest concrete image you have, one sentence earlier than feels polite.

Choose one of the three for each letter. After it comes your first name, and after that, in small type, whatever the law requires: who you are, where, and how to leave.

## The postscript

It is read by nearly everyone, because the eye goes to the end to see who is writing. So it is the right place for the small commercial thing that your private half is about: *The washers are in drawer 14.* Use it when you have something to put there, about every third time.
`,
        {
          type: 'quiz',
          question:
            'A yoga teacher’s letter explains one stretch for people who sit all day. Which of these endings would you let stand? Choose all that end once.',
          answers: [
            {
              text: 'Try it now, before you read the next message in your inbox. It takes forty seconds.',
              right: true,
              explanation: 'A thing to do, and the moment to do it. Nothing follows that would undo it.',
            },
            {
              text: 'I hope this helps. Let me know what you think, and don’t forget to follow me and share this with a colleague.',
              explanation:
                'A hope and three requests. Each weakens the others, and none of them is what the letter was for.',
            },
            {
              text: 'What is your chair like? Reply with a picture of it and I’ll tell you the one thing I would change.',
              right: true,
              explanation:
                'One question that anyone can answer from where they are sitting, and a reason to. She must be ready to read the answers.',
            },
            {
              text: 'In conclusion, stretching is important for body and mind. See you next week for another tip.',
              explanation: 'It repeats less than the letter has said, and then promises a different letter.',
            },
          ],
        },
        {
          type: 'exercise',
          title: 'Finish one issue, speak the next',
          task: `
Write the end of your first issue by choosing one of the three. You now have a whole letter: subject, gray line, opening, middle, end. Send it to yourself and read it on a telephone, standing in a queue if you can find one.

Then begin the second. Set the phone to record and speak for three minutes about another thing your sentence covers, in the order *what happened, why it matters to you, what to do*. Don’t write it up yet. Have the recording turned into text, and keep it for the week you need it. It will take you one sitting from there.
`,
          criteria: [
            'The first issue ends once, in one of the three ways',
            'Reading it on a phone took no longer than your sentence promises',
            'The last thing the reader sees before your name is the thing you most want to happen',
            'The recording of the second issue has a middle you would begin with',
          ],
        },
      ],
    },
  ],
}
