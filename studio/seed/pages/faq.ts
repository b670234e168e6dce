import type {PageSeed} from '../types.ts'

export const faq: PageSeed = {
  key: 'faq',
  title: 'Frequently Asked Questions',
  lead: 'Ten questions we are asked most often. If yours is not among them, write to us.',
  questions: [
    {
      topic: 'Payment',
      question: 'How can I pay?',
      answer: `By major credit and debit cards, by PayPal or by bank transfer.`,
    },
  ],
}
