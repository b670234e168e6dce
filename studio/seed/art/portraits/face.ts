import {shadeOf} from '../palette.ts'
import type {Press} from '../press.ts'
import {circle, ellipse, line, num, path, rect} from '../shapes.ts'
import {shapes, type Sitter} from './sitter.ts'

/** The outline of a head without ears: skull, cheeks, jaw and chin. */
function head(face: Sitter['face']): string {
  const {cheek, jaw, chin, end} = shapes[face]
  const side = (s: 1 | -1) => (x: number) => num(400 + s * x)
  const r = side(1)
  const l = side(-1)
  return path(
    `M${l(cheek)} 330C${l(cheek)} 176 ${r(cheek)} 176 ${r(cheek)} 330` +
      `C${r(cheek)} 390 ${r(jaw + 14)} 424 ${r(jaw)} 450C${r(jaw - 14)} 484 ${r(chin)} ${end} 400 ${end}` +
      `C${l(chin)} ${end} ${l(jaw - 14)} 484 ${l(jaw)} 450C${l(jaw + 14)} 424 ${l(cheek)} 390 ${l(cheek)} 330Z`,
  )
}

/** Everything on the front of the head, lit from the left. */
export function drawFace(press: Press, sitter: Sitter, turn: (markup: string) => string): void {
  const shade = shadeOf[sitter.skin]
  const {cheek} = shapes[sitter.face]
  const dark = sitter.skin === 'espresso' ? 'jet' : sitter.skin === 'umber' ? 'jet' : 'cocoa'
  const outline = head(sitter.face)

  if (sitter.cut !== 'scarf') {
    const ears = ellipse(400 - cheek - 2, 366, 17, 30, -6) + ellipse(400 + cheek + 2, 366, 17, 30, 6)
    press.print(sitter.skin, turn(ears))
    press.shade(shade, turn(ellipse(400 + cheek + 2, 366, 17, 30, 6)), {
      from: [400, 366],
      to: [540, 366],
      strength: 0.8,
    })
  }
  press.print(sitter.skin, turn(outline))
  press.shade(shade, turn(outline), {
    from: [440, 340],
    to: [560, 400],
    strength: sitter.skin === 'ivory' || sitter.skin === 'sand' ? 0.6 : 0.8,
  })
  if (sitter.cut !== 'bald' && sitter.cut !== 'receding') {
    press.shade(shade, turn(outline), {from: [400, 330], to: [400, 220], strength: 0.7})
  }

  const brow =
    sitter.hair === 'wheat'
      ? 'auburn'
      : sitter.hair === 'snow'
        ? 'silver'
        : sitter.cut === 'scarf'
          ? 'jet'
          : sitter.hair
  press.print(
    brow,
    turn(line('M322 336Q346 320 376 332', 9, 'round') + line('M424 332Q454 320 478 336', 9, 'round')),
  )
  press.print(dark, turn(ellipse(350, 364, 8.5, 10) + ellipse(450, 364, 8.5, 10)))
  press.print(
    dark,
    turn(line('M331 360Q350 346 370 360', 4.5, 'round') + line('M430 360Q450 346 469 360', 4.5, 'round')),
  )

  press.print(
    shade,
    turn(path('M404 350C406 376 420 396 424 412C426 424 414 428 400 426C404 400 400 372 404 350Z')),
    {opacity: 0.75},
  )
  press.print(shade, turn(line('M384 420Q400 432 418 420', 4.5, 'round')))

  drawAge(press, sitter, turn)
  drawBeard(press, sitter, turn)
  drawMouth(press, sitter, turn)
  drawGlasses(press, sitter, turn)
}

function drawMouth(press: Press, sitter: Sitter, turn: (markup: string) => string): void {
  const dark = sitter.skin === 'espresso' || sitter.skin === 'umber'
  const mouth = sitter.mouth ?? 'smile'
  if (mouth === 'grin') {
    press.print(
      sitter.lips ?? (dark ? 'espressoShade' : 'brick'),
      turn(path('M360 448Q400 454 440 448Q430 484 400 484Q370 484 360 448Z')),
    )
    press.print('paper', turn(path('M368 453Q400 458 432 453Q428 466 400 467Q372 466 368 453Z')))
    return
  }
  const seam = mouth === 'calm' ? 'M368 456Q400 463 432 456' : 'M364 452Q400 476 436 452'
  if (sitter.lips) {
    const full =
      mouth === 'calm'
        ? 'M366 456Q386 444 400 449Q414 444 434 456Q418 471 400 471Q382 471 366 456Z'
        : 'M362 451Q386 446 400 452Q414 446 438 451Q422 477 400 477Q378 477 362 451Z'
    press.print(sitter.lips, turn(path(full)))
    press.print(dark ? 'espressoShade' : 'oxblood', turn(line(seam, 3.5, 'round')))
    return
  }
  press.print(dark ? 'espressoShade' : 'brick', turn(line(seam, 6, 'round')))
}

function drawAge(press: Press, sitter: Sitter, turn: (markup: string) => string): void {
  const age = sitter.age ?? 0
  const shade = shadeOf[sitter.skin]
  if (age >= 1)
    press.print(
      shade,
      turn(line('M352 424Q342 438 344 454', 3.5, 'round') + line('M448 424Q458 438 456 454', 3.5, 'round')),
      {opacity: age === 1 ? 0.45 : 0.7},
    )
  if (age >= 2) {
    press.print(
      shade,
      turn(
        line('M334 384Q350 392 366 385', 3.5, 'round') +
          line('M434 385Q450 392 466 384', 3.5, 'round') +
          line('M366 286Q400 280 434 286', 3.5, 'round'),
      ),
      {opacity: 0.7},
    )
  }
}

function drawBeard(press: Press, sitter: Sitter, turn: (markup: string) => string): void {
  const {cheek, jaw, end} = shapes[sitter.face]
  const outline = head(sitter.face)
  const moustache = path(
    'M400 430C380 424 358 436 350 456C372 446 386 446 400 448C414 446 428 446 450 456C442 436 420 424 400 430Z',
  )
  if (sitter.beard === 'moustache') press.print(sitter.hair, turn(moustache))
  if (sitter.beard === 'short') {
    const stubble = path(
      `M${400 - cheek - 4} 380Q330 430 352 442Q400 420 448 442Q470 430 ${400 + cheek + 4} 380V540H${400 - cheek - 4}Z`,
    )
    press.shade(sitter.hair, turn(stubble), {
      from: [400, 380],
      to: [400, 470],
      strength: 0.8,
      within: turn(outline),
    })
  }
  if (sitter.beard === 'full') {
    const full = `M${400 - cheek} 372C${400 - cheek + 16} 420 340 436 352 440C370 424 430 424 448 440C460 436 ${400 + cheek - 16} 420 ${400 + cheek} 372C${400 + cheek} 420 ${400 + jaw + 10} 490 ${400 + jaw - 20} ${end}C460 ${end + 36} 340 ${end + 36} ${400 - jaw + 20} ${end}C${400 - jaw - 10} 490 ${400 - cheek} 420 ${400 - cheek} 372Z`
    press.print(sitter.hair, turn(path(full)))
  }
}

function drawGlasses(press: Press, sitter: Sitter, turn: (markup: string) => string): void {
  const {cheek} = shapes[sitter.face]
  const arms =
    line(`M${400 - cheek} 356L308 360`, 5) +
    line(`M${400 + cheek} 356L492 360`, 5) +
    line('M388 362Q400 354 412 362', 5)
  const ring = (x: number) =>
    `<circle cx="${x}" cy="366" r="39" fill="none" stroke="currentColor" stroke-width="6"/>`
  const frame = (x: number) =>
    `<g fill="none" stroke="currentColor" stroke-width="7">${rect(x - 42, 340, 84, 56, 14)}</g>`
  if (sitter.glasses === 'round') press.print('ink', turn(ring(349) + ring(451) + arms))
  if (sitter.glasses === 'square') press.print('ink', turn(frame(346) + frame(454) + arms))
}

/** Hung last, over the hair. */
export function drawEarrings(press: Press, sitter: Sitter, turn: (markup: string) => string): void {
  if (!sitter.earrings) return
  const at = shapes[sitter.face].cheek + 4
  press.print(sitter.earrings, turn(circle(400 - at, 410, 11) + circle(400 + at, 410, 11)))
}
