/** Stripe's smallest charges, in the currency's smallest unit. */
const MINIMUM_CHARGE: Record<string, number> = {
  usd: 50,
  aed: 200,
  aud: 50,
  bgn: 100,
  brl: 50,
  cad: 50,
  chf: 50,
  czk: 1500,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
  huf: 17500,
  inr: 50,
  jpy: 50,
  mxn: 1000,
  myr: 200,
  nok: 300,
  nzd: 50,
  pln: 200,
  ron: 200,
  sek: 300,
  sgd: 50,
  thb: 1000,
}

/** The smallest charge Stripe takes in a currency, in its smallest unit. */
export function minimumCharge(currency: string): number {
  return MINIMUM_CHARGE[currency] ?? 50
}

const formatOf = (currency: string) =>
  new Intl.NumberFormat('en-US', {style: 'currency', currency: currency.toUpperCase()})

/** How many digits a currency has after the point: its smallest unit is that part of it. */
export function fractionDigits(currency: string): number {
  return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2
}

/** `amount` in the currency's smallest unit (cents) as people read it, e.g. `$149.00`. */
export function formatAmount(amount: number, currency: string): string {
  return formatOf(currency).format(amount / 10 ** fractionDigits(currency))
}
