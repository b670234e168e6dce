import {circle} from '../shapes.ts'
import {lettering} from './lettering.ts'
import {board, marker} from './marker.ts'
import {peopleTalking, personFrames, personLeaning} from './whiteboard-people.ts'
import {meetingBoard, processOnOnePage} from './whiteboard-processes.ts'

/** Each shape keeps its ink, so that one sees what the objects below are made of. */
function fiveShapes(): string {
  const sheet = board('whiteboard-five-shapes')
  const pen = marker('five shapes', 13)
  const thin = marker('labels', 5)
  const names: [string, number][] = [
    ['BOX', 200],
    ['CIRCLE', 445],
    ['TRIANGLE', 690],
    ['HALF', 925],
    ['CLOUD', 1165],
    ['LINE', 1400],
  ]
  const half = (cx: number, cy: number, r: number, up: boolean) =>
    pen.ring(cx, cy, r, r, up ? 180 : 0, up ? 360 : 180) + pen.stroke([cx - r, cy], [cx + r, cy])
  sheet.print('cobalt', pen.box(130, 120, 140, 140))
  sheet.print('vermilion', pen.ring(445, 190, 74))
  sheet.print('ochre', pen.stroke([690, 112], [772, 262], [608, 260], [693, 108]))
  sheet.print('lagoon', half(925, 236, 86, true))
  sheet.print('moss', pen.cloud(1165, 190, 82, 64))
  sheet.print('ink', pen.stroke([1322, 236], [1478, 148]))
  sheet.print('ink', names.map(([name, x]) => lettering(name, x, 304, 26, {align: 'middle'})).join(''))
  sheet.print('steel', thin.stroke([110, 378], [1490, 374]))
  // a truck
  sheet.print('cobalt', pen.box(122, 540, 170, 130) + pen.box(292, 590, 76, 80))
  sheet.print('vermilion', pen.ring(178, 690, 30) + pen.ring(318, 690, 30))
  // a lamp
  sheet.print('ochre', pen.stroke([476, 470], [556, 580], [396, 578], [480, 466]))
  sheet.print('ink', pen.stroke([476, 582], [474, 672]))
  sheet.print('lagoon', half(475, 722, 54, true))
  // a cup, steaming
  sheet.print('lagoon', half(690, 596, 92, false) + pen.ring(784, 626, 30, 30, -90, 110))
  sheet.print(
    'ink',
    pen.stroke([650, 554], [664, 524], [650, 494]) + pen.stroke([716, 554], [730, 524], [716, 494]),
  )
  sheet.print('ink', pen.stroke([610, 716], [780, 714]))
  // a tree
  sheet.print('moss', pen.cloud(962, 554, 88, 80))
  sheet.print('ink', pen.stroke([962, 640], [960, 720]) + pen.stroke([910, 722], [1016, 720]))
  // a house
  sheet.print('cobalt', pen.box(1112, 590, 160, 130) + pen.box(1172, 640, 40, 80))
  sheet.print('ochre', pen.stroke([1192, 490], [1292, 588], [1092, 586], [1196, 488]))
  // an idea
  sheet.print('vermilion', pen.ring(1420, 556, 66))
  sheet.print('cobalt', pen.box(1388, 634, 64, 62))
  sheet.print('ink', pen.stroke([1404, 722], [1438, 720]) + pen.stroke([1390, 664], [1450, 660]))
  sheet.print(
    'ink',
    (
      [
        ['TRUCK', 245],
        ['LAMP', 475],
        ['CUP', 700],
        ['TREE', 962],
        ['HOUSE', 1192],
        ['IDEA', 1420],
      ] as [string, number][]
    )
      .map(([name, x]) => lettering(name, x, 772, 26, {align: 'middle'}))
      .join(''),
  )
  return sheet.sheet()
}

function arrows(): string {
  const sheet = board('whiteboard-arrows')
  const pen = marker('arrows', 13)
  const fat = marker('fat arrow', 34)
  const thin = marker('arrow labels', 5)
  const words: [string, string, number, number][] = [
    ['THEN', 'one thing after another', 330, 330],
    ['MAINLY', 'thick is much, thin is little', 800, 330],
    ['PERHAPS', 'planned, or not certain', 1270, 330],
    ['AGAIN', 'back to the start', 330, 700],
    ['BOTH', 'each gives, each gets', 800, 700],
    ['STUCK', 'it ought to go on here', 1270, 700],
  ]
  sheet.print('steel', thin.stroke([565, 110], [563, 800]) + thin.stroke([1035, 110], [1037, 800]))
  sheet.print('steel', thin.stroke([110, 448], [1490, 452]))
  sheet.print('cobalt', pen.box(130, 160, 110, 100) + pen.box(420, 160, 110, 100))
  sheet.print('ink', pen.arrow([262, 212], [398, 208]))
  sheet.print('cobalt', pen.box(600, 160, 100, 100) + pen.box(900, 120, 100, 80) + pen.box(900, 230, 100, 80))
  sheet.print('ink', fat.stroke([726, 204], [836, 176]) + fat.stroke([812, 130], [868, 168], [836, 226]))
  sheet.print('ink', marker('thin arrow', 6).arrow([724, 232], [880, 268]))
  sheet.print('cobalt', pen.box(1072, 160, 110, 100) + pen.box(1360, 160, 110, 100))
  sheet.print(
    'ink',
    pen.dashed([1200, 210], [1320, 210], 4) + pen.stroke([1306, 182], [1338, 210], [1306, 238]),
  )
  sheet.print('cobalt', pen.box(130, 540, 110, 100) + pen.box(420, 540, 110, 100))
  sheet.print('ink', pen.arrow([262, 572], [398, 570]))
  sheet.print(
    'vermilion',
    pen.ring(330, 640, 132, 50, 5, 172) + pen.stroke([172, 672], [196, 640], [226, 666]),
  )
  sheet.print('cobalt', pen.box(600, 540, 110, 100) + pen.box(890, 540, 110, 100))
  sheet.print('ink', pen.arrow([734, 572], [868, 570]) + pen.arrow([866, 614], [732, 612]))
  sheet.print('cobalt', pen.box(1072, 540, 110, 100) + pen.box(1360, 540, 110, 100))
  sheet.print('ink', pen.arrow([1202, 592], [1264, 590]))
  sheet.print('vermilion', marker('bar', 20).stroke([1304, 524], [1300, 658]))
  for (const [word, meaning, x, y] of words) {
    sheet.print('ink', lettering(word, x, y, 34, {align: 'middle', weight: 1.5}))
    sheet.print('night', lettering(meaning, x, y + 56, 20, {align: 'middle', weight: 1.2}))
  }
  return sheet.sheet()
}

/** Brows down the side, mouths along the top: nine faces from six small strokes. */
function faces(): string {
  const sheet = board('whiteboard-faces')
  const pen = marker('faces', 11)
  const thin = marker('face guides', 5)
  const columns = [560, 900, 1240]
  const rows = [236, 456, 676]
  const names = [
    ['ANGRY', 'FIRM', 'UP TO SOMETHING'],
    ['SAD', 'WAITING', 'PLEASED'],
    ['WORRIED', 'UNSURE', 'RELIEVED'],
  ]
  const brows = (x: number, y: number, kind: number) => {
    const inner = [8, -2, -16][kind] ?? 0
    const outer = [-14, -2, 6][kind] ?? 0
    return (
      pen.stroke([x - 44, y - 34 + outer], [x - 14, y - 34 + inner]) +
      pen.stroke([x + 44, y - 34 + outer], [x + 14, y - 34 + inner])
    )
  }
  const mouth = (x: number, y: number, kind: number) =>
    [
      pen.ring(x, y + 56, 30, 22, 200, 340),
      pen.stroke([x - 28, y + 36], [x + 28, y + 35]),
      pen.ring(x, y + 22, 32, 26, 20, 160),
    ][kind] ?? ''
  sheet.print('night', lettering('mouths →', 170, 92, 24, {align: 'middle'}))
  sheet.print('night', lettering('brows', 170, 148, 24, {align: 'middle'}))
  sheet.print('steel', thin.stroke([330, 80], [328, 820]) + thin.stroke([90, 132], [1510, 130]))
  columns.forEach((x, column) => {
    sheet.print('vermilion', mouth(x, 62, column))
  })
  rows.forEach((y, row) => {
    sheet.print('cobalt', brows(200, y + 30, row))
    columns.forEach((x, column) => {
      sheet.print('ink', pen.ring(x, y, 72, 70) + circle(x - 28, y - 8, 7) + circle(x + 28, y - 8, 7))
      sheet.print('cobalt', brows(x, y, row))
      sheet.print('vermilion', mouth(x, y, column))
      sheet.print('ink', lettering(names[row]?.[column] ?? '', x, y + 90, 21, {align: 'middle', weight: 1.4}))
    })
  })
  return sheet.sheet()
}

function letters(): string {
  const sheet = board('whiteboard-letters')
  const bold = marker('letters', 20)
  const thin = marker('letter guides', 4)
  const guide = (y: number) => thin.stroke([120, y], [560, y + 1], [1020, y], [1480, y + 1])
  sheet.print('lagoon', guide(130) + guide(350))
  // the strokes of six letters: first vermilion, then cobalt, then teal, then ochre
  const first = [
    bold.stroke([236, 138], [160, 342]),
    bold.stroke([400, 138], [400, 342]),
    bold.stroke([620, 138], [620, 342]),
    bold.stroke([880, 138], [880, 342]),
    bold.ring(1140, 190, 58, 52, 90, 310),
    bold.stroke([1430, 138], [1330, 270], [1470, 268]),
  ]
  sheet.print('vermilion', first.join(''))
  sheet.print(
    'cobalt',
    bold.stroke([236, 138], [312, 342]) +
      bold.stroke([400, 138], [530, 138]) +
      bold.stroke([620, 138], [700, 270], [780, 138]) +
      bold.stroke([880, 138], [960, 140], [1000, 190], [960, 242], [884, 244]) +
      bold.ring(1140, 294, 62, 50, -90, 140) +
      bold.stroke([1430, 138], [1428, 342]),
  )
  sheet.print(
    'lagoon',
    bold.stroke([184, 280], [288, 278]) +
      bold.stroke([400, 238], [508, 238]) +
      bold.stroke([780, 138], [782, 342]) +
      bold.stroke([930, 246], [1008, 342]),
  )
  sheet.print('ochre', bold.stroke([400, 342], [532, 340]))
  const legend: [string, 'vermilion' | 'cobalt' | 'lagoon' | 'ochre', number][] = [
    ['FIRST STROKE', 'vermilion', 160],
    ['SECOND', 'cobalt', 530],
    ['THIRD', 'lagoon', 790],
    ['FOURTH', 'ochre', 1020],
  ]
  for (const [word, ink, x] of legend) {
    sheet.print(ink, circle(x, 403, 11))
    sheet.print('ink', lettering(word, x + 26, 392, 22))
  }
  sheet.print('steel', thin.stroke([110, 464], [1490, 462]))
  sheet.print('lagoon', guide(520) + guide(590) + guide(690) + guide(760))
  const atEqualDistances = 'FILLING'
    .split('')
    .map((letter, index) => lettering(letter, 162 + index * 96, 524, 62, {weight: 1.5}))
  // letters at equal distances fall apart, letters with equal room between them hold together
  sheet.print('ink', atEqualDistances.join(''))
  sheet.print('ink', lettering('FILLING', 162, 694, 62, {weight: 1.5}))
  sheet.print('vermilion', lettering('EQUAL DISTANCES', 960, 540, 26))
  sheet.print('lagoon', lettering('EQUAL ROOM', 960, 712, 26))
  sheet.print(
    'vermilion',
    marker('no', 9).stroke([890, 534], [926, 576]) + marker('no', 9).stroke([926, 534], [890, 576]),
  )
  sheet.print('lagoon', marker('yes', 9).stroke([886, 728], [902, 746], [932, 706]))
  return sheet.sheet()
}

export const drawItOnTheWhiteboardFigures: Record<string, () => string> = {
  'whiteboard-five-shapes': fiveShapes,
  'whiteboard-arrows': arrows,
  'whiteboard-faces': faces,
  'whiteboard-letters': letters,
  'whiteboard-process': processOnOnePage,
  'whiteboard-meeting': meetingBoard,
  ...personFrames,
  'whiteboard-person-lean': personLeaning,
  'whiteboard-person-group': peopleTalking,
}
