import fc from 'fast-check'

/** Texts that have broken other services. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\u200b',
  // Half of a pair of surrogates: no UTF-8 can say it.
  'a\ud800',
  '\udc00b',
  '\u202egnp.exe',
  'Ada\r\nBcc: eve@example.com',
  '%recipient.email%',
  '{{7*7}}${7*7}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '*[_id in path("drafts.**")]',
  '__proto__',
  'constructor',
  'toString',
  '__reserved__',
  '.',
  '..',
  '../../orders/x',
  'a/b',
  'a/b/c',
  '%2e%2e%2f',
  '%',
  '%ff',
  'null',
  'NaN',
  '-1',
  '1e309',
  'cs_x/../../refunds',
  'drafts.course',
  '😀'.repeat(101),
  'ß'.repeat(201),
  'x'.repeat(10_001),
] as const

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({unit: 'binary', maxLength: 300}),
  fc.string({unit: 'grapheme', maxLength: 100}),
  // Any UTF-16, with halves of pairs.
  fc.array(fc.integer({min: 0, max: 0xffff}), {maxLength: 40}).map((units) => String.fromCharCode(...units)),
)

/** So many arrays in each other, as JSON. */
export function nested(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth)
}

/** JSON that stands where something else should. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  {weight: 3, arbitrary: fc.jsonValue()},
  {weight: 2, arbitrary: hostileText},
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      0.5,
      1e308,
      Number.MAX_SAFE_INTEGER + 1,
      [],
      {},
      [null],
      [['a']],
      {'@type': 'type.googleapis.com/google.protobuf.Int64Value', value: 'x'},
      {'@type': 'type.googleapis.com/google.protobuf.UInt64Value', value: '-1'},
      {'@type': 'nothing'},
      {'@type': null},
      {toString: null, valueOf: null},
      {length: -1},
      {__name__: 'x', seconds: 1},
      JSON.parse('{"__proto__": {"role": "staff"}}'),
      JSON.parse('{"constructor": {"prototype": {"role": "staff"}}}'),
      JSON.parse(nested(19)),
      JSON.parse(nested(1000)),
      Array.from({length: 5000}, () => 'a@example.com'),
      'x'.repeat(600_000),
    ),
  },
)
