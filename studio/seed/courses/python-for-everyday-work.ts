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
  lessons: 62,
  price: 79.99,
  originalPrice: 119.99,
  listing: 'catalogue',
  featured: true,
  published: '2025-11-04',
  imageAlt: 'A stack of paper forms passing through a hoop and coming out as one tidy column',
  description: `
You do not need to become a programmer to stop renaming four hundred files by hand. This course takes you from the first line to small programs that do real work on your own computer.
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
  curriculum: [
    ['A first program, and what just happened', 64],
    ['Values, names and decisions', 98],
    ['Lists, loops and the end of copy and paste', 112],
    ['Functions: giving a piece of work a name', 104],
    ['Files and folders by the hundred', 108],
    ['Spreadsheets and CSV', 126],
    ['Talking to web services', 94],
    ['When it goes wrong: errors, tests, logs', 86],
    ['Three complete projects', 68],
  ],
}
