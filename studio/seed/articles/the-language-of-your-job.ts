import type {ArticleSeed} from '../types.ts'

export const theLanguageOfYourJob: ArticleSeed = {
  number: 6,
  slug: 'the-language-of-your-job',
  title: 'The Language of Your Job: What to Learn First',
  excerpt:
    'You do not need another language. You need the part of it that your working week is made of, and that part is smaller than you think.',
  author: {name: 'Mireille Fontaine'},
  date: '2026-10-20',
  category: 'Language Learning',
  tags: ['vocabulary', 'memory', 'habits', 'speaking'],
  imageAlt: 'Speech bubbles of different shapes filled with small tools of various trades',
  body: [
    `
A nurse came to me with four months to go before her first shift in Geneva. She had a school certificate in French, a grammar book with yellow stickers, and a list of irregular verbs. I asked her to tell me, in French, that a patient had slept badly and needed the dressing on his left knee changed. She could conjugate *to sleep* in six tenses. She did not know the word for knee.

I have taught languages to working adults for twenty-two years, to cooks, engineers, judges and carers, and nearly all of them begin with the same misunderstanding. They think they have to learn the language and may then use it at work. It goes much faster the other way round.

## The arithmetic of words

Words are distributed very unevenly. In English, according to the linguist Paul Nation, the commonest thousand word families, a word together with its close relatives, make up roughly four out of every five words in an ordinary text. That is encouraging. What comes after is less so: to read a novel or a newspaper without help, knowing about 98 percent of its words, you would need some 8,000 to 9,000 families, and for ordinary spoken language 6,000 to 7,000. At ten words a day without a holiday, 8,000 take more than two years.

But nobody works in the whole of a language. Averil Coxhead showed it for universities. In 2000 she published a list of 570 word families that are frequent across academic subjects. They cover about a tenth of all the words in academic texts and hardly more than a hundredth of those in novels. Five hundred and seventy words fit into a shoebox of cards. Nine thousand are a piece of furniture.

Your job has such a list too. It has simply not been published. So write it.

## A week of collecting

Carry a small notebook for five working days, and write down three kinds of things **in your own language**, as they happen.

- **Things you point at.** Tools, rooms, forms, parts of the body, buttons on a screen.
- **Sentences you say every day.** *Can you send me the latest version? I’ll be five minutes late. That isn’t what we agreed.*
- **Sentences you are afraid of.** A complaint. A telephone call. A joke to which one ought to respond.

By Friday most people have between a hundred and fifty and three hundred entries. Look at the second list in particular. It is always shorter than people expect. A working day consists of perhaps forty sentences with different nouns in them.

Now have them translated by someone who does your job in the language you are learning. A dictionary will tell you what the thing is called. A colleague will tell you what people call it.

## Learn sentences, and leave a gap in them

Put the forty sentences on cards, your language on the front and the other on the back. Leave a gap where the noun changes: *Could you pass me the ___? Who is responsible for the ___?* You learn one sentence and own fifty.

Practice them by producing them. Read the front, say the back aloud, and only then turn it over. It is slower than reading a list and it lasts far longer, for reasons that [another article in this journal](/blog/close-the-book) explains. Take five new cards a day and all the old ones that you got wrong. Put the cards you knew away for two days, then for a week, then for a month.

And **say them aloud**. A sentence that has never been in your mouth will not come when the telephone rings.

## Prepare for the answer

A question is only half of an exchange. The first time you ask something successfully, someone will answer, fast, with words that are not on your list. So learn the sentences that keep a conversation alive, before anything else and in whatever language:

1. Sorry, could you say that again more slowly?
2. Do you mean this one?
3. What do you call this?
4. Let me repeat it, to be sure.
5. Give me a moment. I know this.

The fourth is the most important. Repeating an instruction in your own words catches errors, it gives you time, and in hospitals, cockpits and kitchens professionals do it in their mother tongue as well. No one will think you slow. They will think you careful.

## Grammar, when it hurts

I am not against grammar. I am for it at the right moment, which is when a mistake of yours has caused a misunderstanding. You will never forget the difference between *I have checked* and *I will check* after somebody has relied on the wrong one. Keep a page for such mistakes and study the chapter they belong to. Ten chapters read for that reason are worth the whole book read from the front.

## A plan for twelve weeks

Collect in week one, and translate in week two. From the third to the eighth, learn five cards a day and have one conversation of twenty minutes each week with somebody in your trade. In the last four weeks do a part of your real work in the language: write the notes, leave the voice message, run the short meeting. Choose the part in which an error would cost least.

The nurse from Geneva made two hundred and twelve cards. *Knee* was the first. She wrote to me after a month to say that her grammar was still dreadful, that the night shift corrected it with enthusiasm, and that on Wednesday she had made a patient laugh. You cannot look up how to do that. You have to be understood first.
`,
  ],
}
