import {circle, ellipse, line, path} from '../shapes.ts'
import type {Cut} from './sitter.ts'

/**
 * Hair in two passes: what falls behind the neck and what lies over the head. A scarf also has a drape, over the
 * shoulders. The middle of the head is at x 400, its crown at y 214.
 */
export type Hair = {behind: string; over: string; strands?: string; drape?: string}

/** The skull's cap of hair down to the temples; `brow` is how low the hairline sits. */
function cap(half: number, crown: number, brow: number, temple: number, part = 400): string {
  const left = 400 - half
  const right = 400 + half
  return path(
    `M${left} ${temple}C${left - 14} ${crown - 20} ${400 - 70} ${crown} 400 ${crown}C${400 + 70} ${crown} ${right + 14} ${crown - 20} ${right} ${temple}` +
      `C${right - 8} ${brow + 50} ${right - 24} ${brow + 8} ${part + 20} ${brow}C${part - 30} ${brow + 6} ${left + 10} ${brow + 46} ${left} ${temple}Z`,
  )
}

export const hair: Record<Cut, Hair> = {
  crop: {
    behind: '',
    over: path(
      'M286 352C276 250 318 186 400 184C482 186 524 250 514 352L502 352C500 318 496 296 482 276C440 262 360 262 318 276C304 296 300 318 298 352Z',
    ),
  },
  parted: {
    behind: '',
    over: path(
      'M286 356C268 240 318 172 412 174C500 176 534 240 514 356L502 356C504 320 496 292 470 262C420 276 372 270 340 246C318 268 300 306 298 356Z',
    ),
    strands: line('M340 246C370 214 420 200 468 214', 4, 'round'),
  },
  swept: {
    behind: '',
    over: path(
      'M286 350C270 286 284 226 320 204C330 160 430 140 486 176C532 204 530 290 514 350L502 350C500 316 494 288 478 268C430 262 360 280 322 252C306 280 300 312 298 350Z',
    ),
    strands:
      line('M322 252C340 212 410 186 478 206', 4, 'round') +
      line('M350 262C372 232 430 216 490 240', 4, 'round'),
  },
  curls: {
    behind: '',
    over:
      path(
        'M288 344C280 270 310 214 400 210C490 214 520 270 512 344L500 340C496 304 488 286 470 276C430 266 370 266 330 276C312 286 304 304 300 340Z',
      ) +
      [
        [300, 290, 34],
        [312, 242, 38],
        [346, 206, 40],
        [392, 190, 42],
        [440, 198, 40],
        [480, 228, 40],
        [500, 276, 34],
        [340, 262, 26],
        [384, 248, 28],
        [428, 250, 28],
        [464, 266, 24],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
        .join(''),
  },
  afro: {
    behind: circle(400, 290, 188) + ellipse(400, 360, 176, 130),
    over: path(
      'M288 340C284 250 330 214 400 212C470 214 516 250 512 340C500 306 486 282 462 270C420 258 380 258 338 270C314 282 300 306 288 340Z',
    ),
  },
  bob: {
    behind: path(
      'M258 330C250 220 310 164 400 164C490 164 550 220 542 330L548 478C548 496 520 502 500 500L300 500C280 502 252 496 252 478Z',
    ),
    over: path(
      'M272 420C254 260 306 168 404 168C500 170 546 260 528 420C516 400 508 360 500 318C470 300 430 272 414 236C390 284 340 306 304 312C298 352 288 398 272 420Z',
    ),
  },
  long: {
    behind: path(
      'M262 340C246 224 306 160 400 160C494 160 554 224 538 340C540 440 566 520 560 640L240 640C234 520 260 440 262 340Z',
    ),
    over: path(
      'M272 440C252 264 304 166 402 166C498 166 548 264 528 440C514 400 508 350 498 306C458 296 416 262 396 222C376 264 342 296 302 306C292 350 286 400 272 440Z',
    ),
  },
  waves: {
    behind: path(
      'M262 320C240 214 310 158 400 158C490 158 560 214 540 320C566 350 548 384 562 416C584 452 552 486 564 524C574 570 520 588 486 584L314 584C280 588 226 570 236 524C248 486 216 452 238 416C252 384 234 350 262 320Z',
    ),
    over: path(
      'M274 430C246 372 268 336 268 300C272 204 330 166 404 166C492 168 532 222 532 300C532 336 554 372 526 430C522 380 512 344 498 310C448 300 386 282 356 236C342 276 320 298 302 312C290 344 280 384 274 430Z',
    ),
  },
  bun: {
    behind: circle(400, 158, 58),
    over: path(
      'M288 356C270 250 318 186 400 184C482 186 530 250 512 356C506 310 484 268 448 246C424 234 376 234 352 246C316 268 294 310 288 356Z',
    ),
    strands:
      line('M372 238C384 214 392 200 396 186', 4, 'round') +
      line('M432 240C420 214 410 200 404 186', 4, 'round'),
  },
  topknot: {
    behind: ellipse(440, 152, 46, 42),
    over: cap(112, 186, 268, 352, 360),
  },
  pixie: {
    behind: '',
    over: path(
      'M284 376C264 246 314 174 404 172C494 172 536 246 516 376C510 356 506 330 498 304C472 302 440 292 420 276C392 302 344 312 310 300C302 330 296 352 284 376Z',
    ),
    strands: line('M420 276C450 262 470 240 480 216', 4, 'round'),
  },
  flattop: {
    behind: '',
    over: path(
      'M289 344C280 300 270 214 296 178C312 150 488 150 504 178C530 214 520 300 511 344L501 340C500 308 494 282 474 268Q400 256 326 268C306 282 300 308 299 340Z',
    ),
  },
  receding: {
    behind: '',
    over: mirrored(path('M300 410C260 392 258 296 296 262C316 286 311 310 306 328C300 352 304 382 300 410Z')),
  },
  bald: {behind: '', over: ''},
  scarf: {
    behind: path(
      'M254 330C248 214 312 150 400 150C488 150 552 214 546 330C548 430 556 520 592 640L208 640C244 520 252 430 254 330Z',
    ),
    drape: path(
      'M266 420C256 520 236 580 196 624C250 694 330 728 412 730C490 722 556 690 604 624C564 580 544 520 534 420Z',
    ),
    over: path(
      'M400 166C506 168 536 262 528 360C520 450 474 530 400 540C326 530 280 450 272 360C264 262 294 168 400 166ZM400 232C330 232 302 290 302 356C302 430 346 504 400 504C454 504 498 430 498 356C498 290 470 232 400 232Z',
    ),
    strands:
      line('M280 468C312 590 430 640 572 600', 5, 'round') +
      line('M268 520C320 660 450 690 560 660', 5, 'round') +
      line('M520 440C520 520 480 570 420 604', 5, 'round'),
  },
}

/** The same on both sides of the head. */
function mirrored(shape: string): string {
  return `${shape}<g transform="translate(800 0) scale(-1 1)">${shape}</g>`
}
