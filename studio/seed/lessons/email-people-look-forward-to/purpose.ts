import type {SectionSeed} from '../types.ts'

export const purpose: SectionSeed = {
  title: 'What a letter is for',
  lessons: [
    {
      slug: 'who-would-miss-it',
      title: 'Who would miss it?',
      minutes: 25,
      kind: 'reading',
      body: [
        `
A museum once asked me why nobody read its newsletter. It went to 11,200 addresses every Friday and had done so for six years. I proposed an experiment that cost nothing: skip a Friday and tell no one. On Monday we counted the people who had asked where it was. There were three. One of them was the director’s mother.

The same spring a hardware shop, Hollis & Daughter, missed an issue by accident, because the daughter had the flu. Its letter is called *What Broke This Week* and goes to 380 people who live in old houses. Nineteen of them wrote. Several asked whether everything was all right.

Three in 11,200 is 0.03 percent. Nineteen in 380 is 5 percent. On every report that the museum looked at, it was the larger sender by a factor of thirty. In the only sense that matters here, the hardware shop was larger by a factor of six.
`,
        {
          type: 'figure',
          name: 'missed-letters',
          alt: 'Two fields of dots, one dot for each reader. The large field of 11,200 dots has three red ones in it, hard to find. The small field of 380 has nineteen.',
          caption: 'One dot is one address. The red ones asked where the letter was.',
        },
        `
## The question this course hangs on

Would anyone miss it? I ask it before I ask about software, logos, days of the week or growth, because every other decision follows from it. A letter that would be missed is opened without a clever subject line. It survives an ugly layout. When it lands in the spam folder by mistake, someone goes and fetches it. And a letter that nobody would miss cannot be rescued by any of the tools that are sold for rescuing it.

In radio I learned what being missed sounds like. When we dropped a program for a week to cover an election, the switchboard told us by Tuesday what we had been worth. Some programs got forty calls. One, which had cost more than any other, got none, and I had produced it.

## What people miss

I have asked many readers which letter they would miss, and why. Nobody has ever said “because it keeps me informed about the company.” The answers fall into three heaps.

- **It helps me do a thing I was going to do anyway.** The hardware shop. A school nurse who writes on Sunday evening about what is going around.
- **It gives me something to think about or to tell at dinner.** A man in Lubbock who describes one grave a month and what he could find out about it.
- **It is from someone I’d like to hear from.** A choir, a co-op, a cousin. The person is the content.

Good letters often land on two heaps. A letter that lands on none is usually about its sender: our anniversary, our new hire, our award. You may be proud of those things, and you may tell people, in the last three lines of a letter that earned it.

If you have no list yet, you are in luck. You cannot skip an issue to see who notices, and you don’t have six years of habits to break either.
`,
        {
          type: 'exercise',
          title: 'The letter you would miss',
          task: `
Open your own inbox and find one letter, sent to many people, that you would miss. Read the last three issues. Then write four lines: which of the three heaps it is on; what you did or said because of it, most recently; how long after it arrived you opened it; and what the sender seems to get out of it.

Do the same for one that you delete unread. Four lines again. If it was good once, note when it stopped.
`,
          criteria: [
            'Your first four lines name one thing you did or said, and not a feeling about the letter',
            'You could say what the sender gets out of it, even if the answer is “nothing I can see”',
            'For the letter you delete, you found the reason in the letter and not in your lack of time',
          ],
        },
      ],
    },
    {
      slug: 'the-sentence',
      title: 'The sentence everything follows from',
      minutes: 30,
      kind: 'exercise',
      body: [
        `
Before Hollis & Daughter sent anything, Renée Hollis and I sat on paint cans and wrote a sentence. It took most of an afternoon, and it has not changed in five years:

> Every other Thursday, one repair you can finish before Sunday, for people who live in houses older than they are.

Read it the way a carpenter looks at a joint. *Every other Thursday* is when. *One repair* is how much, and it is also what keeps her honest: when she is tempted to put in three things, the sentence says one. *You can finish before Sunday* is what the reader has afterward that she did not have before. *For people who live in houses older than they are* is who, and it leaves out nearly everybody, which is its best quality. A man who lives in a new apartment knows at once that this isn’t for him, and does not sign up, and never has to be persuaded to stay.

## Two halves, one of them private

The sentence is public. It will stand above your sign-up form, word for word. There is a second sentence, which you keep for yourself, because a letter that earns nothing gets dropped in the first busy month. Renée’s says: *They come in for the part, and while they are in they remember the paint.* A charity’s might be: *When we ask for money in November, they know what it is for.* A consultant’s: *Twice a year somebody replies and describes a problem I am paid to solve.*

Write the private half honestly and check the two against each other. If the private half says “they see our offers every week,” the public one is a costume.

## Four drafts of one sentence

Here is how a real one came about, for a music school with 210 addresses. The director gave me leave to show the steps.

1. *News and updates from the Almeda Music School.* This could stand over anything, from anyone, at any time.
2. *Inspiration for music lovers of all ages.* It has become warmer and means less. “Of all ages” is what we write when we are afraid of leaving someone out.
3. *Help for parents whose children learn an instrument.* Now there is a person in it. What kind of help, how often, and what can she do with it?
4. *On Sunday evening, a five-minute way to make this week’s practice less of a fight, for parents who don’t play themselves.*

The fourth draft decided a dozen things that had been argued about for months. Whether to announce recitals: yes, in one line at the end. Whether to write about music theory: no. How long it may be: she has five minutes. What day: practice starts on Monday.
`,
        {
          type: 'callout',
          tone: 'tip',
          title: 'Say it to one person',
          text: `For four years a truck driver wrote to my radio program after every broadcast, and I began to edit with him in mind. Pick a real person who might read your letter and say the sentence to her, aloud, on the phone if you can. Where you hear yourself explaining, the sentence is not finished.`,
        },
        `
## Words to be suspicious of

*News, updates, insights, inspiration, tips, latest, exclusive, community, content.* None is forbidden, but each of them lets you avoid saying what will be in the envelope. Cross them out and see whether anything is left.
`,
        {
          type: 'exercise',
          title: 'Write your sentence',
          task: `
Fill in this frame, then break it until it sounds like you: *[when], [how much of what] so that you can [do or have something], for [people described by their situation].*

Write at least four drafts and keep them all. Then write the private half: what you or your organization will have from it a year from now. Read both to one real person and change what she stumbles over.
`,
          criteria: [
            'Someone could read the sentence and decide that the letter is not for them',
            'It says how often, and you have kept that rhythm with something else in your life',
            'It contains a thing the reader can do, know or have on the same day',
            'No word in it would also fit a bank, a gym and an airline',
            'The private half names something you could notice happening',
          ],
        },
      ],
    },
    {
      slug: 'a-rhythm-you-can-keep',
      title: 'A rhythm you can keep',
      minutes: 9,
      kind: 'reading',
      body: [
        `
My own letter, about sound, has gone out every week since 2012. I am not disciplined. I simply did the arithmetic first, after having failed at it twice.

An issue of about 500 words costs me three hours. Half an hour to decide what the one idea is, an hour to write it, an hour to cut it, and half an hour to read it aloud, send a test to myself, find the mistake and send it properly. It was five hours in the first year, and it has never fallen below three.
`,
        {
          type: 'table',
          caption: 'What a rhythm costs in a year, at three hours an issue and a working week of forty hours',
          head: ['Rhythm', 'Issues a year', 'Hours a year', 'Working weeks'],
          rows: [
            ['Every week', '52', '156', '3.9'],
            ['Every other week', '26', '78', '2.0'],
            ['Every month', '12', '36', '0.9'],
          ],
        },
        `
Nearly four weeks of work a year for a weekly letter. Some shops get that back in February. If you look at the number and feel ill, take the next row. A letter that comes every other Thursday and always comes is worth more than a weekly one that stops in May with an apology. Readers forgive a slow rhythm. What they do not forgive is having to remember who you are.

That sets the lower limit, too. When people hear from you less than about every six weeks, some will have forgotten that they ever asked, and a person who has forgotten presses *Spam*. So: as often as you can keep up, and often enough to be recognized. For most small senders that is every week, every other week or every month.

## How long

A person reads about 240 words a minute when nothing disturbs her. Five hundred words are two minutes, which is a bus stop. Twelve hundred are five, which is a coffee. Both are fine, provided that your sentence promised something that fits. The music school promised five minutes of *practice*, so reading about it has to take two.

## From whom

A letter is from somebody. *Renée at Hollis & Daughter* is opened because Renée is a person and the shop is a place. *Hollis Marketing Team* would be neither. Put the name in the sender’s field, keep the same one forever, and use an address at which a reply arrives and is read. Nothing says “this is not a letter” as clearly as an address that begins with *noreply*. You would not hand someone an envelope and then hold your hands over your ears.

## When you miss one

You will, once. Don’t write an issue about it. In the next one, begin as though you had never been away, and mention it in a line at the end if at all. Apologies are about the sender. What a missed issue should change is the rhythm: if it happens twice in three months, move down a row in the table and say so in one plain sentence.
`,
        {
          type: 'quiz',
          question:
            'A veterinary practice has one person with about 90 hours a year for its letter. She needs three and a half hours an issue. Which plan would you advise?',
          answers: [
            {
              text: 'Every week, with shorter issues',
              explanation:
                'Fifty-two issues in 90 hours leave 1 hour 44 minutes for each, half of what she needs. Shorter letters take less time to read and seldom less time to make, because the deciding and the cutting stay.',
            },
            {
              text: 'Every other week',
              explanation:
                'Twenty-six issues at three and a half hours are 91 hours. That is the whole budget and an hour more, in a year without a sick day. It would work on paper and fail in October.',
            },
            {
              text: 'Every three weeks, on a fixed day',
              right: true,
              explanation:
                'Seventeen issues at three and a half hours are about 60 hours, which leaves 30 for replies, bad weeks and the sign-up form. Three weeks are still well inside what people remember.',
            },
            {
              text: 'Whenever there is something worth saying',
              explanation:
                'It sounds respectful and turns into silence. Without a date, other work always wins, and after three months readers no longer know why they hear from her.',
            },
          ],
        },
        {
          type: 'quiz',
          question:
            'Which of these sentences leave no doubt about whom the letter is for? Choose all that do.',
          answers: [
            {
              text: 'Every month, one walk under five miles with a place to eat at the end, for people with small children',
              right: true,
              explanation:
                'A situation, an amount and a rhythm. Serious hikers know to stay away, and a parent can picture using it on Saturday.',
            },
            {
              text: 'Curated insights for passionate lovers of the outdoors',
              explanation:
                'Who would say that she is *not* one of them? A description that nobody can be outside of describes nobody.',
            },
            {
              text: 'On the first of the month, what to plant, cut and leave alone, for balconies that face north',
              right: true,
              explanation:
                'A balcony that faces north is a fact. The reader either has one or does not, and the writer can decide about every item by it.',
            },
            {
              text: 'Our latest news, offers and events for customers and friends of the house',
              explanation:
                'This says who the sender hopes will read it and nothing about what they are doing when they need it.',
            },
          ],
        },
        `
## Your task

Write down the hours that you can give each week in an ordinary month, not a hopeful one. Take a third off. Divide by your hours for an issue (use five if you have never made one). That gives you a row in the table. Put the rhythm into your sentence, choose the day, and enter the next six dates in your calendar with a reminder three days before each.
`,
      ],
    },
  ],
}
