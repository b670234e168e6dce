import type {SectionSeed} from '../types.ts'

export const forms: SectionSeed = {
  title: 'Forms and the words in them',
  lessons: [
    {
      slug: 'ask-less',
      title: 'Ask less',
      minutes: 24,
      kind: 'exercise',
      body: [
        `
Every field is a question put to somebody who would rather be doing something else. For each, find the person in the company who reads the answer and ask what they did with the last ten. “Salutation” at the ticket company was read by nobody; it had been copied from a paper form of 1994. What you know already you do not ask, and what you can work out, such as the type of a card from its number, you do not ask either. The rest goes in one column, in the order in which people have it in mind.
`,
        {
          type: 'exercise',
          title: 'Halve it',
          task: 'List all the fields of a form, with who reads the answer and what for. Remove, derive or postpone until half are left.',
          criteria: [
            'Every remaining field has a reader with a name',
            'You timed two people on both versions',
          ],
        },
      ],
    },
    {
      slug: 'labels-that-stay',
      title: 'Labels that stay',
      minutes: 26,
      kind: 'reading',
      body: [
        `
A label inside a field vanishes with the first letter, exactly when one wonders what was asked. Put it above, always visible, and tie it to the field in the code so that a tap on it works and a screen reader says it. Above and not beside: with a long word or an enlarged text there is room. The hint, *as on your passport*, stands between label and field, where it is read in time. Make the field as long as its answer: four characters for a year, and people know what is wanted. Mark what is optional in words, and spare the asterisk.

**Your task:** fill in your form by keyboard alone with the screen reader of your phone or computer switched on and the display covered. Write down each place at which you did not know where you were.
`,
      ],
    },
    {
      slug: 'an-error-is-a-sentence',
      title: 'An error is a sentence',
      minutes: 26,
      kind: 'exercise',
      body: [
        `
“Invalid date” blames and does not help. A good message says what is wrong, where, and what to do, in words that one would use at a counter: *This date is in the past. Choose a day from March 9 on.* It stands beside the field, in text, remains until it is repaired, and everything else that was typed is still there. Check a field when somebody leaves it and not while they type; nobody’s address is complete after three letters. Better still is to accept what people write. Blanks in card numbers have never hurt a bank.
`,
        {
          type: 'exercise',
          title: 'Version five: the form',
          task: 'Rewrite all messages of your form, then have three people fill it in with mistakes you dictate.',
          criteria: [
            'Each repaired every mistake without a question to you',
            'Nothing they typed was lost',
            'No message contains “invalid”, “error” or “please”',
          ],
        },
      ],
    },
  ],
}
