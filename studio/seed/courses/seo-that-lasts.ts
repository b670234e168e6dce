import {seoThatLastsOutline} from '../lessons/seo-that-lasts.ts'
import type {CourseSeed} from '../types.ts'

export const seoThatLasts: CourseSeed = {
  number: 2,
  slug: 'seo-that-lasts',
  title: 'SEO That Lasts',
  instructor: 'daniel-reyes',
  category: 'marketing',
  level: 'Beginner',
  rating: 4.8,
  studentsCount: 2480,
  price: 89.99,
  originalPrice: 129.99,
  listing: 'catalogue',
  featured: true,
  published: '2025-10-14',
  imageAlt: 'A magnifying glass over rows of lines, with one line standing out in red',
  description: `
Search engines change their rules every month and their purpose never: to give the person who asked the page that answers. Tricks that exploit a rule last until the rule changes. Work that serves the purpose keeps paying, sometimes for years after anyone touched it. This course teaches the second kind, including the technical parts that most introductions wave at.

### Who it is for

Anyone who looks after a website and would like more of the right people to find it: shop owners, editors, marketers, the person in the office who was told that they are now responsible for the site. No programming is needed. Where a developer has to do something, you learn what to ask for and how to check that it was done.

### What you make

You work on a site you care about. By the end you have a list of topics ranked by demand, difficulty and worth; a plan of the site that a stranger can follow; three pages written or rewritten from the searcher’s question; a technical health report with the fixes in order of effect; and a monthly report of one page.

### How it is taught

On paper and on your own site, with one yarn shop as the example from the first lesson to the last, its mistakes left in. You see how a page of results is read and what each searcher probably wanted, and you do the same with your own subject before we go on. There are twelve lessons, to be read in a few minutes each, and about twelve hours of work on your own pages. Numbers come from free tools, chiefly Search Console, because those come from the search engine itself.

### What it does not promise

Nobody can promise you a position, and anyone who does is selling something. Search also takes time. New pages often need months to settle, so the course gives you signs to look for in the first weeks and a way to tell slow from wrong. You will also delete some pages, and that tends to be the most useful afternoon of all.
`,
  outcomes: [
    'Read a results page and say what the searcher came for',
    'Choose topics by demand, difficulty and worth to your business',
    'Plan a site whose structure a stranger understands',
    'Write a page that answers the question in its first screen',
    'Find and fix crawling, speed and duplicate-page problems',
    'Earn links by publishing something worth citing',
    'Use Search Console to decide what to improve next',
    'Report search results without promising what nobody controls',
  ],
  outline: seoThatLastsOutline,
}
