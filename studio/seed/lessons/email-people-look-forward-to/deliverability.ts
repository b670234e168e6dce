import type {SectionSeed} from '../types.ts'

export const deliverability: SectionSeed = {
  title: 'Arriving: deliverability in plain words',
  lessons: [
    {
      slug: 'three-envelopes-and-a-stamp',
      title: 'Three envelopes and a stamp',
      minutes: 5,
      kind: 'video',
      body: [
        `
Three abbreviations decide whether a mailbox believes that a letter is from you. They look like something for engineers, and they are about what you would check if a stranger handed you an envelope: who brought it, whether anyone has opened it, and whether the name inside is the name outside. Watch this first. It takes a little over a minute and stops once to ask you something.
`,
        {
          type: 'video',
          name: 'three-envelopes-and-a-stamp',
          title: 'Three envelopes and a stamp',
          scenes: [
            {
              figure: 'envelopes-forged',
              seconds: 10,
              words:
                'Anyone can write your name on the corner of an envelope. For most of its life, email had no way of checking.',
            },
            {
              figure: 'envelopes-carriers',
              seconds: 11,
              words:
                'So you publish a list of the carriers who may deliver for you. The mailbox looks up who brought the letter. That is SPF.',
            },
            {
              figure: 'envelopes-forwarded',
              seconds: 9,
              words:
                'But a letter that is forwarded arrives in other hands. The carrier isn’t on your list, and the check fails.',
            },
            {
              figure: 'envelopes-sealed',
              seconds: 11,
              words:
                'So you press a stamp into wax, one that only you own. Its pattern is published, and anyone can compare. That is DKIM.',
            },
            {
              figure: 'envelopes-broken',
              seconds: 9,
              words:
                'Change one word on the way, and the seal breaks. Forward the letter as it is, and the seal holds.',
            },
            {
              figure: 'envelopes-instruction',
              seconds: 11,
              words:
                'One question is left. What should a mailbox do with a letter in your name that passes neither check? DMARC is your answer.',
            },
            {
              figure: 'envelopes-tightened',
              seconds: 10,
              words:
                'Begin by asking only for reports. When every letter of your own passes, ask for the others to be turned away.',
            },
          ],
          stops: [
            {
              scene: 5,
              quiz: {
                type: 'quiz',
                question:
                  'A reader’s old college address forwards your letter, unchanged, to her private mailbox. What does the private mailbox find?',
                answers: [
                  {
                    text: 'SPF fails and DKIM holds',
                    right: true,
                    explanation:
                      'The college’s server brought it, and that carrier isn’t on your list. But nobody touched the letter, so the seal is whole. This is why you need both.',
                  },
                  {
                    text: 'SPF holds and DKIM fails',
                    explanation:
                      'It is the other way around. SPF looks at who brings the letter, and that changed on the way. The letter itself did not.',
                  },
                  {
                    text: 'Both fail, because it was forwarded',
                    explanation:
                      'Forwarding alone doesn’t break a seal. It breaks when something signed is altered, for instance when a mailing list adds a line at the bottom.',
                  },
                ],
              },
            },
          ],
        },
        `
## What the pictures leave out

A letter on paper carries two names: one on the envelope and one on the letterhead. So does an email. The envelope’s sender, also called the return path, is where failures are sent back to, and often belongs to the service that mails for you. The letterhead is the *From* that your reader sees.

SPF looks at the envelope. DKIM tells which domain sealed the letter. Neither says anything about the letterhead, and a forger could pass both in his own name with your name on top. DMARC closes that gap. It asks that at least one of the two checks passes **for the domain in the From**. Engineers call that alignment, and I call it the name inside matching the name outside. It is the part that goes wrong most often, because a sending service passes SPF happily with its own envelope, and that does nothing for you.
`,
        {
          type: 'table',
          caption: 'The three, side by side',
          head: ['', 'SPF', 'DKIM', 'DMARC'],
          rows: [
            ['In the picture', 'List of carriers', 'Stamp in wax', 'Note to the mailbox'],
            [
              'Checks',
              'Who delivered',
              'Who sealed, and that nothing changed',
              'That one of them fits the From',
            ],
            ['Survives forwarding', 'No', 'Yes, if unaltered', 'Yes, through DKIM'],
            ['Lives in', 'One TXT record', 'A record for each service', 'One TXT record at _dmarc'],
          ],
        },
        `
## Your task

Find out what sends mail in your domain’s name. Make a list: your own mailboxes, the letter, the shop’s receipts, the booking calendar, the contact form, the accountant’s program. Ask around, because there is always one more. You will need the list in the next lesson, and each thing on it that you forget is a thing that will one day stop arriving.
`,
      ],
    },
    {
      slug: 'setting-up-the-three-records',
      title: 'Setting up the three records',
      minutes: 65,
      kind: 'exercise',
      body: [
        `
You need two doors open side by side: your sending service, at the page called *domain authentication* or similar, and the place where your domain’s records are kept, which is usually where you bought the domain. If another person looks after that, the download below is written for them. Nothing here can harm your website. You are adding lines of text to a public notice board.

## One: SPF

Look at whether you have a record already. It is a TXT record on the domain itself and begins with *v=spf1*.
`,
        {
          type: 'code',
          language: 'text',
          filename: 'SPF, for mailboxes at one company and the letter at another',
          code: `hollis-hardware.example.   TXT   "v=spf1 include:mailbox.example include:spf.mailer.example ~all"`,
        },
        `
Read it from left to right: *version 1 of SPF; whoever mailbox.example lists may deliver; whoever spf.mailer.example lists may deliver; be wary of all others.* Two rules account for most of the mistakes. There may be only **one** such record, so a new service is added to the existing line, never as a second one. And reading the line, with everything it includes, may take at most **ten** lookups. If a checking tool says you have more, take out the services you no longer use.

## Two: DKIM

Your service shows you one or two records to copy. They look like this, with a name of its choosing (the *selector*) in front of *_domainkey*:
`,
        {
          type: 'code',
          language: 'text',
          filename: 'DKIM, as a pointer to the key that the service keeps',
          code: `s1._domainkey.hollis-hardware.example.   CNAME   s1.dkim.mailer.example.`,
        },
        `
Copy, save, go back and press *verify*. It can take an hour, and now and then a day, until the notice board is read everywhere. If it fails, compare the name first: many control panels add your domain to what you type, and you end up with *hollis-hardware.example.hollis-hardware.example*. That is the mistake in three cases out of four.

If your service offers a *custom return path* or *bounce domain*, set that up as well. It puts your name on the envelope too, so that SPF counts for you and not only for the service.

## Three: DMARC
`,
        {
          type: 'code',
          language: 'text',
          filename: 'DMARC, at its gentlest',
          code: `_dmarc.hollis-hardware.example.   TXT   "v=DMARC1; p=none; rua=mailto:dmarc@hollis-hardware.example"`,
        },
        `
*p=none* means: deliver as you would have, but tell me. The reports arrive daily as attachments that no person should read. Have a free report reader turn them into a table of who sends in your name and whether it passes. Watch for three or four weeks. Something will turn up that you had forgotten; at Hollis & Daughter it was the scale in the back room, which mailed its own service reminders.

When all that is yours passes, change *none* to *quarantine*, which sends failures to the spam folder, and a month later to *reject*. Only then is a forger turned away. Many domains stay at *none* forever, which is a lock with the key in it.
`,
        {
          type: 'figure',
          name: 'which-name-each-check-reads',
          alt: 'An envelope with a letter half pulled out. SPF points to the sender on the envelope, DKIM to the wax seal, DMARC to the line From on the letterhead, and two threads join the seal and the envelope to it.',
          caption: 'Each check reads another name. DMARC asks that one of the two fits the letterhead.',
        },
        `
## Did it work?

Send an issue to a mailbox of your own at one of the large providers and open the message’s source (*Show original* or *View source*). Look for the line *Authentication-Results*.
`,
        {
          type: 'code',
          language: 'text',
          filename: 'What you want to see',
          code: `Authentication-Results: mx.bigmail.example;
  spf=pass   smtp.mailfrom=bounce.hollis-hardware.example;
  dkim=pass  header.d=hollis-hardware.example;
  dmarc=pass header.from=hollis-hardware.example`,
        },
        `
Three times *pass* is not enough; look at the names behind it. If *dkim=pass* stands beside *header.d=mailer.example*, the service has sealed your letter with its own stamp, and step two isn’t finished.
`,
        {
          type: 'download',
          file: 'three-records.txt',
          title: 'The three records, to hand to whoever looks after your domain',
        },
        {
          type: 'exercise',
          title: 'Set them up',
          task: `
Put in the three records, or send the file to the person who will, with your list of everything that sends in your name. Then send yourself one message from each thing on the list, and note for each what *Authentication-Results* says. Make an appointment with yourself in four weeks to read the reports and tighten DMARC.
`,
          criteria: [
            'There is exactly one record that begins with v=spf1',
            'For the letter, header.d and header.from show your own domain',
            'DMARC reports arrive somewhere and a program reads them',
            'Each sender on your list has been tried, and the ones that fail are written down',
            'The appointment is in the calendar',
          ],
        },
      ],
    },
    {
      slug: 'what-mailboxes-hold-against-you',
      title: 'What mailboxes hold against you',
      minutes: 9,
      kind: 'reading',
      body: [
        `
The three records prove that you are you. Whether you are welcome is another question, and mailbox providers answer it as a doorman would: by what happened on your earlier visits.

## What counts

**Complaints.** Somebody presses *Spam*. Since February 2024, Google and Yahoo have told everyone who sends in bulk to stay below 0.3 percent, and Google advises keeping under 0.1. That is less than it sounds. If 1,500 of your readers are with one provider, 0.1 percent is one and a half people. Two annoyed readers on the same morning put you above the advice, and five put you over the limit.

**Addresses that don’t exist.** A list that bounces looks like one that was bought, since bought ones do. Your software should drop an address the first time it is refused for good. Double opt-in keeps most of them out in the first place.

**Silence.** If hardly anyone at a provider opens, answers, moves or keeps your letters, the next one goes to a quieter folder. You can’t see this directly. It is why the farewell to sleeping readers in section two helps everyone who stays.

**Surprise.** A domain that sent 200 messages a week and now sends 20,000 looks like a domain that was stolen. If you move to a new service or a new domain, begin with the readers who reply and click, and double the number every few days.

Words matter least. Filters do read, and a letter that is one large picture with no text will look like what it is. But no list of forbidden words decides your fate, and *free* in a subject line has never kept a wanted letter out.

## The rules for large senders

The two providers call you a bulk sender at about 5,000 messages a day to their mailboxes, and Microsoft joined them with similar rules for its free mailboxes in May 2025. They then require SPF and DKIM, a DMARC record, a From that aligns, an unsubscribe link that works with one click and is honored within two days, and complaints below the limit. You may never send 5,000 a day. Do it all anyway. The doorman uses the same eyes for everybody.
`,
        {
          type: 'callout',
          tone: 'tip',
          title: 'Look at your own record',
          text: `Google lets the owner of a domain see how it stands there: complaints, authentication, delivery errors. It costs nothing and takes one more TXT record. If you send too little, the charts stay empty. That isn’t a fault.`,
        },
        `
## When a letter has landed in spam

Look before you change anything. Is it one reader, one provider or everyone? *One reader*: her filter, her rules, or she pressed the button once by mistake. Ask her to move it out. *One provider*: complaints or silence there; look at the record, and send to the readers there who clicked in the last three months, only to them, for two or three issues. *Everyone*: something technical. Send one to yourself, open the source and read the three lines. Nine times in ten somebody has changed a record, and it was a Friday.
`,
        {
          type: 'quiz',
          question:
            'A theater has 3,000 subscribers at one provider. After an issue, 8 of them press Spam. What is the right reading?',
          answers: [
            {
              text: '8 of 3,000 is 0.27 percent. That is under the limit, so nothing is wrong',
              explanation:
                'It is under 0.3 and far over the 0.1 that Google advises. Three such issues in a row, or two more complaints, and the letter is in trouble.',
            },
            {
              text: 'It is close to the limit. Find out who those eight are: how they came to the list, and when',
              right: true,
              explanation:
                'Complaints usually share a door: a raffle, an old import, one form. Close that door and write once to those who came through it.',
            },
            {
              text: 'The subject line must have contained a forbidden word',
              explanation:
                'A word may sort a letter, but here eight people pressed a button. They were annoyed, surprised, or could not find the way out.',
            },
          ],
        },
        {
          type: 'quiz',
          question:
            'A message shows spf=pass smtp.mailfrom=mailer.example, dkim=pass header.d=mailer.example, and its From is hollis-hardware.example. What will DMARC say?',
          answers: [
            {
              text: 'Pass, because SPF and DKIM both passed',
              explanation:
                'Both passed for mailer.example. DMARC asks about the domain in the From, and neither check speaks for that one.',
            },
            {
              text: 'Fail, because neither check passed for the domain in the From',
              right: true,
              explanation:
                'The name outside is not the name inside. Set up DKIM with your own domain at the service; that alone would make it pass.',
            },
            {
              text: 'It depends on whether p is none, quarantine or reject',
              explanation:
                'p says what should happen after a failure. Whether it is a failure is settled before anyone looks at p.',
            },
          ],
        },
        `
## Your task

Take the last issue you sent, or the first test to yourself, and answer five questions in writing: how many were refused for good, how many pressed *Spam*, how many left, whether the *Unsubscribe* button shows at the top, and whether a reply reaches a person. Whatever you cannot answer, find out where your software shows it. Put the five on a card. It takes three minutes after each issue, and it’s how you will notice trouble in its first week.
`,
      ],
    },
  ],
}
