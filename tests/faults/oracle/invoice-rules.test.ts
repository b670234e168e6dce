import {testComplaints} from './complains.ts'
import {invoiceRules} from './invoice-rules.ts'
import {invoice, order, refundPart, single, taxed} from './sound-books.ts'

testComplaints(invoiceRules, [
  [
    'numbers of invoices are without gaps, and each is given once',
    [
      [
        'a gap',
        (books) => {
          taxed(books)
          books.database.invoiceSeries = {'INV-2026': {last: 2}}
        },
      ],
      [
        'a number beyond the last',
        (books) => {
          const {number, ...rest} = invoice(taxed(books))
          books.database.invoices = {[number.replace('1', '2')]: {...rest, number: 'INV-2026-000002'}}
        },
      ],
    ],
  ],
  [
    'every paid order whose tax is known has one invoice, of what was paid',
    [
      [
        'none',
        (books) => {
          taxed(books)
          books.database.invoices = {}
        },
      ],
      ['another amount', (books) => (invoice(taxed(books)).grossCents = 5998)],
      ['another tax than its lines', (books) => (single(order(taxed(books)).items).taxCents = 1)],
      [
        'more tax of a line than was paid for it',
        (books) =>
          (invoice(taxed(books)).lines = [
            {taxCents: 958, grossCents: 900},
            {taxCents: 0, grossCents: 5099},
          ]),
      ],
    ],
  ],
  [
    'every refund of such an order has one credit note, of what went back',
    [['none', (books) => refundPart(taxed(books))]],
  ],
  [
    'credit notes take back no more than their invoice says',
    [
      [
        'more tax',
        (books) => {
          const {number: _, ...rest} = invoice(taxed(books))
          const number = 'CN-2026-000001'
          books.database.invoices[number] = {
            ...rest,
            number,
            kind: 'credit-note',
            refundId: 'refund',
            taxCents: 959,
            netCents: 5040,
          }
        },
      ],
    ],
  ],
  [
    'the totals of taxes are the sums of the invoices',
    [
      [
        'none',
        (books) => {
          taxed(books)
          books.database.taxMonths = {}
        },
      ],
    ],
  ],
])
