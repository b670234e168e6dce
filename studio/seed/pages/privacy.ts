import type {PageSeed} from '../types.ts'

export const privacy: PageSeed = {
  slug: 'privacy',
  title: 'Privacy Policy',
  lead: 'What we store about you, why, who else sees it, and how to have it removed.',
  footer: {group: 'small-print', order: 10},
  sections: [
    {
      type: 'text',
      layout: 'contents',
      lastUpdated: '2025-05-23',
      text: `
## In short

We store what is needed to sell you a course and to let you use it: your name, your email address, your orders and your settings. Your card number never reaches us. We do not show advertising, we do not sell or rent data, and we do not follow you to other websites. You can ask us at any time what we have about you, and to correct or delete it.

In this policy “we” is Lectern. Our address and other ways to reach us are on the [contact page](/contact).

## What we store, and why

### When you only look around

You can read every public page without an account and without giving us anything. The servers that deliver our pages record technical details of each request for a limited time, such as the time, the address requested, the type of browser and the IP address. They are used to keep the site running and to stop abuse, and not to build a profile.

### When you create an account

Your first and last name, your email address and, if you choose one, a password, which is stored only as a hash that cannot be turned back. If you sign in with Google or Facebook, we receive your name, your email address and, where there is one, the address of your picture. We learn nothing else about you from them. Of people who work with us and sign in with a passkey we keep its public half and the name they gave it; the other half never leaves their device.

We use these to sign you in, to show you what you own and to write to you about it.

### When you buy

The courses you ordered, their prices, the time, the status of the order and the numbers by which Stripe knows the payment. We need them to give you your courses, to make refunds and to meet our duties in tax and accounting. Where we owe tax on a purchase we also keep the country you paid from, where your card was issued, and the name, address and tax number on your invoice.

### When you give a course, or invite a team

The name and email address of the person it is for, the words you write to them and the day they get it. We use these to send the gift or the seat, and for nothing else; the mail says who it is from. If you were given a course or invited to a team, your address reached us in this way.

### When you take a course

Which lessons you have opened and done, which quizzes you have passed, where you stopped, and the notes you write. Your notes are for you alone: no screen of ours shows them to our staff. How often lessons are opened and how quizzes are answered is counted without names, so that the courses can be improved.

A question about a lesson goes, with your first name, to whoever teaches the course, and to our staff if it is not answered within three days. Where nobody teaches the course it reaches our staff at once, also as an email with your address. It can be shown, with the answer and your first name, to everybody who owns the course.

Work that you hand in goes, with your first name, to whoever teaches the course, and to nobody else. Who answers sees no account and no address of yours.

A review is public: everybody can read it on the page of the course, with your first name and the first letter of your last name.

If you have taken a seat of a team, whoever manages the team sees your name, the address that they invited, which lessons you have done, when you were last there, and whether you have the certificate. Your notes and answers they do not see, and when you leave the team, nothing more.

A certificate holds your name, the course, its teacher and length, and the date. Whoever has its address can see it, so that it can be verified; it is in no list and no search engine, and you decide whom you give the address to.

### When you ask for a return

The reason you write, the decision, its date and which member of our staff made it.

### When you subscribe or write to us

For the newsletter: your email address and the date. For the contact form: your name, address, subject and message, which arrive with us as an email.

### When we write to you

A mail waits in a queue until it has been delivered, with your address, its text and a record of the attempts.

### Your preferences

Whether you want mail about your orders, the newsletter, notices of new courses and reminders of a course you have stopped in. For the reminders we keep when you last learned something, and which cart you last left on the payment page. We keep which courses you have saved for later and what they cost, so that you find them on every device and we can tell you when one gets cheaper.

## Why we are allowed to

Account, order and return data, and what we store of the courses you take, are needed for the contract between us. The newsletter, the one reminder of a cart that you left on the payment page, and the mail about a saved course that got cheaper rest on your consent to marketing mail, which you can withdraw at any time without giving a reason. Notices of new courses to account holders rest on our legitimate interest in telling them what is new, and you can switch them off in [Settings](/settings). Reminders to go on with a course you have begun rest on our legitimate interest in your getting what you paid for; each has a link that ends them, and there are two at most until you learn again. Security records and limits on abuse rest on our legitimate interest in a shop that works. Records of sales are kept because the law requires it.

## Who processes it for us

We work with four companies. Each of them may use the data only to provide its service to us.

- **Google (Firebase)** runs accounts, the database with profiles, settings, orders, returns and newsletter subscribers, and the servers that deliver our pages.
- **Stripe** takes payments and makes refunds. On its payment page you enter your card or account details directly with Stripe, which also receives your email address and what you are buying. Stripe is itself responsible for the payment data it collects there.
- **Mailgun** delivers our mail: receipts, links for your account, notices and the newsletter. It receives your address and the text of the mail, and reports to us whether it was delivered.
- **Sanity** stores and delivers what is written on our pages, courses, articles and pictures. When your browser fetches content from it, Sanity sees a request and your IP address. Nothing about your account or your orders is stored there.

Google and Facebook also learn that you sign in with us if, and only if, you choose their button. Some of these companies store data in the United States.

## Cookies and what is kept in your browser

We do not set advertising or tracking cookies. These things are stored in your own browser, and you can delete them there at any time:

- **cart**: the courses in your cart, so that they are still there tomorrow.
- **saved-courses**: the courses that you saved for later. It is deleted when you sign out.
- **discount-code**: the discount code that you entered or that a link has brought, until you have paid with it or remove it.
- **theme**: whether you chose light or dark, where it is not what your device says.
- **cookie-consent**: your answer to the cookie notice, *accepted* or *declined*.
- **signed-in**: a mark that you were signed in, so that the page shows the right buttons at once. It contains no name and no key.
- **unsent**: what you did in a lesson and wrote in your notes while there was no connection, until it has been sent.
- **lessons**: of your courses, up to forty lessons that you opened in the last thirty days, with your notes for them, so that you can read them without a connection. They are deleted when you sign out.
- **player**, **exercises** and **lesson-keys**: how fast and how loud you play videos, what you ticked off in exercises, and whether you switched keyboard shortcuts off.
- **redirectAfterAuth**: the page you wanted to see before we asked you to sign in. It lasts until you have signed in or closed the tab.
- **provider-left**: when you sign in with Google or Facebook, a note that you went to their page, until you come back.
- **Your session**: Firebase keeps the proof that you are signed in, until you sign out.

All of these are necessary for something you asked for. Nothing optional is stored before you answer the cookie notice. If you decline, the shop works in the same way. Stripe’s payment page is Stripe’s own and sets cookies that Stripe needs to prevent fraud.

## How long we keep it

- Your account and settings: until you ask us to delete the account.
- Your progress, your notes, your certificates, your reviews, your questions and the work you handed in: until you ask us to delete the account.
- Gifts and seats: with the order that paid for them. When you delete your account, your name, your address and your words go from them.
- Orders, returns and invoices: for as long as tax and accounting law requires, which can be ten years, even after the account is deleted. An invoice keeps the name and address it was made out to.
- Newsletter addresses: until you unsubscribe.
- Messages to support: up to two years after the matter is closed.
- Counters against abuse, tied to an account, an email address or a network address: a few days at most.

## Mail you can stop

Every newsletter contains a link that ends it with one press, without signing in. In [Settings](/settings) you decide about order notices, the newsletter, new courses and reminders. Receipts and messages about the security of your account are sent in any case, because you need them.

## Your rights

You may ask us for a copy of your data, for its correction or deletion, for a restriction of its use, or for a file you can take elsewhere. You may object to uses that rest on our interest, and withdraw a consent. Depending on where you live, further rights may apply, and you may complain to the authority responsible for data protection there. Most of this you can do yourself: under Account in your settings you download everything we store of you, or delete your account, which you can take back for 14 days by signing in. What bookkeeping requires of your orders is kept without your name and address. For anything else, write to us from the address of your account, so that we know it is you. We reply within 30 days, and usually within a day.

## Children

Our courses are written for adults at work. Accounts are for people aged 16 or older. If you believe that a younger child has created one, write to us and we will delete it.

## Security

Connections to us are encrypted. Who may read which record is enforced by the database itself, and not only by the page in front of it. Staff see only what they need in order to answer you, to decide on returns and to send the newsletter. If something goes wrong in spite of this and concerns your data, we will tell you without delay.

## Changes

When we change this policy, the date at the top changes with it. If a change is material, we tell account holders by email before it takes effect.
`,
    },
  ],
}
