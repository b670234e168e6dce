import type {SectionSeed} from './types.ts'

export const productPhotographyOutline: SectionSeed[] = [
  {
    title: 'One window, one cup',
    lessons: [
      {
        slug: 'a-bad-photograph-on-purpose',
        title: 'A bad photograph, on purpose',
        minutes: 23,
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
Allow 20 minutes. Photograph the cup in three places: under the lamp with the flash, a meter from a window with the lamp off, and outdoors in the shade. For each picture answer the three questions in one line. Keep all three; in the last section you will put them side by side.
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
        minutes: 23,
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
Allow 20 minutes. Turn the cup so that its handle lies entirely on the dark side. Take one picture without the card and three with it: at sixty, forty and twenty centimeters. Choose one for a shop, and write down how far away the card was and at which angle. Then take one with a black card, or a dark jacket over a chair.
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
        minutes: 29,
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
Allow 25 minutes. Leave the cup where it stands on the table. Make its shadow softer by moving the table to half the distance, by hanging a cloth in the window, and by both. Take a picture of each from the same side, and measure the border of the pencil’s shadow in all of them.
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
        minutes: 63,
        kind: 'exercise',
        body: [
          `
The whole studio fits behind a door. You have most of it already, and the rest comes from a shop for paper and a shop for screws.
`,
          {
            type: 'table',
            caption: 'What I bought for a potter’s workshop (prices rounded; yours will differ)',
            head: ['Thing', 'Dollars', 'What it is for'],
            rows: [
              ['two sheets of white card, 50 × 70 cm', '4', 'background and reflector'],
              ['one sheet of black card', '2', 'takes light away'],
              ['a meter and a half of white cotton', '6', 'curtain for the sun'],
              ['six clamps', '5', 'hold everything'],
              ['a roll of tracing paper', '3', 'makes a small light large'],
              ['Together', '20', ''],
            ],
          },
          `
Buy card without a shine, and hold it beside copy paper in the shop. Much “white” card is cream, and will be cream in forty pictures.

## A background without an edge

A line behind a product, where the table meets the wall, makes people look at the line. So there must be none. Clamp one long sheet high up on the back of a chair and let it run down and forward in a single curve. The curve needs room: for a cup of ten centimeters, leave thirty between the cup and the place at which the card begins to rise, or the shadow will climb the wall.

The same white sheet can be white, gray or nearly black. It depends on how much of the window it gets. Move table and cup away from the card, or shade the card with the black one, and it darkens while the cup stays as it was. A white background at a third of the cup’s light is a middle gray, and nobody will believe that it came out of the same box.

## A window in November

In Porto I have four usable hours in December, and they are not the hours at which clients come. So get to know your window as you know a colleague. Put a sheet of white paper on the empty table, set the camera to fixed values, and photograph it at nine, eleven, one, three and five. Look at the five grays side by side. Under clouds the brightness may change by two stops between eleven and three, and it changes least around noon.

For the dark days, one lamp can play the window: a daylight bulb with a color rendering index above 95, behind tracing paper, at the place where the glass would be. It must be the only light. Then it is November all year round, which is dull and repeatable.
`,
          {
            type: 'exercise',
            title: 'Set it up, take it down, set it up',
            task: `
Allow one hour, and a minute every two hours on another day. Build the studio, photograph the cup, make a sketch with three measurements, take everything down, and build it again from the sketch. Then make three backgrounds, white, middle gray and dark, from one sheet. On the other day fill in the table of the five hours.
`,
            criteria: [
              'The second setup took less than five minutes, and the two pictures can’t be told apart by their light',
              'No bend is visible in any of the three backgrounds, and the cup is equally bright in all',
              'You noted the distances for each',
              'You can name the two hours that you will defend against appointments',
            ],
          },
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
        minutes: 48,
        kind: 'exercise',
        body: [
          `
An automatic camera decides again for each picture. Put a dark jug where the white cup was and it brightens everything, background included, since it believes that the world is gray on average. Forty decisions make forty slightly different whites. So you decide once, three numbers, and leave them alone.
`,
          {
            type: 'table',
            caption: 'The three numbers, and where I begin',
            head: ['Number', 'Camera', 'Phone', 'Why'],
            rows: [
              ['sensitivity', 'ISO 100', 'the lowest, often 50', 'a cup does not run away'],
              ['aperture', 'f/8', 'fixed', 'sharp from the rim to the handle'],
              ['shutter time', 'what is left, often 1/4 second', 'the same', 'the cup can wait'],
            ],
          },
          `
A quarter of a second is too long for any hand. The camera goes on a tripod. The phone leans against a mug filled with sand, and is released by its timer of two seconds, since pressing the button moves it more than anything else. Phones need an app that lets you set the numbers by hand; many have such a mode built in, under *Pro* or *Manual*.

Lock the focus too. Tap on the front of the rim, hold until it is fixed, and don’t touch it again.

## White that is not too white

Which shutter time, then? The screen cannot tell you. In a dark workshop everything looks bright on it, and at the window everything looks dark. Use the histogram, the small mountain range that most camera apps can show: dark tones on the left, bright ones on the right, and the height says how much there is of each.

White card should make a peak near the right edge and not at it, at about 240 of 255. If the peak is cut off by the edge, the card has lost its texture, and so has the lit side of a white cup. No program brings it back, because nothing was written down. If the peak lies at 180, nothing is lost, and you will have gray parcels in a gray shop.

One example from my table: at 1/8 second the card read 196 and the glaze was there. At 1/5 it read 238, and the glaze was still there. At 1/4 it read 254, and the highlight on the rim had become a hole. So 1/5, for all forty.
`,
          {
            type: 'exercise',
            title: 'Seven exposures, then ten sides',
            task: `
Allow 45 minutes. Photograph the cup at seven shutter times, a third of a stop apart. For each, write down where the peak of the card lies and whether you can still see the glaze on the bright side. Choose one. Letter your three numbers on a card, photograph the card, and then take ten pictures of the cup from ten sides.
`,
            criteria: [
              'You can name the brightest of the seven in which the glaze is complete, and in it the card reads between 235 and 245',
              'The backgrounds of the ten pictures agree within five steps; if not, something is still automatic',
              'Enlarged on a screen, the front of the rim is sharp in all ten',
            ],
          },
        ],
      },
      {
        slug: 'the-gray-card',
        title: 'The gray card and the parcel that came back',
        minutes: 38,
        kind: 'exercise',
        body: [
          `
A potter I work for sold a bowl as petrol blue. It came back with a note: *lovely, but green*. Both were right, under different lamps. The customer had seen the bowl on a telephone, in bed, under a warm bulb, in a picture that I had corrected by eye on a gray afternoon. There were four chances to be wrong in that, and three of them were mine.

A gray card removes two. It is a piece of card or plastic that reflects red, green and blue alike, and costs less than one parcel. Lay it where the bowl will stand, fill the middle of the frame with it, photograph it, and tell the camera, or later the program, *this is neutral*. From then on, wherever something is gray, the three channels agree within two or three steps of 255.

White paper is a poor substitute. Most of it contains brighteners that turn invisible ultraviolet into blue, so at a window it is bluer than it seems, and your bowls come out a little too warm.
`,
          {
            type: 'table',
            caption: 'The card on my table, before and after it was declared neutral',
            head: ['', 'Red', 'Green', 'Blue', 'It looks'],
            rows: [
              ['Cloudy window, camera on automatic', '126', '128', '141', 'a little cold'],
              [
                'Same window, brick wall opposite in the sun',
                '143',
                '128',
                '117',
                'warm, and nobody had noticed the wall',
              ],
              ['Either of them, after the card', '128', '128', '129', 'gray'],
            ],
          },
          `
The second row is why you do it again whenever the sun comes or goes. It takes four seconds. A neighbor’s wall, a red delivery van, your own shirt: everything large near the window sends its color in.

## The screen

The third chance to be wrong is your screen. Set its brightness so that copy paper held beside it looks about as bright as a white page on it. Switch off every mode that turns colors warmer in the evening. Then hold the object beside the picture, at the window, and look from one to the other, quickly, without thinking. Your eye can’t remember a color for ten seconds. It can compare two at once extremely well.

The fourth is the customer’s bedroom. For that one there is a sentence in the description, *petrol: a blue that leans toward green*, and it has spared that potter more parcels than I have.
`,
          {
            type: 'exercise',
            title: 'Screen against object',
            task: `
Allow 35 minutes. Photograph a colored object with automatic white balance and again after the gray card, once in the morning and once in the afternoon. Hold the object beside the screen and write down, for each picture, in which direction it is wrong: redder, greener, bluer, yellower. End with one sentence about the color for somebody who will never trust a screen.
`,
            criteria: [
              'In the corrected pictures the card reads within three steps in all channels',
              'The corrected pictures of morning and afternoon look alike; the automatic ones do not',
              'Another person, asked which picture looks like the thing in your hand, chooses a corrected one',
              'Your sentence names the color’s neighbor',
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
        minutes: 43,
        kind: 'exercise',
        body: [
          `
Matte things scatter light in all directions. They forgive nearly everything and, left to themselves, they show nearly nothing. A wool blanket photographed from the front in even light is a colored rectangle. What it has to sell is how it feels, and you can’t feel a photograph. You can see shadows, though, and the hand knows what they mean.

So turn the table until the light skims across the surface. A thread that stands up by a millimeter throws a shadow whose length depends on how low the light comes in, like a tree’s in the evening.
`,
          {
            type: 'table',
            caption: 'A thread one millimeter high, and its shadow',
            head: ['Angle of the light to the surface', 'Length of the shadow', 'The blanket looks'],
            rows: [
              ['10 degrees', '5.7 mm', 'like a plowed field'],
              ['15 degrees', '3.7 mm', 'warm'],
              ['20 degrees', '2.7 mm', 'soft'],
              ['45 degrees', '1 mm', 'clean'],
              ['90 degrees', 'none', 'printed'],
            ],
          },
          `
For most textiles and for unglazed clay I begin at fifteen degrees. The window stands far to the side and a little *behind* the object, which feels wrong and is right. The white card comes in from the other side, at about one stop, or the field gets holes.

## The whole and the hand’s breadth

Light that is good for the surface can be bad for the shape. A round pot in skimming light shows every ridge on the lit side and nothing elsewhere. Don’t look for one light that does both. Take the main picture at forty-five degrees, for the shape, and the detail at fifteen, for the hand. These are two pictures anyway.

For the detail come near enough that a hand’s breadth fills the frame, and let one edge be in it, a hem, a rim, a foot. A texture without an edge could be anything, carpet included.

## Faults

Skimming light shows moth holes, fingerprints and the seam that the weaver hoped nobody would see. You will have to decide. My rule, from years of parcels: if the customer would notice it within the first minute, show it, in a picture of its own, with a word beside it. A dealer in second-hand blankets whom I taught began to show the darned places in full light. She sells those first.
`,
          {
            type: 'exercise',
            title: 'A hand’s breadth of wool',
            task: `
Allow 40 minutes. Choose a textile or a piece of unglazed clay. Without moving the camera, photograph the same hand’s breadth with the light at about 15, 45 and 90 degrees; measure the angle with a folded sheet of paper. Then take a main picture of the whole thing at 45.
`,
            criteria: [
              'A person who has only seen the first picture can say how the thing feels, and is right when it is handed over',
              'An edge of the object is in each detail',
              'In the skimming light, the darkest shadow still shows some color',
              'You found one fault in the material and have decided whether to show it, with the reason',
            ],
          },
        ],
      },
      {
        slug: 'shiny-photograph-the-room',
        title: 'Shiny: you are photographing the room',
        minutes: 48,
        kind: 'exercise',
        body: [
          `
A teapot of polished steel has no color. It has your room, your shirt and a small bright window, bent. People try to light such a pot and it gets worse with every lamp, since each lamp is one more thing to be seen in it. So stop lighting the pot and start furnishing what it sees.

## Sit where the camera sits

Put your eye at the lens and look at the pot, part by part. Every place on it shows a place in the room, at the angle at which a ball would bounce. Ask of each: *what is that?* Then ask what you would like it to be.

- Where you see the sink, put white card.
- Where the window makes a small hard rectangle, hang tracing paper in front of it, close to the pot, so that the rectangle grows into a long soft stripe.
- Where you want an edge, put a strip of **black**, two fingers wide. Steel on white has no outline by itself. The black strip, seen in the curve of its side, draws one.

White for the body and black for the edges: that is the whole art, and it can be done with two sheets and six clamps. Move a card by a hand’s breadth and watch the pot, rather than the card.

## An order of work

One pot, as I did it last week for a shop of kitchen things.
`,
          {
            type: 'table',
            caption: 'A steel pot in five steps, each of them a picture',
            head: ['Step', 'Change', 'What it did'],
            rows: [
              ['1', 'window only', 'a bright rectangle, a dark kitchen, me'],
              ['2', 'tracing paper between window and pot', 'the rectangle became a stripe'],
              ['3', 'white card on the dark side and above', 'the kitchen went'],
              ['4', 'two black strips, left and right, just out of the picture', 'the pot got its outline'],
              ['5', 'camera two meters back, zoomed', 'I shrank to a dot on the spout'],
            ],
          },
          `
The last step deals with the photographer, who is in every shiny thing. You can’t hide, only shrink. From twice the distance you are half as wide in the pot. Wear gray. If the dot lands on the spout or the lid’s knob, it’s lost among the other small lights there.

Glazed ceramics are half shiny: they have a color of their own and a window on top of it. One window, with soft edges, tells people that the glaze is glossy. Two look like an office. Leave one.
`,
          {
            type: 'exercise',
            title: 'A spoon, the bowl toward you',
            task: `
Allow 45 minutes. A spoon sees the whole room at once, so nothing harder will come. Photograph it as it lies. Then build a tent of tracing paper around it, with a hole for the lens, add two black strips, step back and zoom. Take a picture after each change.
`,
            criteria: [
              'In the last picture you can count the things in the spoon that you did not put there, and there are two or fewer',
              'You appear as a dot smaller than a lentil',
              'The edge of the spoon can be followed all the way around',
              'Beside each picture stands the one thing that was changed',
            ],
          },
        ],
      },
      {
        slug: 'glass-draw-the-edge',
        title: 'Glass: draw the edge',
        minutes: 48,
        kind: 'exercise',
        body: [
          `
Light from the front goes through a glass and comes back as glare. What you get is a window, a table edge seen through a tube, and no glass. The trouble is that glass has neither a surface to light nor a room of its own to show. What it has is an edge, where it’s thick and bends the light. Draw the edge, and everyone sees a glass.

There are two classic ways, and they are each other’s opposite.

## Dark outline on a bright ground

Hang tracing paper in the window, about as far behind the glass as the glass is from the camera. Everything the camera sees behind the glass is now one even brightness. Then **narrow it**: cover the paper with black card on the left and the right until the bright area is only just larger than the picture. The thick sides of the glass bend your view outward, past the bright area, into the black. So they turn dark. The wider the black, the stronger the line.

## Bright outline on black

Turn it around. A black card stands behind the glass, a little larger than the picture shows and smaller than the window. Light passes it on both sides. The edges of the glass bend your view outward again, now into the light, and they shine. It is the way for cut glass, for ice, and for anything expensive.
`,
          {
            type: 'table',
            caption: 'Which of the two for what',
            head: ['Thing', 'Way', 'The reason'],
            rows: [
              ['drinking glasses in a shop', 'dark outline', 'goes with the other pictures on white'],
              [
                'a jam jar with a label',
                'dark outline, and a card in front',
                'the label needs light from the front',
              ],
              ['cut crystal', 'bright outline', 'every facet becomes a line'],
              ['a bottle of colored liquid', 'dark outline', 'light comes through the color'],
            ],
          },
          `
The label is the difficult case. Paper lit from behind is black. Put a white card in front, below the lens, tilted so that it throws some of the window’s light back at the label and not at the glass. If there’s a bright smear on the glass, the card stands at the angle at which a ball would bounce; lower it.

Wash the glass, polish it with a cloth that leaves no lint, and hold it by the foot. A fingerprint that you don’t notice at the sink is a continent in the picture. And fill it exactly: water to two-thirds, with the line of the water level. The camera sees a tilt of half a degree.
`,
          {
            type: 'exercise',
            title: 'One glass, two outlines, one color',
            task: `
Allow 45 minutes. Photograph the same drinking glass with a dark outline and with a bright one, and a third time with tea or colored water in it. For the dark outline take three pictures with the black cards at different distances from the edge of the frame.
`,
            criteria: [
              'The outline is unbroken from the rim to the foot in both versions',
              'There is no window cross and no photographer in the glass',
              'You can say at which width of black the line was best',
              'In the third picture the color is the one you see when you hold the glass against the window',
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
        minutes: 93,
        kind: 'exercise',
        body: [
          `
A customer cannot pick the cup up, so four pictures have to do what her hand would.

The **main picture** says what it is: seen from three-quarters, the lens a little above the rim, the handle at four o’clock. The **detail** says how it is made. The **size** says how large, with something that everybody knows beside it, a hand or an egg, since “9 cm” is read and not seen. The **use** says what it is for: with coffee in it, hot, by the window. Take them in this order. By the fourth you’ll know the cup.

## One picture, three crops

The shop wants 4:5, the marketplace a square and the story 9:16. If you fill the frame with the cup, two of the three will cut off its handle. So photograph wider than looks right: let the cup take up about half of the picture’s width, in the middle third.
`,
          {
            type: 'table',
            caption: 'What is left of an upright picture of 3,000 × 4,000 pixels',
            head: ['Crop', 'Pixels', 'Enough for'],
            rows: [
              ['4:5', '3,000 × 3,750', 'a product page with zoom'],
              ['1:1', '3,000 × 3,000', 'any marketplace'],
              ['9:16', '2,250 × 4,000', 'a phone, filled'],
            ],
          },
          `
There is more in any of them than a shop displays. Air costs nothing.

## A set that hangs together

A page in a shop shows twelve things at once, and nobody looks at them one by one. What they notice is what jumps: one cup higher than the others, one shadow to the wrong side, one cooler white. So put a dot of tape on the table for the foot of the object, and another for the tripod. Decide once where the top rim of round things lies, at two-thirds of the height for instance, and keep it for jugs and for plates.

Large and small things are a question of honesty. If a thimble and a jug are both shown filling the frame, they look alike. That is what the third picture is for. In the main picture, let all have the same height, as in a dictionary.

Look at the result as a customer does. Make a contact sheet with every picture the size of a stamp and hold it at arm’s length. I have never yet found a mistake on the screen that had not been plain on the stamps.
`,
          {
            type: 'exercise',
            title: 'Four of the cup, twelve of the set',
            task: `
Allow 90 minutes. Take the four pictures of your cup, and show them in order to somebody who has never seen it: ask for its height, weight and price. Then photograph ten or twelve objects for their main picture from the same two dots, each so that all three crops fit, and make the sheet of stamps. With details and sizes you should come to about forty.
`,
            criteria: [
              'Their guess at the height is off by less than a fifth; if not, the third picture was taken again',
              'Nothing is cut in any crop, and the air on the left and the right is equal',
              'On the sheet no picture is noticed before the others, and all shadows fall to one side',
              'The two that you took again were chosen on the sheet and not from memory',
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
        slug: 'one-recipe-for-all',
        title: 'One recipe for all',
        minutes: 83,
        kind: 'exercise',
        body: [
          `
Forty pictures come from perhaps a hundred and sixty, and most people spend their evening on editing what should have been thrown away. So choose first, in three rounds, and correct nothing until the third is over. A picture on which you have worked for a minute becomes dear to you, and then it stays, with its crooked horizon.

1. **Out with what is broken.** Blurred, cut, a fly. Two seconds each; for 160 pictures that is a little over five minutes.
2. **One per view.** Of three nearly equal pictures one survives. If you can’t decide, there is no difference, so take the first.
3. **Side by side.** All survivors as stamps. Replace the weakest.

## Then the recipe

Edit one picture until it agrees with the object in your hand. Then copy its settings to the other thirty-nine.
`,
          {
            type: 'table',
            caption: 'My recipe for the potter, spring, north window',
            head: ['In this order', 'Setting', 'Judged by'],
            rows: [
              ['white balance', 'from the gray card', 'three channels within 3 steps'],
              ['exposure', '+0.2', 'background reads 240'],
              ['straighten', 'by the foot of the cup', 'a line on the screen'],
              ['crop', '4:5, rim at two-thirds', 'the template'],
              ['contrast', '+5', 'the black of the glaze still has texture'],
              ['dust', 'by hand', 'at full size, left to right, like reading'],
            ],
          },
          `
Saturation is not on the list. The blue was right when the gray was. If you find yourself at a ninth slider, go back to the window, because what you’re trying to repair is the light.

Apply it to all forty in one go, look at the stamps again, and correct at most five by hand. If more than five need it, the light changed during the session, and your note should say when: *after the twelfth, clouds*. Next month you begin with this page, the distances, the cloth and the hour beside the settings, and the new cups can stand next to the old ones in the shop.

## When to stop

Hold the object beside the screen. When they agree, stop. What comes after that is making a better cup than the one in the parcel, and she’ll send it back.
`,
          {
            type: 'exercise',
            title: 'From all to forty, in one go',
            task: `
Allow 80 minutes, the first forty of them for choosing. Reduce all your pictures from this course to forty; keep the bad first photograph, it is the forty-first. Write your recipe as a table like the one above, apply it to all, and correct no more than five by hand.
`,
            criteria: [
              'Every object has its views, and no view is there twice',
              'You can give a reason for the last three decisions',
              'The backgrounds of ten pictures, chosen with a pin, read between 235 and 245',
              'For each picture corrected by hand there is a note that says why',
              'A second person can repeat the recipe from the page without asking you',
            ],
          },
        ],
      },
      {
        slug: 'files-a-shop-can-use',
        title: 'Files a shop can use',
        minutes: 43,
        kind: 'exercise',
        body: [
          `
A picture that takes four seconds to appear has not been seen by the person who left after three. And a picture that nobody can find next spring will be taken again next spring. The last lesson is about both, and then you’re done.

## Two folders

Export each picture twice. The **archive** is full size, at the highest quality, and leaves your computer only as a backup. The **shop** version has 2,000 pixels on its long side, in the color space sRGB, as JPEG at a quality of about 80, and comes to between 200 and 400 kilobytes. Two thousand pixels let a customer zoom in on a phone. Four thousand only make her wait.

The color space matters more than it sounds. A picture in a larger one, Adobe RGB for example, looks dull wherever a program ignores the label, and you have then matched your blue for nothing.
`,
          {
            type: 'table',
            caption: 'One main picture, four exports (sizes as my program made them)',
            head: ['Long side', 'Quality', 'Size', 'On a phone'],
            rows: [
              ['4,000', '100', '5.9 MB', 'seconds of waiting'],
              ['2,000', '95', '820 KB', 'no difference to the next'],
              ['2,000', '80', '290 KB', 'good'],
              ['2,000', '50', '150 KB', 'blocks in the shadow of the cup'],
            ],
          },
          `
Look where it breaks first: in smooth shadows, and along the rim. If you see blocks there, go up by ten.

## Names and sentences

Name the files for the search field: *cup-matte-white-handle-front.jpg*. What it is, how it looks, which view. No dates, because the camera has written them in already, and no *final*, for reasons that you know.

Then write a sentence for each main picture, for people who cannot see it and for the moment at which it does not load. Say what a friend would say on the telephone: “White matte cup with a wide handle, seen from the side.” Don’t begin with *Picture of*; they know. Don’t put in the price, which changes. For the detail say what the detail shows: “The glaze stops a finger’s breadth above the foot and leaves the clay bare.”

Shops have a field for this, usually called *alternative text*. It takes ten minutes for a whole set if you do it while you still have the cups before you.
`,
          {
            type: 'exercise',
            title: 'Deliver, and look back',
            task: `
Allow 40 minutes. Export the forty into two folders, name them, and write a sentence for every main picture. Lay the page with your recipe into the folder. Then put the first photograph of the cup beside the last and write three sentences to yourself a year from now: what the light did, what you would do sooner, what you no longer need.
`,
            criteria: [
              'All forty small files together weigh less than 16 megabytes',
              'A stranger finds the detail of the cup by its file name within ten seconds',
              'Somebody who hears only your sentence draws the right cup, roughly',
              'The recipe and the gray card’s picture lie in the same folder',
            ],
          },
        ],
      },
    ],
  },
]
