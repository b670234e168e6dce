/** How the bank answers for a card. */
export type CardAnswer =
  | {paid: true; refund: 'succeeds' | 'pending' | 'fails'}
  | {paid: false; code: string; declineCode: string; message: string}

const DECLINED = 'Your card was declined.'

const DECLINES: Record<string, [code: string, declineCode: string, message: string]> = {
  '4000000000000002': ['card_declined', 'generic_decline', DECLINED],
  '4000000000009995': [
    'card_declined',
    'insufficient_funds',
    'Your card has insufficient funds. Try a different card.',
  ],
  '4000000000009987': ['card_declined', 'lost_card', DECLINED],
  '4000000000009979': ['card_declined', 'stolen_card', DECLINED],
  '4000000000000069': ['expired_card', 'expired_card', 'Your card has expired. Try a different card.'],
  '4000000000000127': ['incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."],
  '4000000000000119': [
    'processing_error',
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ],
}

/** Stripe's numbers for cards that work, and what happens to a refund of each. */
const WORKING: Record<string, 'succeeds' | 'pending' | 'fails'> = {
  '4242424242424242': 'succeeds',
  '4000056655665556': 'succeeds',
  '5555555555554444': 'succeeds',
  '2223003122003222': 'succeeds',
  '378282246310005': 'succeeds',
  '6011111111111117': 'succeeds',
  '4000000400000008': 'succeeds',
  '4000002500000003': 'succeeds',
  '4000002760000016': 'succeeds',
  '4000003720000005': 'succeeds',
  '4000003800000008': 'succeeds',
  '4000005280000002': 'succeeds',
  '4000005780000007': 'succeeds',
  '4000006160000005': 'succeeds',
  '4000007240000007': 'succeeds',
  '4000007520000008': 'succeeds',
  '4000007560000009': 'succeeds',
  '4000008260000000': 'succeeds',
  '4000000000007726': 'pending',
  '4000000000005126': 'fails',
}

/** The bank's answer for a card number (digits only). A card that is not one of Stripe's test cards is declined. */
export function answerOf(number: string): CardAnswer {
  const refund = WORKING[number]
  if (refund !== undefined) return {paid: true, refund}
  const [code, declineCode, message] = DECLINES[number] ?? [
    'card_declined',
    'test_mode_live_card',
    'Your card was declined. This is a test page and takes test cards only, such as 4242 4242 4242 4242.',
  ]
  return {paid: false, code, declineCode, message}
}

/** Stripe's test cards of other countries have their numbers in ISO 3166-1, after 400000. */
const COUNTRY_NUMBERS: Record<string, string> = {
  '040': 'AT',
  '250': 'FR',
  '276': 'DE',
  '372': 'IE',
  '380': 'IT',
  '528': 'NL',
  '578': 'NO',
  '616': 'PL',
  '724': 'ES',
  '752': 'SE',
  '756': 'CH',
  '826': 'GB',
}

/** Where a card was issued. */
export function countryOf(number: string): string {
  return COUNTRY_NUMBERS[/^400000(\d{3})/.exec(number)?.[1] ?? ''] ?? 'US'
}

export type Brand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'unknown'

export function brandOf(number: string): Brand {
  if (number.startsWith('4')) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard'
  if (/^3[47]/.test(number)) return 'amex'
  if (/^(6011|65|64[4-9])/.test(number)) return 'discover'
  return 'unknown'
}
