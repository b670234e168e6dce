/** Writes the fonts that are shown until the shop's own have come: `npm run fonts`. A test is red when they are stale. */
import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {fallbackFonts} from './build-plugins/fallback-fonts.ts'

writeFileSync(join(import.meta.dirname, 'app', 'ui', 'styles', 'fallback-fonts.css'), fallbackFonts())
