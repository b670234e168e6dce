import type {Press} from '../press.ts'
import {path, polygon, rect, repeat} from '../shapes.ts'

/** Finance is printed on ledger green. Its motif: layers, and what runs through all of them. */
export function financeForPeopleWhoRunThings(press: Press): void {
  const ledger = (x: number, y: number, width: number, cover: 'bottle' | 'amber' | 'steel', tall: number) => {
    press.print('paper', rect(x + 36, y + 18, width - 60, tall - 36))
    press.print(
      'moss',
      repeat(Math.floor((tall - 36) / 12), (i) => rect(x + 36, y + 24 + i * 12, width - 60, 2)),
      {opacity: 0.45},
    )
    press.shade('moss', rect(x + 36, y + 18, width - 60, tall - 36), {
      from: [x + width / 2, y],
      to: [x + width, y],
      strength: 0.6,
    })
    press.print(
      cover,
      path(
        `M${x + width} ${y}H${x + 60}Q${x} ${y} ${x} ${y + tall / 2}Q${x} ${y + tall} ${x + 60} ${y + tall}H${x + width}V${y + tall - 22}H${x + 70}Q${x + 36} ${y + tall - 22} ${x + 36} ${y + tall / 2}Q${x + 36} ${y + 22} ${x + 70} ${y + 22}H${x + width}Z`,
      ),
    )
  }
  press.print('paper', rect(0, 0, 1600, 0))
  press.print('moss', rect(0, 770, 1600, 130), {opacity: 0.9})
  press.shade('bottle', rect(0, 770, 1600, 130), {from: [0, 900], to: [0, 760], strength: 0.6})
  ledger(390, 580, 820, 'bottle', 190)
  ledger(470, 400, 720, 'amber', 180)
  ledger(420, 230, 700, 'steel', 170)
  // the ribbon
  press.print(
    'vermilion',
    path(
      'M860 90C960 90 980 150 940 230L1000 230C1040 130 980 40 860 40C740 40 700 120 760 230L820 230C780 150 790 90 860 90Z',
    ),
  )
  press.print(
    'vermilion',
    polygon([760, 230], [820, 230], [850, 400], [790, 400]) +
      polygon([790, 400], [850, 400], [830, 580], [770, 580]) +
      polygon([770, 580], [830, 580], [850, 770], [790, 770]),
  )
  press.print('brick', polygon([940, 230], [1000, 230], [1000, 252], [940, 252]))
  press.print('vermilion', polygon([790, 770], [850, 770], [858, 870], [826, 846], [798, 870]))
  press.shade('oxblood', polygon([790, 400], [850, 400], [830, 580], [770, 580]), {
    from: [800, 520],
    to: [800, 396],
    strength: 0.8,
  })
  press.shade('oxblood', polygon([770, 580], [830, 580], [850, 770], [790, 770]), {
    from: [800, 700],
    to: [800, 576],
    strength: 0.8,
  })
}
