import type {SectionSeed} from './types.ts'

export const productPhotographyOutline: SectionSeed[] = [
  {
    title: 'One window, one cup',
    lessons: [
      {
        slug: 'a-bad-photograph-on-purpose',
        title: 'A bad photograph, on purpose',
        minutes: 12,
        kind: 'reading',
        body: [
          `
Fetch a cup. It should be matte, of one light color, with a handle, and you should like it, because it will stay with us for the whole course. Put it on a table, switch on the lamp in the ceiling, stand where you happen to be standing and photograph it with the flash of your phone. Do not try. This is the first picture of your set, and you will be glad of it later.

Now look at the cup for a minute, at the cup and not at the picture, and write down what the light is doing. My own list, from a Tuesday in February: *A shadow to the left and a weaker one to the front. The rim is white and has lost its edge. The inside is dark. The handle cannot be told from the body. The table is yellow on one side and bluish on the other.*

## Three questions about any light

Everything you will learn here hangs on three questions, and you can ask them in a café, on a tram and at the dentist’s.

**Where does it come from?** Look at the shadow and draw a line from its tip over the rim of the cup into the room. The line ends at the light. If there are two shadows, there are two lights.

**How large is it, seen from the cup?** Look at the edge of the shadow. A crisp edge means a small light, a blurred one a large light. The sun is enormous and very far away, so for a cup it is small: half a degree.

**What color is it?** Hold a sheet of white paper where the cup stands, once turned to the window and once to the lamp. An ordinary warm bulb is around 2,700 kelvin, and a window under a cloudy sky around 6,500. Your eye makes both of them white. The camera can do this for one at a time, and the other turns orange or blue.

My list, put in order: two lights from two directions, both small, in two colors. Each of these is a fault, and none is the fault of the phone. The flash sits two centimeters from the lens, so its shadow falls behind the cup, where nobody sees it; the rounding is gone, and the cup looks like a sticker.

## One change

Switch off the flash and the lamp. Carry the table to the window, so that the light comes from the side, a meter from the glass. Photograph the cup again from the same direction. You have spent nothing and moved one thing, and there is now one shadow, with a soft edge, and a cup that is round.
`,
          {
            type: 'exercise',
            title: 'Three lights on one cup',
            task: `
Photograph the cup in three places: under the lamp with the flash, a meter from a window with the lamp off, and outdoors in the shade. For each picture answer the three questions in one line. Keep all three; in the last section you will put them side by side.
`,
            criteria: [
              'The cup has the same size in all three pictures and is seen from the same side',
              'Your line about the direction agrees with the shadow in the picture',
              'You have found at least one thing that the camera shows and your eye had corrected',
            ],
          },
        ],
      },
      {
        slug: 'the-white-card',
        title: 'The white card',
        minutes: 12,
        kind: 'exercise',
        body: [
          `
The cup stands at the window. The side toward the glass is bright, the other is dark, and in between lies everything that makes it look round. People usually find the dark side too dark, and their first idea is another lamp. A lamp would bring a second shadow and a second color. What you want is a little of the same light from the other side, and for that you need a sheet of white card, as large as a page of a newspaper, folded once so that it stands.

## What it does

Set the card on the dark side, out of the picture, forty centimeters from the cup, and turn it slowly until the dark side grows lighter. Do this without photographing, three or four times, just watching. Most people find that they had turned it too far: the card must see the window, and the cup must see the card.

It can be measured. On a phone, tap on the bright side of the cup and read the shutter speed that the camera chooses, then tap on the dark side. An app that shows these numbers is enough, and you do not have to take the picture. Here is what I read on my table one morning.
`,
          {
            type: 'table',
            caption: 'Shutter speeds on the two sides of one cup, everything else unchanged',
            head: ['Card', 'Bright side', 'Dark side', 'Difference'],
            rows: [
              ['none', '1/120', '1/30', 'four times, or two stops'],
              ['at 40 cm', '1/120', '1/60', 'twice, or one stop'],
              ['at 15 cm', '1/120', '1/90', 'a third more, a little under half a stop'],
              ['black card at 15 cm', '1/120', '1/20', 'six times, about two and a half stops'],
            ],
          },
          `
A stop is a factor of two. At two stops the cup is dramatic, and its handle, on the dark side, has gone. At one stop it is round, and you see its color everywhere. At half a stop it begins to look flat, as in a catalog of bathroom fittings. For a shop I begin at one stop and rarely leave.

The last row is the other half of the trick. A black card takes light away. You will use it for white porcelain on a white ground, where the cup needs a darker edge in order to be seen at all.

## Why not simply make it brighter afterward?

Because a program lightens everything that is dark, including the inside of the cup, its shadow and the dust on the table, and because dark parts hold less color to begin with. Light that has really been there brings the color of the glaze along. It is also quicker. The card takes ten seconds, once, for forty pictures.
`,
          {
            type: 'exercise',
            title: 'Make the handle visible without adding a light',
            task: `
Turn the cup so that its handle lies entirely on the dark side. Take one picture without the card and three with it: at sixty, forty and twenty centimeters. Choose one for a shop, and write down how far away the card was and at which angle. Then take one with a black card, or a dark jacket over a chair.
`,
            criteria: [
              'In the picture you chose, the handle can be followed from top to bottom',
              'There is still one side that is darker, and somebody else can say where the window is',
              'The card is in none of the pictures, nor is its edge reflected in the glaze',
              'Neither the cup nor the camera moved between the pictures',
            ],
          },
        ],
      },
      {
        slug: 'how-large-is-your-window',
        title: 'How large is your window?',
        minutes: 14,
        kind: 'quiz',
        body: [
          `
Here is a riddle that I give to every class. The window is a meter wide. The shadow behind the cup has a hard edge, and the client wants it soft. You may not touch the cup. What do you do?

Somebody suggests a curtain, and that is right. Somebody suggests a cloudy day, and that is right as well, though hard to order. The answer that comes last is the one that costs nothing: move the table, with the cup on it, nearer to the window.

## Large is a matter of distance

A light is as large as the cup sees it. From a distance of three meters a window of one meter fills an angle of 19 degrees. From one meter it fills 53. For the cup the window has become nearly three times as wide, though nobody has enlarged it, and a shadow is blurred by as much as the light is wide.

Two things happen at the same time, and you should know them. The light becomes brighter, which the camera takes care of. And it falls off more steeply: the side toward the glass gains more than the far side, so the card becomes more important. Near the window the picture is soft and has contrast; far from it, hard at the edges and even.

## Sun through the glass

If the sun itself shines into the room, the window is no longer the light. The sun is, and it is half a degree wide. Now you need the curtain: a white sheet, tracing paper, a shower curtain without ducks. Hung in the window, it catches the sun and becomes a light itself, as large as the cloth. Hung directly in front of the cup, it becomes larger still. Cloth has a color, so hold white paper behind it first.
`,
          {
            type: 'callout',
            tone: 'tip',
            title: 'A shadow you can measure',
            text: 'Stand a pencil beside the cup and look at the edge of its shadow ten centimeters from the foot. Count in millimeters how wide the gray border is. Write this number into your recipe, and you can set up the same light in November.',
          },
          {
            type: 'exercise',
            title: 'The same shadow, softer, three ways',
            task: `
Leave the cup where it stands on the table. Make its shadow softer by moving the table to half the distance, by hanging a cloth in the window, and by both. Take a picture of each from the same side, and measure the border of the pencil’s shadow in all of them.
`,
            criteria: [
              'You have four numbers, the starting point included, and the border grew with each step',
              'One can see in the pictures which of them was the softest without looking at the numbers',
              'For one of them you have written down the distance, the cloth and the time of day, so that it can be repeated',
            ],
          },
          {
            type: 'quiz',
            question: 'The shadow of a cup at the window has a hard edge. Which of these make it softer?',
            answers: [
              {
                text: 'Moving the table closer to the window',
                right: true,
                explanation:
                  'Seen from the cup, the window becomes larger, and the border of the shadow wider.',
              },
              {
                text: 'Hanging tracing paper between a sunny window and the cup',
                right: true,
                explanation:
                  'The paper takes the place of the sun as the light, and it is many times larger as seen from the cup.',
              },
              {
                text: 'A white card on the dark side',
                explanation:
                  'The card makes the shadow lighter. Its edge stays as hard as before, because the light that draws it has not changed.',
              },
              {
                text: 'A longer exposure',
                explanation:
                  'It makes everything brighter by the same factor. No shadow is any softer for it.',
              },
            ],
          },
          {
            type: 'quiz',
            question:
              'You photograph at the window, and the ceiling lamp is on because the room is rather dark. The cup has an orange side. What is the best remedy?',
            answers: [
              {
                text: 'Switch off the lamp and let the camera expose for longer',
                right: true,
                explanation:
                  'One light, one color. The camera can wait, since a cup holds still, and the phone leans against something that does too.',
              },
              {
                text: 'Set the white balance to the lamp',
                explanation:
                  'Then the orange side is right and the window side becomes blue. With two colors of light no setting suits both.',
              },
              {
                text: 'Make the picture less colorful afterward',
                explanation:
                  'This takes the color from the glaze as well, and the customer gets a bowl she did not order.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'The table studio',
    lessons: [
      {
        slug: 'a-studio-for-twenty-dollars',
        title: 'A studio for twenty dollars',
        minutes: 14,
        kind: 'exercise',
        body: [
          `
The whole studio fits behind a door. Two sheets of white card, 50 by 70 centimeters, cost about $4; a sheet of black, $2; a meter and a half of white cotton, $6; six clamps from the hardware shop, $5; a roll of tracing paper, $3. That makes $20. Everything else is furniture. Buy card without a shine, and hold it next to copy paper: much “white” card is cream, and will be cream in forty pictures.
`,
          {
            type: 'exercise',
            title: 'Set it up and take it down',
            task: 'Build the studio at your window, photograph the cup, take everything down, and build it again from a sketch with three measurements.',
            criteria: [
              'The second setup took less than five minutes',
              'The two pictures of the cup cannot be told apart by their light',
            ],
          },
        ],
      },
      {
        slug: 'a-background-without-an-edge',
        title: 'A background without an edge',
        minutes: 16,
        kind: 'exercise',
        body: [
          `
A line behind a product, where the table meets the wall, makes people look at the line. Clamp a long sheet of card high up on the back of a chair and let it run down and forward in one curve. The curve needs room: for a cup of ten centimeters, keep thirty between the cup and the place where the card starts to rise, or the shadow will climb the wall. If the background is to be darker than the table, move everything away from the window. It gets darker quickly.
`,
          {
            type: 'exercise',
            title: 'White, gray and slate from one sheet',
            task: 'With one white sheet, make three backgrounds, white, middle gray and dark, only by changing its distance from the window and shading it with the black card.',
            criteria: [
              'There is no visible bend in any of them',
              'The cup is equally bright in all three',
              'You noted the distances',
            ],
          },
        ],
      },
      {
        slug: 'a-window-in-november',
        title: 'A window in November',
        minutes: 16,
        kind: 'reading',
        body: [
          `
In Porto I have four usable hours in December, and they are not the hours at which clients come. So know your window. Photograph the empty table with a sheet of white paper on it at nine, eleven, one, three and five, at fixed settings, and look at the five grays side by side. On a cloudy day the brightness may change by two stops between eleven and three, and it changes least around noon.

For dark days, one lamp can play the window: a daylight bulb with a color rendering index above 95, behind the tracing paper, at the place where the glass would be. It must be the only light. **Your task** is a table with five rows, hour and brightness, that tells you which two hours you should defend against appointments.
`,
        ],
      },
    ],
  },
  {
    title: 'Camera settings that stay put',
    lessons: [
      {
        slug: 'three-numbers-and-a-tripod',
        title: 'Three numbers and something that holds still',
        minutes: 18,
        kind: 'reading',
        body: [
          `
An automatic camera decides again for every picture. Forty decisions make forty slightly different whites. Set three numbers yourself and leave them. Sensitivity at its lowest, usually ISO 100 or 50, because a cup does not run away. Aperture f/8 on a camera, so that a cup is sharp from rim to handle; on a phone it is fixed. Shutter time is then whatever makes the picture bright enough, often a quarter of a second, for which the phone has to lean against a mug of sand and release by its timer of two seconds.

**Your task:** find your three numbers, letter them on a card, photograph the card first in every session, and take ten pictures of the cup from ten sides. If their backgrounds differ, something is still automatic.
`,
        ],
      },
      {
        slug: 'reading-the-histogram',
        title: 'White that is not too white',
        minutes: 18,
        kind: 'exercise',
        body: [
          `
The screen of a phone is a poor judge. In a dark workshop everything looks bright on it. Use the histogram, the small mountain range that most camera apps can show: dark on the left, bright on the right. White card should make a peak near the right edge and not at it, at about 240 of 255. If the peak is cut off, the card has lost its texture, and so has the lit side of a white cup. No program brings it back.
`,
          {
            type: 'exercise',
            title: 'Find the edge',
            task: 'Photograph the cup at seven exposures, a third of a stop apart. For each, write down where the peak of the card lies and whether one still sees the glaze on the bright side.',
            criteria: [
              'You can name the brightest of the seven in which the glaze is complete',
              'In that one the background reads between 235 and 245',
            ],
          },
        ],
      },
      {
        slug: 'the-gray-card',
        title: 'The gray card and the parcel that came back',
        minutes: 18,
        kind: 'exercise',
        body: [
          `
A potter I work for sold a bowl as petrol blue. It came back with a note: *lovely, but green*. Both were right, under different lamps. A gray card decides such cases. Lay it where the bowl will stand, photograph it, and tell the camera that this is neutral; from then on red, green and blue agree within two or three steps of 255 wherever something is gray. Do it again whenever the sun comes or goes. It takes four seconds.
`,
          {
            type: 'exercise',
            title: 'Screen against object',
            task: 'Photograph a colored object with and without the gray card. Hold the object beside the screen, at the window, and write down in which direction each picture is wrong.',
            criteria: [
              'In the corrected picture the card reads within three steps in all channels',
              'Another person, asked which picture looks like the thing in your hand, chooses that one',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Matte, shiny, transparent',
    lessons: [
      {
        slug: 'matte-light-across-the-surface',
        title: 'Matte: light across the surface',
        minutes: 24,
        kind: 'exercise',
        body: [
          `
Matte things scatter light in all directions, so they forgive nearly everything and show nearly nothing. What a wool blanket or an unglazed pot has to sell is its surface, and a surface is seen by its shadows. Turn the table until the light skims across it at ten to twenty degrees. Each thread then throws a shadow as long as three to six times its height. From the front, at ninety degrees, the same thread throws none.
`,
          {
            type: 'exercise',
            title: 'A hand’s breadth of wool',
            task: 'Photograph the same hand’s breadth of a textile or unglazed clay with the light at about 15, 45 and 90 degrees, without moving the camera.',
            criteria: [
              'In the first picture one could say how the thing would feel',
              'You can tell which of the three flatters a fault in the material, and you have decided whether to show it',
            ],
          },
        ],
      },
      {
        slug: 'shiny-photograph-the-room',
        title: 'Shiny: you are photographing the room',
        minutes: 24,
        kind: 'reading',
        body: [
          `
A teapot of steel has no color. It has your room, your shirt and a small bright window, bent. So stop lighting the pot and start furnishing what it sees. Sit where the camera is and look at the pot: every place on it shows a place in the room, at the angle at which a ball would bounce. Where you see the sink, put a white card. Where you want an edge, put a black strip two fingers wide; without it, steel on white has no outline.

**Your task:** photograph a spoon, the bowl toward you. You will need a tent of tracing paper with a hole for the lens, and you will appear in the middle as a dark dot. Move the camera back and zoom until the dot is smaller than a lentil, then count how many things in the spoon you did not put there.
`,
        ],
      },
      {
        slug: 'glass-draw-the-edge',
        title: 'Glass: draw the edge',
        minutes: 24,
        kind: 'exercise',
        body: [
          `
Light from the front goes through glass and comes back as glare. Light it from behind. There are two classic ways. For a dark outline on a bright ground, hang tracing paper in the window, put the glass before it and narrow the bright area to what the picture shows; whatever lies beside it is dark, and the thick edges of the glass collect that darkness. For a bright outline on black, place a black card behind the glass, smaller than the window, so that light passes it on both sides.
`,
          {
            type: 'exercise',
            title: 'One glass, two outlines',
            task: 'Photograph the same drinking glass both ways, and a third time with colored water in it.',
            criteria: [
              'The outline is unbroken from the rim to the foot in both versions',
              'There is no window cross and no photographer in the glass',
              'You can say which version the label of a jam jar would need',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Composition for shops',
    lessons: [
      {
        slug: 'the-four-pictures-of-a-product',
        title: 'The four pictures a product needs',
        minutes: 16,
        kind: 'reading',
        body: [
          `
A customer cannot pick the cup up, so four pictures have to do what her hand would. The *main picture* says what it is: three-quarter view, the lens a little above the rim, the handle at four o’clock. The *detail* says how it is made. The *size* says how large, with something everybody knows, a hand or an egg, since “9 cm” is read and not seen. The *use* says what it is for, with coffee in it, hot.

**Your task:** take the four of your cup, and show them in this order to somebody who has never seen it. Ask for its height, its weight and its price. If the height is off by more than a fifth, the third picture has failed; if the price is, look at the first.
`,
        ],
      },
      {
        slug: 'one-picture-three-crops',
        title: 'One picture, three crops',
        minutes: 18,
        kind: 'exercise',
        body: [
          `
The shop wants 4:5, the marketplace a square and the story 9:16. If you fill the frame with the cup, two of the three will cut off the handle. Photograph wider than looks right: let the cup take up about half of the picture’s width, in the middle third. From a picture of 4,000 by 3,000 pixels, a square still has 3,000 on a side and an upright 9:16 has 1,687 by 3,000, more than any shop displays.
`,
          {
            type: 'exercise',
            title: 'Mark the frame',
            task: 'Stick three strips of tape on the screen of your phone or draw a template for 4:5, 1:1 and 9:16, and photograph five objects so that each fits into all three.',
            criteria: [
              'Nothing is cut, and the air on the left and the right is equal',
              'In the square all five objects have the same height, within a few percent',
            ],
          },
        ],
      },
      {
        slug: 'a-set-that-hangs-together',
        title: 'A set that hangs together',
        minutes: 18,
        kind: 'exercise',
        body: [
          `
A page of a shop shows twelve products at once, and nobody looks at them one by one. What they notice is what jumps: one cup higher than the others, one shadow to the wrong side, one cooler white. Put a dot of tape on the table for the foot of the object and another for the tripod. Decide once where the horizon lies, the top rim of round things at two-thirds of the height, for instance, and keep it for jugs and for plates.
`,
          {
            type: 'exercise',
            title: 'Twelve stamps',
            task: 'Photograph twelve objects from the same two dots, make a contact sheet with each picture the size of a stamp, and look at it from arm’s length.',
            criteria: [
              'No picture is noticed before the others',
              'All shadows fall to one side',
              'The two you took again were chosen from the contact sheet and not from memory',
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Editing forty pictures alike',
    lessons: [
      {
        slug: 'choose-before-you-edit',
        title: 'Choose before you edit',
        minutes: 26,
        kind: 'exercise',
        body: [
          `
Forty pictures come from perhaps a hundred and sixty, and most of the time goes into editing what should have been thrown away. Choose in three rounds. In the first, take out whatever is blurred or cut, at two seconds each: a little over five minutes. In the second, one per view survives. In the third, put the survivors side by side and replace the weakest. Do not correct anything until the third round is over, since every picture on which you have worked for a minute becomes dear to you.
`,
          {
            type: 'exercise',
            title: 'From all to forty',
            task: 'Reduce all your pictures from this course to forty in forty minutes. Keep the bad first photograph; it is the forty-first.',
            criteria: [
              'Every object has its four views, and no view twice',
              'You can give a reason for the last three decisions',
            ],
          },
        ],
      },
      {
        slug: 'one-recipe-for-all',
        title: 'One recipe for all',
        minutes: 26,
        kind: 'reading',
        body: [
          `
Edit one picture until it agrees with the object in your hand, then copy the settings to the other thirty-nine. In this order: white balance from the gray card, exposure until the background reads 240, straighten, crop, contrast by a little, dust. If you find yourself at a ninth slider, go back to the window. Saturation is not on the list. The blue was right when the gray was.

Write the recipe down with its numbers, together with the distances, the cloth and the hour. **Your task:** apply it to all forty in one go, then correct at most five by hand and note why. If there are more than five, the light changed during the session, and the note should say when. Next month you will begin with this page.
`,
        ],
      },
      {
        slug: 'files-a-shop-can-use',
        title: 'Files a shop can use',
        minutes: 26,
        kind: 'exercise',
        body: [
          `
Export each picture twice: an archive at full size, and a version of 2,000 pixels on the long side, sRGB, JPEG at quality 80, which comes to between 200 and 400 kilobytes. Two thousand pixels allow a customer to zoom in on a phone; four thousand only make her wait. Name the files for the search field, *cup-matte-white-handle-front.jpg*, and describe each in a sentence for those who cannot see it: “White matte cup with a wide handle, seen from the side.”
`,
          {
            type: 'exercise',
            title: 'Deliver, and look back',
            task: 'Export the forty into two folders. Put the first photograph of the cup next to the last and write three sentences for yourself a year from now.',
            criteria: [
              'All forty small files together weigh less than 16 megabytes',
              'A stranger finds the detail of the cup by its file name within ten seconds',
              'The page of your recipe lies in the same folder',
            ],
          },
        ],
      },
    ],
  },
]
