import type {Press} from '../press.ts'
import {ellipse, line, path, polygon, rect} from '../shapes.ts'

/** Photography is printed on near black. Its motif: light crossing the sheet. */
export function productPhotography(press: Press): void {
  // window, its light, the card that gives it back
  const light = polygon([330, 120], [560, 180], [1180, 700], [560, 740])
  press.print('clay', light, {opacity: 0.35})
  press.shade('amber', light, {from: [1100, 660], to: [380, 200], strength: 0.75})
  press.print('butter', polygon([250, 70], [560, 130], [560, 560], [250, 620]))
  press.shade('amber', polygon([250, 70], [560, 130], [560, 560], [250, 620]), {
    from: [300, 120],
    to: [560, 560],
    strength: 0.7,
  })
  press.print(
    'soot',
    polygon([394, 90], [410, 94], [410, 592], [394, 596]) +
      polygon([250, 338], [560, 338], [560, 352], [250, 354]),
  )
  press.print('clay', line('M250 70L560 130V560L250 620Z', 16))
  press.print('paper', polygon([1060, 300], [1300, 240], [1300, 720], [1060, 660]))
  press.shade('clay', polygon([1060, 300], [1300, 240], [1300, 720], [1060, 660]), {
    from: [1080, 460],
    to: [1330, 520],
    strength: 0.7,
  })
  // table
  press.print('clay', ellipse(800, 690, 330, 64))
  press.shade('oxblood', ellipse(800, 690, 330, 64), {from: [640, 680], to: [1120, 700], strength: 0.8})
  press.print('oxblood', path('M470 690A330 64 0 0 0 1130 690V716A330 64 0 0 1 470 716Z'))
  press.print('oxblood', polygon([772, 778], [828, 778], [840, 900], [760, 900]))
  // shadow and cup
  press.print('soot', polygon([760, 690], [880, 664], [1060, 690], [900, 724]), {opacity: 0.55})
  const cup = path(
    'M670 440H910C910 560 900 640 860 690Q840 706 790 706Q740 706 720 690C680 640 670 560 670 440Z',
  )
  press.print('vermilion', path('M896 480C990 470 1000 610 876 620L882 588C950 582 946 506 892 512Z'))
  press.print('vermilion', cup)
  press.shade('oxblood', cup, {from: [740, 560], to: [930, 600], strength: 0.95})
  press.shade('blush', cup, {from: [740, 560], to: [650, 540], strength: 0.7})
  press.print('brick', ellipse(790, 440, 120, 26))
  press.print('oxblood', path('M690 448A104 20 0 0 0 890 448A104 14 0 0 0 690 448Z'))
  press.print('paper', rect(0, 0, 0, 0))
}
