import type {SectionSeed} from '../types.ts'
import {aPersonInSixStrokes} from './a-person-in-six-strokes.ts'

export const peopleInSixStrokes: SectionSeed = {
  title: 'People in six strokes',
  lessons: [
    {
      slug: 'a-person-in-six-strokes',
      title: 'A person in six strokes',
      minutes: 10,
      kind: 'video',
      body: [
        `
A plan without people in it is a plan for nobody. As soon as one small figure stands beside the boxes, somebody asks *who is that?*, and the meeting has become more honest. This is the most useful drawing you will learn here, and it takes about six seconds.

Watch the film once with your hands in your lap. Then watch it with the thick marker in your hand and stop after each stroke.
`,
        {
          ...aPersonInSixStrokes,
          stops: [
            {
              scene: 5,
              quiz: {
                type: 'quiz',
                question:
                  'Which single change would make this standing person look as if they were in a hurry?',
                answers: [
                  {
                    text: 'The body leans forward',
                    right: true,
                    explanation:
                      'A person who is about to fall forward has to move their feet. The lean says it before the legs do.',
                  },
                  {
                    text: 'The legs are longer',
                    explanation:
                      'Long legs make a tall person. A tall person may be standing as still as anybody else.',
                  },
                  {
                    text: 'The mouth is open',
                    explanation: 'From four meters nobody sees a mouth. Everybody sees a slope.',
                  },
                ],
              },
            },
          ],
        },
        `
## Why there is a body

Most people who cannot draw do draw a stick figure: a circle and five lines. It is not a bad drawing. But a line has no front and no weight, so a stick figure cannot lean on anything, sit heavily or turn away. The box that replaces the middle line costs one stroke, and every gesture in the next lesson depends on it.

The proportions are simple. If the head is one, the body is about two and the legs are about three, a little less if your board is low. On paper make the whole person four centimeters tall, on a board about as tall as your hand from the wrist to the tip of the middle finger. Small people can be added anywhere later; large ones have to be planned for.

## What to leave out

Hair, clothes, hands, noses. Fingers above all. If a hand matters, end the arm in a small circle. If it does not, end the arm. In the film there is no neck either, and I suppose you did not miss it until now.
`,
        {
          type: 'exercise',
          title: 'Twenty people',
          task: `
Draw a ground line across the sheet and put ten people on it, all standing, without correcting any. Then turn the sheet over and draw ten more in one minute and a half.
`,
          criteria: [
            'Each person has six strokes, counted, and stands on the line',
            'Legs are at least as long as the body; on a quarter of first attempts they are not',
            'The second ten took ninety seconds or less',
            'You could hand the sheet to a child who would say “people” and not “robots” or “chairs”',
          ],
        },
      ],
    },
    {
      slug: 'what-a-body-says',
      title: 'What a body says from four meters',
      minutes: 10,
      kind: 'exercise',
      body: [
        `
Go to a window above a street, or to the back row of a station café, and watch people who are too far away for you to see their faces. Take a minute. You will know who is waiting for somebody, who has just had bad news and who is lying on the telephone about being nearly there. You know it from three things: the slope of the body, the place of the hands and the distance to the next person.

These three are all that a drawing on a board can show, and they are enough.

## Slope

A vertical body is at rest. Lean it forward and it is interested, or in a hurry. Lean it back and it is doubtful, or laughing. Ten degrees suffice: on a person as tall as your hand, that is a shoulder moved by the width of a finger. Draw the leaning box first and hang everything else on it. If you draw an upright body and bend the legs, the person looks as if they had slipped.

## Hands

Where the hands are tells what the person is doing. Draw the object first and the arms toward it, since an arm of the wrong length looks odd and a box that is moved to meet a hand does not.

- At the hips: in charge, or annoyed.
- In front of the body, both on one thing: carrying, holding, reading.
- One arm long and level: pointing. The longest arm in the picture is where everyone looks.
- Both up: success, or surrender. Add a word.
- Hanging: waiting.

## Distance

Two people whose feet are half a body apart are talking. A body and a half apart they are in the same room. If one of them has their back to the other, they are in the same company. I drew that once for a client who had asked for a picture of how his two departments worked together. He looked at it for a while and asked me to leave it exactly as it was.
`,
        {
          type: 'callout',
          tone: 'tip',
          title: 'Be your own model',
          text: 'If you do not know where an elbow goes, take the pose yourself for two seconds. In an empty meeting room nobody sees it, and in a full one it wakes people up.',
        },
        {
          type: 'exercise',
          title: 'Eight verbs without a face',
          task: `
Draw one person for each of these verbs, with no face, no words and no more than one object: *waits, points, carries, refuses, asks, hurries, explains, sleeps*. Give yourself fifteen seconds each. Mix them up, show them to somebody together with the list, and let them say which is which.
`,
          criteria: [
            'At least six of the eight are matched to their verb',
            'The bodies of “hurries” and “refuses” slope in opposite directions',
            'Nobody needed a face or a drop of sweat',
            'For each one that was mistaken you have drawn a second version with a single thing changed',
          ],
        },
        `
“Refuses” and “explains” are the pair that is most often confused, because both have an arm out. The difference is the palm and the distance: whoever refuses has stepped back. Move the feet, and leave the arm alone.
`,
      ],
    },
    {
      slug: 'ten-faces',
      title: 'Ten faces',
      minutes: 10,
      kind: 'reading',
      body: [
        `
My daughter draws a game in which one of us makes a face behind a newspaper and the other has to draw it from the sound. I lose, because I draw noses. She draws two brows and a mouth, and she is right: those are the only parts of a face that move far enough to be seen across a room.

## Brows and mouths

Draw a circle with two dots a little above the middle. The dots stay where they are. Now the brows can do three things. They point down to the nose, they lie level, or they rise to the nose. The mouth can also do three things: it turns down, it is straight, or it turns up. Three times three is nine.
`,
        {
          type: 'figure',
          name: 'whiteboard-faces',
          alt: 'A table of nine faces. The columns have a mouth turned down, straight and turned up; the rows have brows that point down to the nose, level brows, and brows that rise to the nose. The faces are named angry, firm, up to something, sad, waiting, pleased, worried, unsure and relieved.',
          caption:
            'Brows in blue, mouths in red. Cover one of them with a finger and see how the other changes its meaning.',
        },
        `
Look at the last column from top to bottom. The mouth is the same in all three faces, and you would lend money to only two of them. A smile takes its meaning from the brows. If you have time for a single mark inside a circle, therefore, make it a mouth; if you have time for three, the other two are the brows, and they are worth more than a nose, ears and hair together.

The tenth face is the one with an open mouth: a small circle. With raised level brows it is surprised, with brows that rise to the nose it is frightened, and beside a speech bubble it is simply the person who is talking.

## Feelings in a room full of colleagues

A face on a board is a claim about a person. When the person is in the room, be careful with it. I use two rules. I draw the face of a *role*, the customer, the night shift, the new driver, and never of somebody with a name. And I draw the face that they have at this point of the process, so that it can change: worried at the counter, pleased at the door. A single angry customer is a caricature. A customer who is pleased, unsure, worried and angry in four successive boxes is a finding.

Suppose you draw how a passenger changes a ticket: chooses the new train, waiting; sees the price, unsure; is asked for a number that is on the old ticket, worried; hears that the line is busy, angry. You have said where the trouble starts without a word of accusation, and it starts in the third box and not in the fourth, where everybody was going to look.
`,
        {
          type: 'exercise',
          title: 'Ten faces in two minutes, then four that change',
          task: `
First draw the nine faces of the figure from memory, and the tenth with its open mouth, in two minutes. Check them against the figure. Then take something you had to do this month with an office, a shop or a website. Draw its four most important moments as four faces in a row, with three or four words under each.
`,
          criteria: [
            'At least eight of the ten faces are named correctly by somebody else',
            'All dots sit at the same height, so that the brows do the work',
            'The four faces are not all the same, and one can say in which step the change happened',
            'The words under the faces say what happened, and leave the feeling to the face',
          ],
        },
      ],
    },
    {
      slug: 'groups-roles-and-who-is-speaking',
      title: 'Groups, roles, and who is speaking',
      minutes: 12,
      kind: 'quiz',
      body: [
        `
An old tile panel in the station of São Bento shows a battle with some forty people in it. If you stand before it for a minute and count, you will find eight with a complete body. The rest are heads, parts of heads and the tips of lances, and one reads an army. A crowd is drawn by drawing very few people completely.

## Three sizes of group

**A pair or three.** Draw everyone, feet on one line, and let at least one arm of each point into the group. People whose arms hang parallel are standing in a lift.

**A team.** Draw three heads, and under each a half circle for the shoulders. The one in the middle is a little lower and larger and therefore in front. It takes nine strokes and stands for any number from four to about fifteen. If the number matters, write it: *9*.

**A crowd.** One row of heads with shoulders, and behind it two rows of small circles, each with part of it hidden by the row before. Stop when the edges are ragged. A crowd with straight edges is an army again.

## Whose role is it?

You will want to show that this is a nurse, that a buyer and that the man from the bank. Give each of them **one object that belongs to the role**, at the end of an arm or beside the head: a drip, a shopping bag, a coin. Objects are better than costumes. A tie and a skirt tell people what you assume about bankers and nurses, which is not what you came to draw, and half of the time it is wrong. A letter in the body is quicker still. *N* in the chest, and *N = nurse* in the corner, once.

Keep the object when the person appears again. In a picture with several steps this is what allows the reader to follow one customer through a process with six people in it.

## What they say and what they think

A bubble for speech is a box with a small triangle that points at the mouth. **Write first and draw the box around the words afterward.** Every beginner does it in the other order, once, and letters the second half of the sentence up the side.

At most seven words fit. It should be something that was really said: “Where is the blue form?” is worth more than “Lack of information”. A cloud with two small circles is a thought, and its use on a board is to show what people do not say aloud. *Says*: “Fine, let us do that.” *Thinks*: “Until March.” I have seen that pair of bubbles end a discussion of two hours. Use it about roles, as with faces.
`,
        {
          type: 'exercise',
          title: 'Six people at the counter',
          task: `
Draw the last queue you stood in. It has one person who serves, one who is being served, and at least four behind, with one of them leaving. Give the one who serves an object, one of the waiting a thought, and one of the two at the counter a sentence you really heard or said. You have three minutes.
`,
          criteria: [
            'One knows at a glance who serves, without a uniform',
            'The person who leaves is recognizable by slope and direction',
            'The words were written before the bubble, and the bubble fits them',
            'Speech and thought cannot be confused',
            'It took three minutes or less, with every person finished far enough to stand',
          ],
        },
        {
          type: 'quiz',
          question:
            'You draw the way of a patient through a clinic. She appears in five boxes, beside a nurse, a doctor and a clerk. What helps the reader to follow her?',
          answers: [
            {
              text: 'She has the same object in every box, say a bag',
              right: true,
              explanation:
                'One constant sign is how picture books do it too. After the second box the reader looks for the bag without knowing it.',
            },
            {
              text: 'She is drawn in one color and everyone else in another',
              right: true,
              explanation:
                'This works as well, provided that you have two markers in the hand and the color means nothing else in the picture.',
            },
            {
              text: 'She is drawn with more care than the others: hair, clothes, a face',
              explanation:
                'Care is invisible from the back of the room, and the fifth version will no longer look like the first. A constant sign has to be one you can repeat in a second.',
            },
            {
              text: 'The staff wear white coats with pockets',
              explanation:
                'It distinguishes the staff from her, which was not asked, and takes longer than the rest of the picture. One letter in the chest would do that too.',
            },
          ],
        },
        {
          type: 'quiz',
          question: 'Which of these belong in a speech bubble on a board?',
          answers: [
            {
              text: '“I’ve sent it three times.”',
              right: true,
              explanation:
                'It is short, somebody said it, and it makes people ask what happened to the first two.',
            },
            {
              text: '“Insufficient transparency in communication”',
              explanation:
                'Nobody has ever said this at a counter. Find the sentence that made somebody write it, and letter that one.',
            },
            {
              text: '“Who signs this?”',
              right: true,
              explanation:
                'Three words, and an organization chart is wanted. A good bubble asks for an answer.',
            },
            {
              text: '“I’d be happy with the new system if the training took place before the changeover and not after”',
              explanation:
                'This is worth knowing, and with eighteen words it is a note and no bubble. “Training first” would fit, and the speaker would probably agree with it.',
            },
          ],
        },
      ],
    },
  ],
}
