import type {InstructorSeed} from '../types.ts'

export const priyaRaman: InstructorSeed = {
  number: 5,
  slug: 'priya-raman',
  name: 'Priya Raman',
  title: 'Finance director who teaches marketers',
  location: 'Toronto, Canada',
  coverAlt: 'Columns of figures opening like a curtain on a plain landscape',
  bio: 'Priya has been an auditor, a controller and a finance director, and has explained cash flow to more founders than she can count. She teaches finance to the people who spend the money.',
  longBio: `
Priya began as an auditor, which she describes as being paid to ask people how they know. She counted tins in a warehouse on New Year’s Eve, read the contracts of a magazine that no longer existed, and once found a whole shop that had been closed for two years and still reported sales. Nobody had lied. Everyone had copied last month’s figure. She came away with a lasting interest in how decent people arrive at wrong numbers.

After six years she wanted to be there when the decisions were made and not afterward. She became controller of a subscription software company at the moment when it was spending a dollar and ten cents to earn a dollar and calling it growth. It took her a year to show it, in a way that the founders could bear, and another to help turn it. The drawing with which she finally convinced them, a bathtub with two taps and a hole, hangs in her office and appears in the third lesson of her finance course.

Since 2020 she has been finance director of a company that sells furniture directly to the people who sit on it. It spends heavily on advertising, and it was there that she began to work closely with marketers. She found that they were asked to account for every dollar and given no means of doing so. Together they switched advertising off in eleven regions for six weeks to see what happened. What happened surprised both sides and made them friends, and it became her second course.

> I’ve never met anyone who was bad at finance. I’ve met a lot of people who were embarrassed once, in a meeting, and decided not to ask again.

She has been the volunteer treasurer of a food cooperative in her neighborhood for more than ten years and says that it taught her more about cash than any degree, because the cooperative has so little of it. Her courses for us are among the newest in the catalogue. She answers questions about money plainly and believes that the most useful sentence in the language of finance is *I don’t follow, could you say that again*. She plays the Carnatic violin, grows more beans than her neighbors want, and buys cookbooks for the notes that other people left in them.
`,
  experience: [
    'Finance director of a direct-to-consumer furniture company, since 2020',
    'Controller at a subscription software company, 2015-2020',
    'Manager in audit, retail and media clients, 2009-2015',
    'Volunteer treasurer of a neighborhood food cooperative, since 2013',
  ],
  education: ['Chartered Professional Accountant', 'BCom in Accounting and Statistics'],
  teachingMethodology:
    'One small company runs through each course, with real-looking books that go wrong in realistic ways. You open the figures before I explain them and write down what you think is happening; then we check. I use no more mathematics than a spreadsheet does for you, and no term before the situation that made someone invent it.',
  goals: [
    'Put a thirteen-week cash forecast in every small company',
    'Get marketing and finance to use the same numbers',
    'Take the embarrassment out of asking about money',
  ],
  values: ['Candor', 'Small numbers checked by hand', 'Questions over conclusions'],
  interests: ['Carnatic violin', 'Allotment gardening', 'Second-hand cookbooks'],
  socialLinks: {linkedin: 'https://www.linkedin.com/in/priya-raman-lectern'},
  testimonials: [],
  rating: 4.7,
  studentsCount: 1430,
}
