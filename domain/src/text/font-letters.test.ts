import {expect, test} from 'vitest'
import {isInEuropeanScripts} from './font-letters.ts'

test.each(['Zoë Łukasiewicz', 'Ελένη & Дарья', 'Top 10: C# © 2026, “quoted” · 50 % off', ''])(
  'a font for European languages has the letters of %j',
  (text) => expect(isInEuropeanScripts(text)).toBe(true),
)

test.each(['山田太郎', 'محمد', 'Rocket 🚀'])('it has not those of %j', (text) =>
  expect(isInEuropeanScripts(text)).toBe(false),
)
