import {pythonForEverydayWorkOutline} from '../lessons/python-for-everyday-work.ts'
import type {CourseSeed} from '../types.ts'

export const pythonForEverydayWork: CourseSeed = {
  number: 3,
  slug: 'python-for-everyday-work',
  title: 'Python for Everyday Work',
  instructor: 'ingrid-solheim',
  category: 'programming',
  level: 'Beginner',
  rating: 4.8,
  studentsCount: 4120,
  price: 79.99,
  originalPrice: 119.99,
  listing: 'catalogue',
  featured: true,
  published: '2025-11-04',
  imageAlt: 'Loose paper forms falling through a hoop and landing as one tidy stack',
  description: `
You do not need to become a programmer to stop renaming four hundred files by hand. You need perhaps a tenth of what a programmer knows, learned well enough to use on an ordinary Tuesday. Python is a good language for that tenth: it reads almost like instructions to a careful colleague, it is free, and it runs on whatever computer you have.

### Who it is for

People with a job that is not programming and a computer that makes them do the same thing too often. Accountants, teachers, researchers, coordinators, shopkeepers. No experience is assumed, and no mathematics beyond percentages. If you have tried before and given up around the word *class*, you will be glad to hear that we never need one.

### What you make

Small programs for real chores. One sorts a folder of photographs by date. One merges monthly spreadsheets into a single clean table and lists what it could not understand. One fetches exchange rates each morning and keeps a record. Then come three complete projects, chosen from nine, one of which should be the chore that brought you here.

### How it is taught

You type every program yourself, and I do not cut out the errors. Reading an error message calmly is half of the skill, and you cannot learn it from someone who never gets one. Before we run a program you write down what you think it will do. When you are wrong, you have found the exact thing to learn next.

There are twelve lessons. Most of them take about an hour with their task and can be left where the task begins; the last one is the three projects, and takes six. With two half hours in the week and a longer sitting at the weekend you will be through in about eight weeks, and you will have something that saves you time by the end of the third. Every exercise says how you can tell whether your own solution is good.
`,
  outcomes: [
    'Install Python and run a program without fear of breaking anything',
    'Use variables, lists, loops and functions with confidence',
    'Read an error message from the bottom up and find the cause',
    'Rename, sort and merge files by the hundred',
    'Clean up spreadsheets and CSV files without opening them',
    'Fetch data from a web service and store it',
    'Write tests for the two functions that must not be wrong',
    'Leave a program that a colleague can run next year',
  ],
  outline: pythonForEverydayWorkOutline,
}
