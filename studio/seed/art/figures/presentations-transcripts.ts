import type {Ink} from '../palette.ts'
import {press} from '../press.ts'
import {line, path, rect, turned} from '../shapes.ts'
import {label} from './label.ts'

/** A typed transcript under a red pencil: the lines, what is kept of them, and the notes in the margin. */
type Transcript = {struck: string[]; kept: string[]; notes: [text: string, line: number][]}

export function openingMarked(): string {
  return marked('presentations-opening-marked', 'rose', {
    struck: [
      'Hello, can everyone hear me? Sorry, I know I’m standing',
      'between you and lunch. So, um, my name is Amara Okafor,',
      'I’m planning director at an agency in London. First of all',
      'thank you to the organizers. What I’d like to do today is,',
      'a bit about the research, then the three phases, and',
      'hopefully some questions. So, just some background.',
    ],
    kept: [
      'Last November I stood in a supermarket in Leeds and',
      'watched a woman put a jar back on the shelf.',
    ],
    notes: [
      ['sorry', 0],
      ['name, rank', 1],
      ['thanks', 3],
      ['agenda', 4],
      ['padding', 5],
    ],
  })
}

export function endingMarked(): string {
  return marked('presentations-ending-marked', 'mint', {
    struck: [
      'So yeah, I think that was more or less everything.',
      'There’d be a lot more to say about the third phase but',
      'I see we’re running out of time. So, to sum up,',
      'you know, it’s worth looking into.',
      'That’s it really. Any questions?',
    ],
    kept: ['labels matter'],
    notes: [
      ['trailing', 0],
      ['regret', 1],
      ['the clock', 2],
      ['hedge', 3],
      ['handed over', 4],
    ],
  })
}

function marked(name: string, ground: Ink, {struck, kept, notes}: Transcript): string {
  const sheet = press(name, 1600, 900, ground)
  const last = 136 + struck.length * 82
  sheet.shade('oxblood', rect(110, 60, 1420, 810), {from: [400, 300], to: [1560, 980], strength: 0.8})
  sheet.print('paper', rect(80, 40, 1420, 800))
  struck.forEach((text, i) => {
    const y = 136 + i * 82
    const right = 160 + text.length * 17
    sheet.print('steel', label(text, 140, y, 36, {weight: 400}))
    sheet.print(
      'vermilion',
      line(
        `M128 ${y - 10}C${right * 0.35} ${y - 22} ${right * 0.65} ${y + 2} ${right} ${y - 15}`,
        7,
        'round',
      ),
    )
  })
  kept.forEach((text, i) => {
    const y = last + 52 + i * 86
    sheet.print('ink', label(text, 140, y, 40))
    sheet.print('lagoon', line(`M140 ${y + 17}h${text.length * 21.5}`, 8, 'round'))
  })
  for (const [text, i] of notes) {
    const y = 136 + i * 82
    sheet.print('vermilion', turned(label(text, 1206, y + 4, 44), -3, 1206, y))
  }
  sheet.print('lagoon', path(`M100 ${last + 24}l26 20l-26 20Z`))
  return sheet.sheet()
}
