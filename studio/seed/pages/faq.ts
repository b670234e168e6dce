import type {FaqPageSeed} from '../types.ts'

export const faq: FaqPageSeed = {
  title: 'Frequently Asked Questions',
  lead: 'The ten questions we are asked most often. If yours is not among them, write to us: a person answers within 24 hours.',
  questions: [
    {
      topic: 'Payment',
      question: 'How can I pay?',
      answer: `
By the major credit and debit cards, by PayPal or by bank transfer. You choose on the payment page of Stripe, our payment provider; we never see your card number. A card or PayPal payment is confirmed at once. A bank transfer can take a few working days, and your courses are yours as soon as it arrives.

All prices are in US dollars.

For a team, choose **Buy for a team** on the page of a course or a bundle: from 2 to 500 seats, and from some numbers on each costs less. After paying you invite people under [Teams](/team), see there how far everybody is, and can give a seat to somebody else until its holder has begun.
`,
    },
    {
      topic: 'Access',
      question: 'How long do I have access to a course?',
      answer: `
For life. You pay once and the course stays in [My Courses](/my-courses), including later improvements to it. There is no subscription and no date by which you have to finish. Access ends if you return the course and are refunded, if your bank takes the payment back, or if you delete your account. A course that came to you as a gift, by a team or from us can be taken back in some cases, which our [terms](/terms) name.
`,
    },
    {
      topic: 'Returns',
      question: 'Can I get my money back?',
      answer: `
Yes, within 30 days of the completed payment. Open [Order History](/order-history), choose **Return** beside the order and tell us the reason in your own words. We decide on every request and write to you by email.

When a return is approved, the amount goes back to the card or account you paid with and access to the courses that went back ends. Banks often need five to ten working days to show the money. A return covers all courses of an order or those you choose, and an order can be returned once.

A course that you gave to somebody is another matter: until they accept it you take it back yourself, on the page of its order. Seats for a team are, too: on the page of your team you give those back that nobody was invited to, at any time.
`,
    },
    {
      topic: 'Getting started',
      question: 'How do I start a course after buying it?',
      answer: `
Go to [My Courses](/my-courses) and press **Start**. The first lesson opens; from then on the button says **Continue** and leads to the lesson where you stopped, on any device. A course appears there as soon as your payment is confirmed, which usually takes a few seconds. You also receive a receipt by email.

A lesson is done when you mark it as done, or when you pass its quiz. Everything else on the page, your notes included, is yours to use or to leave.
`,
    },
    {
      topic: 'Choosing',
      question: 'How do I find out whether a course is right for me?',
      answer: `
Read *About This Course* on its page: it says who the course is for, what you will make and, in most cases, what is left out. Then look at the level and at the curriculum, lesson by lesson, and try the lessons marked **Free**: they open without an account. A course marked **All Levels** suits beginners and also has something for people with experience.

If you are unsure between two courses, [ask us](/contact). We know all of them and would rather sell you the right one, or none.
`,
    },
    {
      topic: 'Certificates',
      question: 'Do I get a certificate?',
      answer: `
Yes. When every lesson of a course is done and every quiz in it is passed, we issue one in the name on your account and send you its address. It says who took which course, who teaches it, how long it is and when it was completed. Anybody who has the address can check there that it is genuine. You can print it, add it to a LinkedIn profile, or take it along as an Open Badge, a signed file for wallets that others can verify without us. A misspelt name you can correct once yourself; after that, write to us. If a course is refunded, its certificate is withdrawn.

It certifies that you took the course, and is not a degree or a licence. What convinces people most is still the work you made; our article [Show the Work](/blog/show-the-work) explains how to show it.
`,
    },
    {
      topic: 'Account',
      question: 'Do I need an account?',
      answer: `
To look around, no. To buy, yes, because your courses have to belong to someone. You can sign up with an email address and a password, or with Google or Facebook. After signing up we send you a link to confirm your address.
`,
    },
    {
      topic: 'Account',
      question: 'I have forgotten my password. What now?',
      answer: `
On the [sign-in page](/auth) choose **Forgot password** and enter your address. If there is an account with that address, we send a link with which you can set a new password. If you signed up with Google or Facebook, you have no password with us unless you set one in [Settings](/settings), and can go on signing in the same way.
`,
    },
    {
      topic: 'Offers',
      question: 'How do discounts and the early bird offer work?',
      answer: `
The price you see is the price you pay, and the price crossed out beside it is the regular one. The offer on the home page ends when the offer ends; a course you have bought is unaffected. The price is checked once more when you pay, and if it has changed since you filled your cart, we tell you before anything is charged.
`,
    },
    {
      topic: 'Newsletter',
      question: 'How often do you write, and how do I stop it?',
      answer: `
The newsletter comes only to people who asked for it. Every issue contains a link that ends it with one press. With an account you can also decide in [Settings](/settings) whether we write to you about your orders, about new courses and with news. Receipts are sent in any case.
`,
    },
  ],
}
