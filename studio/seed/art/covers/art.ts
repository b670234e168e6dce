import type {Press} from '../press.ts'
import {line, polygon, rect} from '../shapes.ts'

/** Art is printed on amber. Its motif: the mark of a hand. */
export function drawItOnTheWhiteboard(press: Press): void {
  press.shade('ochre', rect(330, 130, 980, 640, 14), {from: [800, 300], to: [900, 800], strength: 0.9})
  press.print('ink', rect(290, 90, 980, 620, 18))
  press.print('paper', rect(314, 114, 932, 572))
  press.shade('stone', rect(314, 114, 932, 572), {from: [700, 300], to: [1260, 720], strength: 0.8})
  // drawn without a ruler
  press.print(
    'cobalt',
    line(
      'M470 236C388 246 360 330 394 398C430 470 540 474 584 404C626 334 586 244 496 230C470 226 448 232 430 244',
      22,
      'round',
    ),
  )
  press.print(
    'ink',
    line(
      'M938 244C1010 238 1090 240 1158 246C1162 314 1160 380 1154 450C1084 456 1006 454 934 450C930 380 932 312 940 238',
      22,
      'round',
    ),
  )
  press.print(
    'vermilion',
    line(
      'M636 352C712 336 790 336 866 350M806 290C832 308 852 326 872 350C852 374 832 394 806 412',
      22,
      'round',
    ),
  )
  press.print('ink', line('M430 560C520 552 640 562 736 554', 14, 'round'))
  press.print('stone', line('M430 610C500 604 560 610 620 606', 14, 'round'))
  // tray and marker
  press.print('ink', rect(250, 710, 1060, 30, 6))
  press.print('vermilion', rect(880, 664, 230, 46, 10))
  press.print('brick', rect(880, 692, 230, 18, 8))
  press.print('paper', rect(1110, 668, 90, 42))
  press.print('ink', polygon([1200, 672], [1226, 680], [1226, 698], [1200, 706]))
  press.print('oxblood', rect(930, 664, 14, 46))
}
