import {testComplaints} from './complains.ts'
import {giftRules} from './gift-rules.ts'
import {giveToBen, order, refund, single} from './sound-books.ts'

testComplaints(giftRules, [
  [
    'every paid gift is one that can be accepted',
    [
      [
        'there is none',
        (books) => {
          giveToBen(books)
          books.database.claims = {}
        },
      ],
      ['it waits for its payment', (books) => Object.assign(giveToBen(books), {expireAt: 1})],
      ['it is somebody else’s', (books) => Object.assign(giveToBen(books), {giverId: 'eve'})],
    ],
  ],
  [
    'a gift ends as its line does',
    [
      [
        'it was given back, and can be accepted',
        (books) => {
          giveToBen(books)
          refund(books)
        },
      ],
      [
        'it cannot be accepted, and was not given back',
        (books) => Object.assign(giveToBen(books), {state: 'refunded'}),
      ],
      ['its money never arrives', (books) => Object.assign(giveToBen(books), {state: 'revoked', uid: null})],
    ],
  ],
  [
    'nobody accepts what is not paid',
    [
      [
        'somebody has',
        (books) => {
          giveToBen(books)
          order(books).status = 'expired'
        },
      ],
    ],
  ],
  [
    'the giver is told of every gift that was accepted',
    [
      [
        'nobody told them',
        (books) => {
          giveToBen(books)
          delete books.database.mail['gift-accepted-one-1']
        },
      ],
    ],
  ],
  [
    'no giver has a course by buying a gift',
    [
      [
        'they do',
        (books) => {
          const had = single(books.database.enrollments)
          giveToBen(books)
          books.database.enrollments['ada_typography'] = had
        },
      ],
    ],
  ],
])
