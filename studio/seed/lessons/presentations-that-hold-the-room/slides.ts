import type {SectionSeed} from '../types.ts'

export const slides: SectionSeed = {
  title: 'Slides that need a speaker',
  lessons: [
    {
      slug: 'could-they-read-it-without-you',
      title: 'Could they read it without you?',
      minutes: 24,
      kind: 'video',
      body: [
        `
Miriam has her eight cards, and now she is asked for *the deck*. She has to decide what a slide is for. Her company’s answer is that a slide holds what the speaker says, so that those who were absent can read it later. Watch what becomes of her third card if she follows it, and what we did with it afterward. It takes a minute.
`,
        {
          type: 'video',
          name: 'presentations-one-slide',
          title: 'One slide, taken apart',
          scenes: [
            {
              figure: 'presentations-slide-1',
              seconds: 9,
              words:
                'This is Miriam’s first slide on the cost. A headline, five lines of text, and all eleven shops in a chart.',
            },
            {
              figure: 'presentations-slide-2',
              seconds: 11,
              words:
                'People read nearly twice as fast as you speak. They are at the bottom while you are in line three, and no longer with you.',
            },
            {
              figure: 'presentations-slide-3',
              seconds: 9,
              words:
                'So the text goes. It isn’t lost: she will say it. Nobody can read it now before she does.',
            },
            {
              figure: 'presentations-slide-4',
              seconds: 9,
              words:
                'The chart shows eleven shops, and she speaks about three. Sort them, and let the other eight step back.',
            },
            {
              figure: 'presentations-slide-5',
              seconds: 9,
              words:
                'Grid, legend and frame go too. The names stand beside the bars, and there is one number to look at.',
            },
            {
              figure: 'presentations-slide-6',
              seconds: 10,
              words:
                'Without her, the slide is a riddle. With her, it is proof. That is what we want: a slide that needs a speaker.',
            },
          ],
          stops: [
            {
              scene: 3,
              quiz: {
                type: 'quiz',
                question: 'The text is gone and the chart is still there. What would you do with it next?',
                answers: [
                  {
                    text: 'Make it bigger and keep all of it',
                    explanation:
                      'Size helps the last row. But the eye still has eleven bars to choose from and nothing tells it which.',
                  },
                  {
                    text: 'Decide what it has to prove, and let the rest step back',
                    right: true,
                    explanation:
                      'She says “three shops”. Whatever helps people to see three is kept, and the others become background.',
                  },
                  {
                    text: 'Replace it by a photograph of bread',
                    explanation:
                      'A pleasant picture proves nothing, and this card needs a proof. There may be another card for Mrs. Brennan’s loaf.',
                  },
                ],
              },
            },
          ],
        },
        `
## Why reading and listening collide

A reader and a listener use the same faculty for words, and it does one thing at a time. In 2019 Marc Brysbaert collected nearly two hundred studies and found that adults read English nonfiction at about 238 words a minute in silence. You speak at about 130. Put eighty words on a slide and your listeners have read them in twenty seconds, while you need thirty-seven. For these twenty seconds they do not hear you, and for the remaining seventeen you bore them with what they know.

So the test of a slide is a little paradoxical. **Show it to someone without a word. If they understand it, it is a document.** A document is a fine thing: send it. If they say *and what is this about?*, you have a slide.

## Three kinds of slide that pass

- **A proof.** A chart, a photograph, a screenshot, a page from the log book. It shows that what you are saying is so.
- **A thing to hold on to.** One number, one word, a simple drawing that stays there while you explain something with several parts.
- **Nothing.** A black slide. It says: look at me now. Miriam has three of them.

## And the people who were absent?

They get a document: two pages with sentences, figures and sources, written to be read. It is less work than you fear, because your cards are its outline. What cannot work is a single file that is both. On the day it is too full to be listened to, and in the inbox it is too thin to be understood.
`,
        {
          type: 'table',
          caption: 'Miriam’s eight cards and what is on the screen',
          head: ['Card', 'She says', 'The screen shows'],
          rows: [
            ['1', 'Three shops open without bread', 'A photograph of an empty shelf, 6:32 a.m.'],
            ['2', '134 of 234 mornings, and Mrs. Brennan', 'The count, as 234 dots, 134 of them hollow'],
            ['3', '$118 each time', 'The chart from the video'],
            ['4', 'An earlier start costs more', '$43,500 and $32,000'],
            ['5', 'A second van, for six months', 'Black'],
            ['6', 'On money alone this is close', 'Black'],
            ['7', 'It goes back on August 31', 'A calendar with one day marked'],
            ['8', 'Your yes today', 'Black'],
          ],
        },
        {
          type: 'exercise',
          title: 'The silent test',
          task: 'Take a slide that you or a colleague really used, with at least forty words on it. Cover nothing, explain nothing, and show it to somebody for ten seconds. Ask what it says. If they can tell you, rebuild it: what does the speaker say, and what does the screen prove? Then do the same for the one card of your own talk that needs a slide most.',
          criteria: [
            'The rebuilt slide has fewer than ten words, axis labels included',
            'You can name which of the three kinds it is',
            'A person who sees it in silence asks you a question, and your card answers it',
            'The words you removed are on the card or in the document, not lost',
          ],
        },
      ],
    },
    {
      slug: 'what-is-left-on-the-screen',
      title: 'What is left on the screen',
      minutes: 22,
      kind: 'exercise',
      body: [
        `
A hospital pharmacist had one chart to show to a committee: medication errors over twenty-four months, in six wards. She could show all six lines, which was complete, or one of them, which was clear. *If I leave five out,* she said, *they’ll think I’m hiding something.* She was right to worry. What would you have done?

We kept all six. Five of them are pale gray. One is dark, carries its name at its end, and has a mark in the month in which the new labels came to that ward. Everyone could see at a glance where to look, and that nothing had been left out.

## Write the claim, then draw it

A chart is a sentence with a picture in it. Write the sentence first: *since the new labels, errors in ward 4 have fallen by half, and in the other wards they have not.* Now every line of ink has to earn its place by helping somebody see that. The words *by half* need an axis that begins at zero. The words *since the labels* need a mark in time. *In the other wards they have not* needs the other wards, in gray.

For most charts in meetings, this takes four steps.
`,
        {
          type: 'figure',
          name: 'presentations-chart-steps',
          alt: 'The same small chart five times. At first it has six colored lines, a grid, a frame and a legend. Step 1, remove: grid, frame and legend are gone. Step 2, fade: five lines are pale and one is black. Step 3, name: the black line is called ward 4 at its end. Step 4, mark: a red line shows when the new labels came.',
          caption: 'Remove, fade, name, mark. No figure was changed on the way.',
        },
        `
1. **Remove** what is not data: grid, frame, shadow, the third dimension, the legend.
2. **Fade** the data you do not speak about.
3. **Name** the rest directly, at the end of its line or on its bar, in letters that can be read from the last row.
4. **Mark** the one thing you will point at.

If you now need more than a sentence to explain how to read it, it is the wrong chart, and probably two charts.

## How large is readable?

Stand back from your own screen, as far as six times the width of the picture. That is about what the last row has in an ordinary meeting room. What you cannot read from there is decoration. In most programs it means that nothing is smaller than 28 points on a page of the usual size, and that a table with more than nine cells has no chance.

## Before you advance

There is a habit that nobody tells you about: you press the button, turn to the screen, and begin to speak to it. It happens because you need the slide to know what comes next. The cure is to say the joining question first, *so what does it cost us?*, and only then to press. The slide arrives as the answer. Then be quiet for as long as it takes you to read it yourself, one breath, and say what there is to see: *each bar is a shop. Look at the three on the right.*

Two practical matters. The **B** key turns the screen black in most presentation programs. And when the projector fails, which it will, you have eight cards and can begin. Remember the biscuits.
`,
        {
          type: 'exercise',
          title: 'Your slides, and two minutes on one thing: your eyes',
          task: 'Decide for each card what the screen shows, as in Miriam’s table, with at least one black slide. Make the slides, and no others. Then record two minutes in which you advance at least twice. Watch for one thing only: where do your eyes go at the moment you press, and for how long? Count the seconds spent on the screen.',
          criteria: [
            'You have fewer slides than cards',
            'For each chart you wrote the claim first, and it names a comparison',
            'You could read everything from six times the width of the picture',
            'In the second recording you asked the question before you pressed, and looked at the screen for two seconds at most',
          ],
        },
        {
          type: 'quiz',
          question:
            'A colleague’s slide shows the sentence “Customers who call twice are three times as likely to leave”, and beneath it a table with twelve rows. He reads the sentence aloud and says that the details are in the table. What is going wrong?',
          answers: [
            {
              text: 'The sentence is on the screen and in his mouth at the same time, and the screen is faster',
              right: true,
              explanation:
                'They have read it before he has finished, and have moved on to the table, alone. If he says the sentence, the screen can show the proof.',
            },
            {
              text: 'The table is too small, and should be spread over two slides',
              explanation:
                'Twenty-four rows at a readable size are still twenty-four rows. Nobody listens while looking for the two that matter.',
            },
            {
              text: 'The claim compares two groups, and the table makes each listener find them',
              right: true,
              explanation:
                'Two bars would do: called once, called twice. The twelve rows belong in the document.',
            },
            {
              text: 'Nothing. A slide should be complete',
              explanation:
                'A document should be. This slide is one, and its reader is being talked to while reading.',
            },
          ],
        },
        {
          type: 'quiz',
          question:
            'The pharmacist keeps the five other wards on her chart, in gray. Why not simply show ward 4?',
          answers: [
            {
              text: 'Because a chart with one line looks empty',
              explanation: 'Emptiness is no fault. A single bar can be the best slide of the day.',
            },
            {
              text: 'Because her claim says that the other wards did not change, and this is where one can see it',
              right: true,
              explanation:
                'Without them, errors might have fallen everywhere, and the labels would have nothing to do with it. The gray lines carry half of the proof.',
            },
            {
              text: 'Because the committee might suspect that she chose the ward that suits her',
              right: true,
              explanation:
                'They would wonder, and a listener who wonders has stopped listening. One glance at the gray lines settles it.',
            },
          ],
        },
        {
          type: 'quiz',
          question:
            'The organizer writes: “Please send us your slides three days in advance, we’ll distribute them to the participants.” What do you send?',
          answers: [
            {
              text: 'The slides as they are',
              explanation:
                'Photographs and black rectangles. Those who read them will think you have nothing to say, and come with that opinion.',
            },
            {
              text: 'The slides, with everything you will say written below in full',
              explanation:
                'Then they have read the talk, and you will be repeating it. Notes under slides are also the worst-set pages there are.',
            },
            {
              text: 'A document of one or two pages for after the talk, and a line to say that slides will be shown on the day',
              right: true,
              explanation:
                'The organizer wants something to distribute, and gets something readable. You may ask for it to go out afterward; if it goes out before, your chain will still work, because a page can be contradicted and you can answer.',
            },
          ],
        },
      ],
    },
  ],
}
