import type {SectionSeed} from '../types.ts'

export const permission: SectionSeed = {
  title: 'A list built on permission',
  lessons: [
    {
      slug: 'a-form-that-promises',
      title: 'A form that promises what you will send',
      minutes: 45,
      kind: 'exercise',
      body: [
        `
Permission is more than a ticked box. Somebody has permission to write to you when you know who they are, what they will send and how often, and when you said yes to that and to nothing else. Each of the four can be put on a form. Most forms have none of them. They say *Subscribe to our newsletter*, and ask for a telephone number.

Here is the form at Hollis & Daughter, before and after. It stands on the page of every repair guide, where a person who has just found out how to stop a drip is in the best possible mood.
`,
        {
          type: 'table',
          caption: 'The same form before and after',
          head: ['Part', 'Before', 'After'],
          rows: [
            [
              'Heading',
              'Subscribe to our newsletter',
              'Every other Thursday, one repair you can finish before Sunday',
            ],
            [
              'Below it',
              'Stay up to date with news and offers',
              'For people in old houses. Read the last one first',
            ],
            ['Asks for', 'First name, last name, email, telephone', 'Email'],
            ['Button', 'Submit', 'Send me the next repair'],
            ['Under the button', 'We respect your privacy', 'From Renée. One click and you are off the list'],
          ],
        },
        `
In the three months before the change, 2,140 people saw the form and 19 signed up, which is 0.9 percent. In the three months after, 2,310 saw it and 74 signed up: 3.2 percent. I would not swear that every one of those came from the words, because we changed five things at once and a mild winter broke fewer pipes. But I have seen it go this way often enough to stop being surprised.
`,
        {
          type: 'figure',
          name: 'sign-up-form',
          alt: 'A drawing of a sign-up form with five numbered marks: the promise, for whom with a link to an issue, one field, a button that says what happens, and who writes and how to leave.',
          caption: 'Five places on a form, and what each is there to promise.',
        },
        `
## The five places

1. **The promise.** Your sentence, shortened if it must be. It is the headline because it’s the only thing on the form that the reader gets.
2. **For whom, and a sample.** A link to a real issue does more than any description. If you would rather not have strangers read an issue before they join, that is worth knowing about your issues.
3. **One field.** Every further one loses people, and most of what it collects is never used. Ask for a first name only if it will change what you write.
4. **A button in the reader’s words.** It says what happens when it is pressed. Nobody has ever wanted to *submit*.
5. **From whom, and how to leave.** Telling people where the door is makes them more willing to come in.

## Confirm it, once

After the form comes a short message: *press this to confirm that it was you*. Only then is the address on the list. This is called double opt-in. You will lose somewhere between a tenth and a quarter of the people who filled in the form, mostly mistyped addresses, robots and second thoughts. I’m for it all the same, for three reasons. It keeps out the addresses that damage you later; it proves, if anyone ever asks, that the owner of the mailbox said yes; and it makes your first message one that is opened and clicked, which every mailbox provider notices with approval.

Write that message yourself. The standard text of your software is written in fear. Renée’s reads: *You asked for one repair every other Thursday. Press here and the next one is yours. If it wasn’t you, do nothing and you’ll never hear from us again.*
`,
        {
          type: 'callout',
          tone: 'warning',
          title: 'What does not count as permission',
          text: `A business card. A purchase: in most of Europe it lets you advertise similar goods of your own, with a way to refuse, and nothing more. A box that was ticked in advance. A competition entry. An address found on a website. A list that a friend “no longer needs.” The law differs from country to country, and the United States asks for less than Canada or the European Union. I keep one rule everywhere, which satisfies the strictest I know of: they asked for this letter, by name, themselves. For a question about your own case, ask someone who practices law.`,
        },
        {
          type: 'exercise',
          title: 'Write the form and the confirmation',
          task: `
Write all five parts of your form in a plain document, and the confirmation message in at most forty words. Then decide on the one page where the form will stand first: the page on which a visitor has just been helped. Cover everything but the form with your hands and give it to someone who does not know your letter. Ask: what will you get, how often, and from whom?
`,
          criteria: [
            'The stranger answered all three questions without help',
            'There is one field, or you can say what each further answer will change in a letter',
            'The button is a sentence the reader could say herself',
            'The sample it links to is an issue you would send again today',
            'The confirmation says what happens if one does nothing',
          ],
        },
      ],
    },
    {
      slug: 'how-addresses-arrive-and-leave',
      title: 'How addresses arrive, and how they leave',
      minutes: 10,
      kind: 'reading',
      body: [
        `
A list is not a possession. It’s a room that people walk into and out of, and the number at the door is only how many are in it tonight. If you know the two streams, you can say where it is going.

Suppose you have 400 readers, write every week, lose 0.3 percent of them with each issue and gain 8. After a year, 86 percent of the original 400 are still there, about 342. Of the 416 who joined, some have left too, and about 386 remain. You have 728. If no one had joined, you would have 342 and be shrinking; if you stopped losing anyone, 816. So gaining is worth more than holding on when a list is small. At 2,700 readers, the same 0.3 percent is 8 people a week, and the list stands still with the very same letter. This is why large lists seem stuck, and why their owners begin to do foolish things.
`,
        {
          type: 'figure',
          name: 'two-streams',
          alt: 'A line chart over 52 weeks, from 400 readers: with 8 joining and 0.3 percent leaving each week it climbs to 728; with nobody joining it sinks to 342.',
          caption:
            'Four hundred readers, one year. Above: 8 join each week and 0.3 percent leave. Below: nobody joins.',
        },
        `
## Where eight a week come from

They come from places where you have already helped someone. I list them in the order in which they have worked for the small senders I know.

**The page that answered a question.** Somebody searched, you told them what they needed, and the form below offers the next thing of the same kind. This is by far the largest stream for anyone with a useful website.

**The moment after.** The thank-you page after an order, the receipt, the end of a workshop. At the music school, the director says the sentence aloud at the end of every recital and passes a sheet around. People write their own addresses; nobody is added by anybody else.

**Other people’s letters.** A reader forwards an issue. Put one line at the bottom for the person who received it that way: *Somebody sent you this? It comes every other Thursday*, and a link. Or trade a mention with one letter whose readers live in the same houses. One honest paragraph from a writer whom people trust brought Renée 61 readers in a day, more than three months of a paid advertisement.

**The counter.** A card beside the till with the sentence on it, an address short enough to type, and a square code for the phone.

And what about buying attention, with a raffle or a discount for signing up? You get addresses, and they belong to people who like raffles. If you must give something, give a thing that only the right reader wants. Renée’s was a printed card with the eleven sizes of washers, actual size. Nobody in a new apartment has ever asked for one.

## Letting people leave

Every issue has a link that ends it, visible, in normal type, working with a single click and without a login or a questionnaire. The large mailbox providers demand it of bulk senders, and they show their own *Unsubscribe* button at the top if your software sends the header for it. Check that yours does.

Be glad of it. The person who cannot find your link presses *Spam*, and that costs you the trust of her mailbox provider for everybody else too. Somebody who leaves does you one last courtesy. Offer one alternative at most, on the page afterward: less often.

## Letting people go

Some never leave and never read either. Once a year, take those who have neither clicked, replied nor bought anything for twelve months. (Don’t judge by opens; we shall see in the last section why.) Write to them once, in plain text:

> You asked for a repair every other Thursday, and I don’t know whether you still want it. If you do, press this. If not, do nothing. This is the last one. Renée

Of 140 such people, 31 pressed. Taking the other 109 off the list hurt for an afternoon. It did not cost a single reader.
`,
        {
          type: 'quiz',
          question:
            'A list has 2,000 readers, gains 10 a week and loses 0.5 percent with each weekly issue. Where is it going if nothing changes?',
          answers: [
            {
              text: 'It keeps growing by about ten a week',
              explanation:
                'That counts only the people who come in. At 2,000 readers, 0.5 percent is ten people going out.',
            },
            {
              text: 'It stands still',
              right: true,
              explanation:
                'Ten arrive and 0.005 × 2,000 = 10 leave. It will hover there. To grow, it needs a second place where people find it or a reason for fewer to leave.',
            },
            {
              text: 'It shrinks toward zero',
              explanation:
                'It would if nobody joined. As it shrinks below 2,000, fewer than ten leave each week, and the ten who join lift it again.',
            },
          ],
        },
        {
          type: 'quiz',
          question:
            'A bakery would like to write to four groups. Which of them have given permission, in the sense of this section?',
          answers: [
            {
              text: 'People who wrote their address on a sheet headed “Send me the Saturday bread list”',
              right: true,
              explanation: 'They know who, what and how often, and they wrote it themselves. Keep the sheet.',
            },
            {
              text: 'Customers whose address is on the invoice for a wedding cake',
              explanation:
                'They gave it for an invoice. You may be allowed to write to them where you live, but they did not ask for a letter. Ask them in the message that brings the invoice.',
            },
            {
              text: 'Everyone who entered the raffle, since the rules mentioned it in paragraph nine',
              explanation:
                'They asked for a cake. Permission that has to be found in paragraph nine was hidden there.',
            },
            {
              text: 'People who filled in the form on the recipe page and confirmed it by mail',
              right: true,
              explanation: 'Asked for, by name, by themselves, and confirmed from their own mailbox.',
            },
          ],
        },
        `
## Your task

Write down three places where somebody has just been helped by you, in your shop, on your site or in person. For each, write the one line you will put there, and whose job it is to put it there this week. Then send an old issue to yourself, find the way out of the list, and count the clicks it takes. If it is more than one, mend that before you do anything else.
`,
      ],
    },
  ],
}
