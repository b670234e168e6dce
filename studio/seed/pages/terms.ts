import type {PageSeed} from '../types.ts'

export const terms: PageSeed = {
  slug: 'terms',
  title: 'Terms of Service',
  lead: 'What you and we agree to when you use Lectern, in words that are meant to be read.',
  footer: {group: 'small-print', order: 20},
  sections: [
    {
      type: 'text',
      layout: 'contents',
      lastUpdated: '2025-05-08',
      text: `
## In short

You pay once for a course and keep it for life. You have 30 days to ask for your money back, and a refund ends your access. You may use a course yourself and may not pass it on. If we change these terms in a way that matters, you hear about it around 30 days before. This summary helps with reading; the sections below are what we agree on.

## 1. Who this is between

These terms are a contract between you and Lectern (“we”). They apply when you visit our site, create an account or buy a course. Our postal address and other ways to reach us are on the [contact page](/contact). If you do not agree with them, please do not use the site.

## 2. Your account

To buy a course you need an account. You must be at least 16 years old, and where the law requires an older age for a contract, you need the consent of a parent or guardian. Give your real name and an address at which we can reach you, and confirm it by the link we send.

An account is for one person. Keep your password to yourself, and tell us if you believe that somebody else is using your account. You can ask us to delete it at any time. Deleting it ends your access to the courses in it, so we will ask you to confirm.

## 3. Courses and access

When your payment is confirmed, you receive a personal right, without limit in time, to use the courses you bought. We call this lifetime access: for as long as we operate the service, you can use the course as often as you like, including the improvements we make to it, and also when we no longer sell it. If we ever have to close the service or withdraw a course, we will give you at least 90 days’ notice so that you can finish it.

Your access to a course ends earlier in these cases only:

- when you are refunded for it;
- when the bank of whoever paid for it has taken the money back, and we withdraw the course;
- when you delete your account, or it is closed under section 7;
- when you did not pay for it yourself: a gift or a seat, if whoever paid for it gets the money back, and a course that we gave you, if we take it back and tell you why.

A course that you have by a seat of a team can also be taken back until you have begun it, and goes when you leave the team before you have finished it. Whoever manages the team sees which lessons you have done, when you were last there, and whether you have the certificate.

Lessons marked as free are open to everybody, without an account. When you have done every lesson of a course and passed its quizzes, we issue a certificate with your name. Whoever has its address can see it. It confirms that you took the course and is not a degree, a licence or a qualification under any law.

Instructors choose what they teach and how. We edit with care, but courses are teaching and not professional advice. A finance course does not replace an accountant, nor a health course a clinician. We cannot promise you a job, a raise or a particular result.

## 4. Prices and payment

Prices are in US dollars and are shown with each course. A price that is crossed out is the regular price before a discount. The price is checked when you pay: if it has changed since you put the course in your cart, we tell you, and nothing is charged until you agree.

Payment is handled by Stripe. You can pay by the major cards, by PayPal or by bank transfer, as far as they are offered to you on the payment page. Some of these take time. Until such a payment is confirmed your order is pending, and access begins when it is confirmed. If a payment fails or the payment page expires, the order ends and you owe nothing.

The contract for a course is made when the payment is confirmed. We send you a receipt by email.

## 5. Returns and refunds

You may ask for a return **within 30 days** of the moment at which your payment was completed. Do so from your [order history](/order-history) and give a reason in your own words. It may be short.

- A return covers all courses of the order, or those that you name.
- There can be one return for an order. If it has been decided, it cannot be requested again.
- We look at every request and tell you our decision by email. We approve requests made in good faith. We may reject a request when there are clear signs that the guarantee is being misused, for example when courses are copied or the same course is bought and returned repeatedly.
- When we approve, we refund what you paid for them to the card or account that was used for the payment. Your bank may need five to ten working days to show it.
- **A refund ends your access** to the courses that went back. They disappear from My Courses, and certificates for them are withdrawn; the page of such a certificate says so.

A course that you have given to somebody can be taken back on the page of its order, for the full amount, until it is accepted.

Seats that you have bought for a team can be given back on the page of the team, at any time and for what you paid for each, as long as nobody has been invited to them. A seat that somebody has not begun to use can be taken back first.

Rights that the law of your country gives you as a consumer remain untouched, including rights of withdrawal and rights when something we sold you is defective.

## 6. What you may and may not do with a course

You may use it for your own learning, at work and at home, and you may use and show what you make with it, including for money. You may keep your notes.

You may not pass on your account, publish or sell the lessons or parts of them, show them to a class or a team that has not bought them, or use them to build a collection of training data. The course remains the property of its instructor and of Lectern. To use one with a team, choose **Buy for a team** on its page: each seat is for one person.

## 7. Fair use of the site

Please do not try to break into the site or into other people’s accounts, overload it, collect other people’s data from it, or pay with means that are not yours. If you do, we may limit or close your account. Except in urgent cases we write to you first and give you time to answer. If we close an account without such a reason, we refund what you paid in the 12 months before.

## 8. What you send us

When you write to us or send us a testimonial, you keep your rights in it. We publish it only if you agree. A review that you write of a course is shown on its page, as the form for it says.

## 9. If something goes wrong

We take care that the site works and that what it says is correct, but we cannot promise that it will never be interrupted. We are fully liable for harm that we cause on purpose or by gross negligence, for injury to life and health, and wherever the law does not allow a limit. In other cases our liability is limited to harm that could typically be foreseen and to the amount you paid us in the 12 months before.

## 10. Privacy

Our [privacy policy](/privacy) says what we store about you and which services process it.

## 11. Changes to these terms

We may change these terms when the service, the law or our costs change. If a change is material, we tell account holders by email **about 30 days before** it takes effect and say what is different. If you do not agree, you can close your account before that day. For courses you have already bought, the terms of the day you bought them go on applying wherever a change would put you in a worse position.

## 12. Law

These terms are governed by the law of the State of Maine, United States, without its rules on conflict of laws. If you are a consumer, this does not take away the protection of the mandatory law of the country in which you live, and you may bring a case before the courts there. Before anyone goes to court, please write to us. Most things can be settled by two people who answer.

If one of these provisions is invalid, the others remain in force.
`,
    },
  ],
}
