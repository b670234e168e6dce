import type {SectionSeed} from '../types.ts'

export const openings: SectionSeed = {
  title: 'Openings and endings',
  lessons: [
    {
      slug: 'begin-after-the-beginning',
      title: 'Begin after the beginning',
      minutes: 20,
      kind: 'reading',
      body: [
        `
In 2014 somebody recorded me at a conference of retailers, and years later sent me the file. I had been proud of that talk. I typed out the first minute and took a red pencil to it. Read it before you read what I marked, and decide in which sentence you would begin.
`,
        {
          type: 'quotation',
          text: 'Hello, can everyone hear me? Sorry, I know I’m standing between you and lunch. So, um, my name is Amara Okafor, I’m planning director at an agency in London, we’re about a hundred and twenty people now. First of all thank you to the organizers for having me. What I’d like to do today is, I’ll say a bit about the research, then I’ll go through the three phases of the project, and hopefully leave some time for questions. So, just to give you some background. Last November I stood in a supermarket in Leeds and watched a woman put a jar back on the shelf. She had read the label twice.',
          source: 'Amara Okafor, the first minute, 2014',
        },
        {
          type: 'figure',
          name: 'presentations-opening-marked',
          alt: 'Eight typed lines from the transcript. The first six are struck through in red, with the notes sorry, name and rank, thanks, agenda and padding in the margin. The last two, about a woman in a supermarket in Leeds, are kept and underlined.',
          caption: 'My first minute in 2014. What is left after the red pencil took twelve seconds to say.',
        },
        `
The talk begins at *Last November*. Before it come eighty-six words, and four nervous habits.

- **The apology.** *Sorry, I’m standing between you and lunch.* Nobody had been thinking about lunch.
- **The credentials.** The chair had introduced me a moment before. And a hundred and twenty people do not make a sentence truer.
- **The agenda.** *A bit about the research, then three phases.* Announcing the parts asks people to remember a structure before they have any reason to want it.
- **The padding.** *What I’d like to do is. Just to give you. Hopefully.* It is the noise of somebody looking for the door while standing in it.

I do not think that I was stupid in 2014. The habits all do the same job. They put off the moment at which I have to say something that could be wrong.

## What to open with instead

Your first sentence should make the first question of your chain arise. There are four kinds that do so reliably, and each of Miriam’s would have worked.

1. **A moment.** *On the ninth of February, at twenty to seven, Mrs. Brennan asked us whether the bakery was closing down.*
2. **A number that needs an explanation.** *Last quarter three of our shops opened without bread on 134 of 234 mornings.*
3. **A question they have themselves.** *Can we open a twelfth shop if we can’t fill the shelves of eleven?*
4. **The point.** *I’d like a second van for six months, and I’ll tell you what it costs to do without.*

She took the second for the board, because the finance director sat nearest. For a room of shop managers she would have taken the first. The fourth is best when people are pressed for time and will not hate it.

What about your name? Say it second, if nobody has said it for you. The first sentence is the one for which the room is quiet.

## Quiet first, then the sentence

Walk to where you will stand. Put down what you carry. Look at one person, then at another, breathe out, and only now begin. It takes three seconds. Learn the first sentence by heart, and only the first. It has to work on the day when your head is empty.
`,
        {
          type: 'callout',
          tone: 'warning',
          title: 'Jokes',
          text: 'Open with a joke only if it makes the first question arise and you would say it at your own kitchen table. The borrowed kind buys you a laugh, and with it the expectation of another.',
        },
        {
          type: 'exercise',
          title: 'Two minutes, one thing: your hands',
          task: 'Write one opening of each of the four kinds and say all four aloud. Choose one. Then stand up, and record two minutes of opening and first card. Watch it without sound, and look at nothing but your hands in the first fifteen seconds. Most people find them holding each other, holding a pen or patting a pocket. You need not give them anything elegant to do. Let them hang until they want something.',
          criteria: [
            'The first sentence could not be said at the start of any other talk',
            'It contains no apology, no agenda, no thanks and no “today”',
            'Somebody who hears only that sentence asks the question your next card answers',
            'In a second recording your hands stayed open for the first fifteen seconds',
          ],
        },
      ],
    },
    {
      slug: 'the-last-thing-they-hear',
      title: 'The last thing they hear',
      minutes: 20,
      kind: 'reading',
      body: [
        `
A veterinary practice asked its junior partner to present to the two seniors why it should open on Saturdays. She spoke well for fifteen minutes. Then there were questions, the last of which was about parking, and her answer was that one would have to ask the city. The seniors said thank you and went back to their dogs. Three weeks later one of them told me that he remembered the thing about the parking.

She had a choice that she did not know of. The end of a talk is not wherever it happens to stop.

## How I used to stop

From the same 2014 recording.
`,
        {
          type: 'quotation',
          text: 'So yeah, I think that was more or less everything. There’d be a lot more to say about the third phase but I see we’re running out of time. So, to sum up, labels matter, and, you know, it’s worth looking into. That’s it really. Any questions?',
          source: 'Amara Okafor, the last twenty seconds, 2014',
        },
        {
          type: 'figure',
          name: 'presentations-ending-marked',
          alt: 'Five typed lines from the transcript, all of them struck through in red, with the notes trailing, regret, the clock, hedge and handed over in the margin. Below them two words are left: labels matter.',
          caption:
            'My last twenty seconds in 2014. The red pencil leaves two words, and they were on the invitation.',
        },
        `
Read it again as somebody who has sat through twenty-five minutes in order to decide something. The woman with the jar is gone. I said that I had left out the best part, and I handed the room to whoever wanted to talk next. And *labels matter* is a topic.

## Three sentences

An ending needs three sentences, and you can learn them by heart, as you did with the first.

1. **Back to the beginning, changed.** Return to the moment, number or question you opened with, and show it in the light of what has been said since.
2. **What should happen now.** One act, by these people, with a date. It is your sentence from lesson 2, spoken to their faces.
3. **Thank you.** Then close your mouth.

Miriam’s: *134 mornings out of 234. By the end of August I want to tell you that it’s fewer than twenty, and if it isn’t, the van goes back. I’m asking for your yes today, for six months from March. Thank you.*

That is some forty words, and twenty seconds. The difficult part comes after it, and it is silence. Do not fill it. Do not gather up your papers. You have asked a question, and it is their turn.

## Questions come before the end

If there will be questions, end twice. After the last card, say *Before I finish, what would you like to ask?* Take the questions. When there are no more, or when the time is nearly up, say *Let me finish, then,* and give your three sentences. The last thing they hear is now yours, and not the parking.

You need to keep one minute for it. If the chair ends the meeting on the stroke, that minute has to be taken from the questions, so tell the chair beforehand that you would like the last word.
`,
        {
          type: 'table',
          caption: 'The same ending, improved twice',
          head: ['Version', 'The veterinary partner’s last words', 'What the seniors have to do'],
          rows: [
            ['As it happened', '“I’d have to ask the city about that.”', 'Nothing'],
            [
              'With a summary',
              '“So Saturdays would bring new clients, and there’s demand, and it’s feasible.”',
              'Agree',
            ],
            [
              'With three sentences',
              '“I began with the dog that was driven fifty minutes to the emergency clinic because it was Saturday. Let’s try six Saturdays from May, nine to one, with me on duty; please tell me by Friday which six. Thank you.”',
              'Name six dates by Friday',
            ],
          ],
        },
        {
          type: 'exercise',
          title: 'Your three sentences',
          task: 'Write your ending in three sentences and learn it by heart. Then practice the join: have somebody ask you the dullest question they can think of, answer it in one sentence, say “Let me finish, then,” and give the ending. Do it three times, with three dull questions.',
          criteria: [
            'The first sentence would make no sense to a person who had missed your opening',
            'The second contains a verb, the people who do it, and a date',
            'No word of the ending weakens it: no “hopefully”, “just”, “maybe we could”',
            'After “Thank you” you stood still and silent for three seconds, and survived',
          ],
        },
        {
          type: 'quiz',
          question:
            'Three openings for the same talk, to the volunteers of a museum who are to greet visitors at the door from now on. Which of them begin after the beginning?',
          answers: [
            {
              text: '“Thanks for coming, I know it’s Saturday. I’m Petra from visitor services, and I’ll take you through the new welcome concept in three steps.”',
              explanation:
                'Thanks, an apology, credentials and an agenda. The subject has been announced and the talk has not begun.',
            },
            {
              text: '“Last Sunday I sat opposite our entrance and counted: of 212 people who came in, 90 stood still within five steps and looked for a sign.”',
              right: true,
              explanation:
                'A number that needs an explanation, and one that she went and got herself. Everybody is now asking what those ninety were looking for.',
            },
            {
              text: '“What did you do the last time you walked into a building and did not know where to go?”',
              right: true,
              explanation:
                'A question they have had themselves. It works if she leaves three seconds in which they can remember.',
            },
            {
              text: '“Hospitality has been a human value since antiquity.”',
              explanation:
                'It could begin any talk about anything with a door. Nobody asks a question after it, except how long this will take.',
            },
          ],
        },
        {
          type: 'quiz',
          question:
            'You have finished your answers to the questions, and four minutes are left of your time. What do you do with them?',
          answers: [
            {
              text: 'Use them for the card that you had to take out',
              explanation:
                'The card lies outside because it does not help your sentence. It has not become more helpful, and it would now be the last thing they hear.',
            },
            {
              text: 'Give your three sentences and let people go early',
              right: true,
              explanation:
                'Nobody has ever complained that a talk was too short, and an early end leaves time for the thing you asked for: the decision.',
            },
            {
              text: 'Wait for another question, since silence looks like lack of interest',
              explanation:
                'A little waiting is right, and lesson 15 is about how long. But four minutes of it let the talk run dry, and you end on the least interesting question of the day.',
            },
            {
              text: 'Summarize all your points, so that nothing is forgotten',
              explanation:
                'A summary repeats the talk at its weakest, without proofs. One image from the opening brings back more than five headings.',
            },
          ],
        },
      ],
    },
  ],
}
