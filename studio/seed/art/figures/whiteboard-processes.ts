import {circle, rect, type Point} from '../shapes.ts'
import {lettering} from './lettering.ts'
import {board, marker, person} from './marker.ts'

/** Four steps and the waiting between them; the bar below is the same nine days to scale. */
export function processOnOnePage(): string {
  const sheet = board('whiteboard-process')
  const pen = marker('process', 11)
  const thin = marker('process guides', 5)
  const steps: [string, string, number][] = [
    ['ARRIVES', '5 MIN', 240],
    ['CHECKED', '10 MIN', 610],
    ['SIGNED', '2 MIN', 980],
    ['PAID', '8 MIN', 1350],
  ]
  const waits: [string, number][] = [
    ['1 DAY', 425],
    ['6 DAYS', 795],
    ['2 DAYS', 1165],
  ]
  sheet.print(
    'ink',
    lettering('AN INVOICE: 25 MINUTES OF WORK, 9 DAYS', 800, 96, 38, {align: 'middle', weight: 1.5}),
  )
  for (const [word, time, x] of steps) {
    sheet.print('ink', person(pen, x, 372, 170))
    sheet.print('cobalt', pen.box(x - 100, 392, 200, 120))
    sheet.print('ink', lettering(word, x, 414, 28, {align: 'middle', weight: 1.5}))
    sheet.print('cobalt', lettering(time, x, 466, 26, {align: 'middle'}))
  }
  for (const [wait, x] of waits) {
    sheet.print('ink', pen.arrow([x - 62, 452], [x + 64, 450]))
    sheet.print('vermilion', lettering(wait, x, 538, 28, {align: 'middle', weight: 1.5}))
    sheet.print('vermilion', pen.ring(x, 388, 28) + pen.stroke([x, 368], [x, 390], [x + 14, 398]))
  }
  // one day is 140 pixels
  const left = 170
  const days = [1, 6, 2]
  let at = left
  for (const length of days) {
    sheet.print('rose', rect(at + 4, 656, length * 140 - 8, 66))
    sheet.shade('vermilion', rect(at + 4, 656, length * 140 - 8, 66), {
      from: [at, 656],
      to: [at + length * 140, 760],
      strength: 0.7,
    })
    at += length * 140
    if (at < left + 1260) sheet.print('cobalt', thin.stroke([at, 640], [at, 742]) + circle(at, 634, 12))
  }
  sheet.print('cobalt', thin.stroke([left, 640], [left, 742]) + circle(left, 634, 12))
  sheet.print('cobalt', thin.stroke([left + 1260, 640], [left + 1260, 742]) + circle(left + 1260, 634, 12))
  sheet.print('ink', lettering('TO SIGN: 6 OF 9 DAYS', left + 560, 676, 26, {align: 'middle', weight: 1.5}))
  sheet.print(
    'night',
    lettering('TO SCALE, THE WORK ITSELF IS THINNER THAN THESE LINES', 800, 776, 22, {align: 'middle'}),
  )
  sheet.print('vermilion', pen.ring(795, 552, 92, 38))
  return sheet.sheet()
}

/** Where things go on a board while people talk. */
export function meetingBoard(): string {
  const sheet = board('whiteboard-meeting')
  const pen = marker('meeting', 10)
  const thin = marker('meeting guides', 5)
  sheet.print('butter', rect(82, 74, 1436, 96), {opacity: 0.6})
  sheet.print('mint', rect(82, 188, 290, 470), {opacity: 0.45})
  sheet.print('blush', rect(1228, 188, 290, 470), {opacity: 0.55})
  sheet.print('sky', rect(82, 676, 1436, 152), {opacity: 0.45})
  sheet.print('ink', lettering('WHY ARE TUESDAYS LATE?', 110, 102, 40, {weight: 1.5}))
  sheet.print('night', lettering('THE QUESTION', 1490, 112, 22, {align: 'end'}))
  sheet.print('night', lettering('WHO, WHAT', 227, 206, 22, {align: 'middle'}))
  sheet.print('night', lettering('THE PICTURE', 800, 206, 22, {align: 'middle'}))
  sheet.print('night', lettering('NOT NOW', 1373, 206, 22, {align: 'middle'}))
  sheet.print('night', lettering('DECIDED', 110, 696, 22))
  // who and what
  sheet.print('ink', person(pen, 150, 380, 120) + lettering('2 DRIVERS', 200, 320, 20))
  sheet.print('ink', pen.box(118, 430, 60, 48) + pen.box(178, 448, 28, 30) + lettering('1 VAN', 240, 446, 20))
  sheet.print('cobalt', pen.ring(142, 484, 11) + pen.ring(190, 484, 11))
  sheet.print('ink', pen.ring(146, 580, 36) + pen.stroke([146, 558], [146, 582], [162, 590]))
  sheet.print('ink', lettering('7:30', 210, 568, 22))
  // the picture: three stops, one of them waits
  const stops: [string, Point][] = [
    ['DEPOT', [470, 400]],
    ['SCHOOL', [770, 400]],
    ['CLINIC', [1090, 400]],
  ]
  for (const [word, [x, y]] of stops) {
    sheet.print('cobalt', pen.box(x - 74, y - 50, 148, 100))
    sheet.print('ink', lettering(word, x, y - 12, 22, {align: 'middle', weight: 1.5}))
  }
  sheet.print('ink', pen.arrow([558, 400], [682, 398]) + pen.arrow([858, 400], [1002, 398]))
  sheet.print(
    'ink',
    lettering('20 MIN', 620, 350, 20, {align: 'middle'}) +
      lettering('25 MIN', 930, 350, 20, {align: 'middle'}),
  )
  sheet.print('vermilion', marker('gate', 16).stroke([678, 440], [676, 560]))
  sheet.print(
    'vermilion',
    lettering('GATE OPENS 8:15', 716, 520, 24, {weight: 1.5}) + pen.ring(850, 532, 172, 46),
  )
  sheet.print('ink', lettering('ON TUESDAYS THE VAN WAITS HERE', 800, 612, 20, {align: 'middle'}))
  // not now
  sheet.print(
    'ink',
    lettering('NEW VAN?', 1260, 280, 22) +
      lettering('OVERTIME', 1260, 350, 22) +
      lettering('BLUE FORM', 1260, 420, 22),
  )
  sheet.print('steel', thin.stroke([1260, 318], [1490, 316]) + thin.stroke([1260, 388], [1490, 386]))
  // decided
  sheet.print(
    'ink',
    pen.box(118, 744, 40, 40) + lettering('CLINIC BEFORE SCHOOL', 184, 750, 28, {weight: 1.5}),
  )
  sheet.print('ink', lettering('JO, FROM MARCH 3', 1030, 750, 28))
  sheet.print('lagoon', marker('tick', 9).stroke([124, 758], [138, 776], [170, 726]))
  return sheet.sheet()
}
