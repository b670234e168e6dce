import {testComplaints} from './complains.ts'
import {order, refundPart, seatBen, single} from './sound-books.ts'
import {teamRules} from './team-rules.ts'

testComplaints(teamRules, [
  [
    'a team has every seat that was paid',
    [
      [
        'there is none',
        (books) => {
          seatBen(books)
          books.database.teams = {}
        },
      ],
      ['it is somebody else’s', (books) => Object.assign(seatBen(books).team, {ownerId: 'eve'})],
      ['it has fewer', (books) => Object.assign(seatBen(books).purchase, {bought: 1})],
      [
        'some were given back, which it does not know',
        (books) => {
          seatBen(books)
          single(order(books).items).givenBackQuantity = 1
        },
      ],
      [
        'all were given back, and it goes on',
        (books) => {
          seatBen(books)
          single(order(books).items).isGivenBack = true
        },
      ],
    ],
  ],
  [
    'used and free seats are those that were bought and not given back',
    [
      ['one is counted that nobody has', (books) => Object.assign(seatBen(books).purchase, {used: 2})],
      ['one is not counted', (books) => Object.assign(seatBen(books).purchase, {used: 0})],
      ['more are used than there are', (books) => Object.assign(seatBen(books).purchase, {givenBack: 2})],
      ['their money never arrives', (books) => Object.assign(seatBen(books).purchase, {returning: 1})],
    ],
  ],
  [
    'a seat ends as its purchase does',
    [
      ['they wait for ever', (books) => Object.assign(seatBen(books).team, {dueAt: 1})],
      ['it is open after that', (books) => Object.assign(seatBen(books).purchase, {isClosed: true})],
      ['it is lost before', (books) => Object.assign(seatBen(books).seat, {state: 'refunded'})],
    ],
  ],
  [
    'nobody has two seats of a team',
    [
      [
        'another address of theirs has one, too',
        (books) => {
          const {seat, purchase} = seatBen(books)
          books.database.claims['other'] = {...seat}
          purchase.used = 2
        },
      ],
    ],
  ],
  [
    'seats go back at what was paid for each',
    [
      [
        'one was dearer',
        (books) => {
          const {purchase} = seatBen(books)
          refundPart(books)
          purchase.givenBack = 1
          Object.assign(single(order(books).items), {givenBackQuantity: 1, refundedCents: 3001})
          order(books).refundedCents = 3001
          Object.assign(single(books.ledger.refunds), {amount: 3001})
          Object.assign(single(books.ledger.charges), {amount_refunded: 3001})
          Object.assign(single(books.database.refunds), {
            amountCents: 3001,
            lines: [{lineId: '1', amountCents: 3001, quantity: 1}],
          })
        },
      ],
      [
        'more than was paid',
        (books) => Object.assign(seatBen(books) && single(order(books).items), {refundedCents: 6000}),
      ],
    ],
  ],
  [
    'nobody has a course by buying seats',
    [
      [
        'the buyer has',
        (books) => {
          seatBen(books)
          books.database.enrollments['ada_typography'] = {
            userId: 'ada',
            courseId: 'typography',
            orderId: 'one',
            orderIds: ['one'],
          }
        },
      ],
    ],
  ],
])
