import {expect, test} from 'vitest'
import {canBeWritten} from './receipt-pdf'

test.each(['Zoë Łukasiewicz', 'Ελένη & Дарья', 'Top 10: C# © 2026, “quoted” · 50 % off', ''])(
  'a receipt with %j can be a file',
  (text) => expect(canBeWritten(text)).toBe(true),
)

test.each(['山田太郎', 'محمد', 'Rocket 🚀'])('a receipt with %j is printed instead', (text) =>
  expect(canBeWritten(text)).toBe(false),
)
