import type {Press} from '../press.ts'
import {ellipse, path, polygon} from '../shapes.ts'

/** Photography is printed on walnut brown. Its motif: light crossing the sheet. */
export function productPhotography(press: Press): void {
  // the light, first wide and faint, then what falls on the cup
  const wide = polygon([520, 60], [520, 520], [1006, 742], [1186, 600], [1186, 240])
  press.shade('amber', wide, {from: [1220, 560], to: [420, 220], strength: 0.55})
  press.print('ochre', polygon([520, 130], [520, 470], [900, 720], [1100, 660], [1100, 350]), {opacity: 0.2})
  // the window stands at an angle to us
  const frame = polygon([200, -60], [540, 60], [540, 560], [200, 640])
  const pane = polygon([232, -14], [514, 84], [514, 540], [232, 602])
  press.print('clay', frame)
  press.shade('oxblood', frame, {from: [240, 300], to: [560, 300], strength: 0.6})
  press.print('butter', pane)
  press.shade('amber', pane, {from: [420, 100], to: [260, 700], strength: 0.95})
  press.print(
    'clay',
    polygon([366, 30], [386, 36], [386, 572], [366, 576]) +
      polygon([232, 284], [514, 306], [514, 324], [232, 306]),
  )
  // the table
  press.print('oxblood', polygon([740, 700], [860, 700], [888, 920], [712, 920]))
  press.shade('jet', polygon([740, 700], [860, 700], [888, 920], [712, 920]), {
    from: [720, 860],
    to: [880, 800],
    strength: 0.9,
  })
  press.print('oxblood', path('M400 706A400 78 0 0 0 1200 706V736A400 78 0 0 1 400 736Z'))
  press.print('clay', ellipse(800, 706, 400, 78))
  press.shade('butter', ellipse(800, 706, 400, 78), {from: [820, 700], to: [360, 690], strength: 0.7})
  press.shade('oxblood', ellipse(800, 706, 400, 78), {from: [760, 700], to: [1240, 720], strength: 0.95})
  press.print('jet', path('M720 734C790 752 880 758 950 748C1000 742 1040 728 1080 706L860 690Z'), {
    opacity: 0.5,
  })
  // the white card, and the light that it gives back
  const card = polygon([1006, 262], [1186, 226], [1186, 716], [1006, 690])
  press.print('paper', card)
  press.shade('clay', card, {from: [1010, 420], to: [1240, 560], strength: 0.75})
  press.print('stone', polygon([1186, 226], [1194, 230], [1194, 712], [1186, 716]))
  // the cup
  const handle = path('M866 470C978 456 990 632 842 644L852 604C928 594 930 498 862 510Z')
  const cup = path(
    'M610 420H890C890 560 878 654 830 716Q806 738 750 738Q694 738 670 716C622 654 610 560 610 420Z',
  )
  press.print('brick', handle)
  press.shade('oxblood', handle, {from: [960, 520], to: [850, 620], strength: 0.9})
  press.print('vermilion', cup)
  press.shade('oxblood', cup, {from: [690, 560], to: [880, 600], strength: 1})
  press.shade('butter', cup, {from: [690, 560], to: [596, 540], strength: 0.75})
  press.shade('rose', cup, {from: [850, 560], to: [900, 560], strength: 0.7})
  press.print('blush', ellipse(750, 420, 140, 32))
  press.print('oxblood', ellipse(750, 423, 124, 25))
  press.shade('jet', ellipse(750, 423, 124, 25), {from: [820, 420], to: [640, 420], strength: 0.8})
}
