/** Where somebody pays from, and as which company. */
export interface Location {
  /** two capital letters */
  country: string
  /** of a company; all empty of a private person */
  business?: {name: string; taxId: string; line1: string; postalCode: string; city: string} | undefined
}

/** The standard rate of a country, which courses are taxed with. */
interface CountryRate {
  country: string
  name: string
  /** as the law there names the tax */
  tax: 'VAT'
  percent: number
  /** the day since which it is this rate */
  since: string
  source: string
  /** whether a company of another country owes the tax itself, by its number */
  isInEU: boolean
  /** what Stripe calls the number of a company, and its form */
  taxId: {type: 'eu_vat' | 'gb_vat' | 'ch_vat' | 'no_vat'; form: RegExp; example: string}
}

const EU_SOURCE = 'https://taxation-customs.ec.europa.eu/tedb'

const inEU = (
  country: string,
  name: string,
  percent: number,
  since: string,
  form: RegExp,
  example: string,
): CountryRate => ({
  country,
  name,
  tax: 'VAT',
  percent,
  since,
  source: EU_SOURCE,
  isInEU: true,
  taxId: {type: 'eu_vat', form, example},
})

/**
 * Where the shop collects tax, in alphabetical order. Everywhere else it is not registered, and Stripe computes no tax for it
 * (`not_collecting`).
 */
export const TAX_RATES: readonly CountryRate[] = [
  inEU('AT', 'Austria', 20, '1984-01-01', /^ATU\d{8}$/, 'ATU12345678'),
  inEU('FR', 'France', 20, '2014-01-01', /^FR[0-9A-Z]{2}\d{9}$/, 'FRAB123456789'),
  inEU('DE', 'Germany', 19, '2021-01-01', /^DE\d{9}$/, 'DE123456789'),
  inEU('IE', 'Ireland', 23, '2021-03-01', /^IE\d[0-9A-Z]\d{5}[A-Z]{1,2}$/, 'IE1234567AB'),
  inEU('IT', 'Italy', 22, '2013-10-01', /^IT\d{11}$/, 'IT12345678912'),
  inEU('NL', 'Netherlands', 21, '2012-10-01', /^NL\d{9}B\d{2}$/, 'NL123456789B12'),
  {
    country: 'NO',
    name: 'Norway',
    tax: 'VAT',
    percent: 25,
    since: '2005-01-01',
    source: 'https://www.skatteetaten.no/en/rates/value-added-tax/',
    isInEU: false,
    taxId: {type: 'no_vat', form: /^\d{9}MVA$/, example: '123456789MVA'},
  },
  inEU('PL', 'Poland', 23, '2011-01-01', /^PL\d{10}$/, 'PL1234567890'),
  inEU('ES', 'Spain', 21, '2012-09-01', /^ES[0-9A-Z]\d{7}[0-9A-Z]$/, 'ESA1234567Z'),
  inEU('SE', 'Sweden', 25, '1990-07-01', /^SE\d{12}$/, 'SE123456789123'),
  {
    country: 'CH',
    name: 'Switzerland',
    tax: 'VAT',
    percent: 8.1,
    since: '2024-01-01',
    source: 'https://www.estv.admin.ch/estv/en/home/value-added-tax/vat-rates-switzerland.html',
    isInEU: false,
    taxId: {
      type: 'ch_vat',
      form: /^CHE-?\d{3}\.?\d{3}\.?\d{3} ?(MWST|TVA|IVA)$/,
      example: 'CHE-123.456.789 MWST',
    },
  },
  {
    country: 'GB',
    name: 'United Kingdom',
    tax: 'VAT',
    percent: 20,
    since: '2011-01-04',
    source: 'https://www.gov.uk/vat-rates',
    isInEU: false,
    taxId: {type: 'gb_vat', form: /^GB\d{9}$/, example: 'GB123456789'},
  },
]

/** Where people pay from: the countries with a rate, and some without. */
export const COUNTRIES: readonly {country: string; name: string}[] = [
  ...TAX_RATES.map(({country, name}) => ({country, name})),
  {country: 'AU', name: 'Australia'},
  {country: 'CA', name: 'Canada'},
  {country: 'US', name: 'United States'},
].toSorted((a, b) => a.name.localeCompare(b.name))

/** The rate of a country; undefined where no tax is collected. */
export function rateOf(country: string): CountryRate | undefined {
  return TAX_RATES.find((rate) => rate.country === country)
}
