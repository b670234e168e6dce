import {productPhotographyOutline} from '../lessons/product-photography.ts'
import type {CourseSeed} from '../types.ts'

export const productPhotography: CourseSeed = {
  number: 7,
  slug: 'product-photography-on-a-small-table',
  title: 'Product Photography on a Small Table',
  instructor: 'tomas-ferreira',
  category: 'photography',
  level: 'Beginner',
  rating: 3.4,
  studentsCount: 1320,
  price: 69.99,
  originalPrice: 99.99,
  listing: 'catalogue',
  published: '2026-03-17',
  imageAlt: 'A cup on a small table between a window and a sheet of white card',
  description: `
A window, a sheet of white card and a phone are enough for a picture that sells a cup. The rest of this course is about noticing what the light is doing, which costs nothing and takes a while. I photograph for potters and furniture makers who have a corner of a workshop and an hour on Thursdays, and everything here has been tried on that table.

### Who it is for

People who make or sell things and need honest, attractive pictures of them: makers, small shops, restaurants, second-hand dealers. A phone from the last few years is enough. If you own a camera, you will learn to set it once and leave it alone. You should have a table near a window and permission to move it.

### What you make

You build a table studio for about twenty dollars and photograph a set of your own objects in it: one matte, one shiny, one made of glass. You will make a main picture for a product page, a detail, a picture that shows the size, and a crop for each place where pictures have to fit. By the end you have forty pictures, edited to one standard, in the sizes a shop needs, and a written recipe so that next month’s look the same.

### How it is taught

One cup stays with us through the whole course. It is photographed badly first, on purpose, and then a single thing is changed at a time so that you can see what that thing did. Lessons are written from where you would stand. The tasks are specific: make the shadow softer without moving the cup; make the handle visible without adding a light. There are twelve lessons, and about ten hours at the table.

Color gets more attention than usual. A customer whose bowl arrives in another blue sends it back, and she is right. You will learn to use a gray card, to check a screen against the object in your hand, and to stop editing when they agree.
`,
  outcomes: [
    'Read the direction, size and color of a light',
    'Build a table studio from card, cloth and clamps',
    'Use a phone or camera in manual mode',
    'Photograph matte, shiny and transparent objects',
    'Compose for a product page, a story and a square',
    'Match color so that the parcel holds no surprise',
    'Edit a set of forty pictures to one standard',
    'Deliver files at the sizes a shop needs',
  ],
  outline: productPhotographyOutline,
}
