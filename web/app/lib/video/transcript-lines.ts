/** A caption of a video: what is said from a second on. */
export interface Cue {
  startTime: number
  text: string
}

/** A sentence of a transcript, and the second in which it begins. */
export interface TranscriptLine {
  second: number
  text: string
}

const ENDS_SENTENCE = /[.!?…]["'”’)]*$/
/** Longer than sentences that people speak: captions without full stops are cut here. */
const MAX_LINE = 240

/** The sentences of what is said, from captions, which break where the screen ends. */
export function toLines(cues: readonly Cue[]): TranscriptLine[] {
  const lines: TranscriptLine[] = []
  let isOpen = false
  for (const {startTime, text} of cues) {
    // Captions may name their speaker and be styled: `<v Ada>`, `<i>`.
    const words = text
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    if (words === '') continue
    const line = lines.at(-1)
    if (isOpen && line && line.text.length + words.length < MAX_LINE) line.text += ` ${words}`
    else lines.push({second: startTime, text: words})
    isOpen = !ENDS_SENTENCE.test(words)
  }
  return lines
}

/** The index of the line that is spoken at a second; -1 before the first. */
export function lineAt(lines: readonly TranscriptLine[], second: number): number {
  return lines.findLastIndex((line) => line.second <= second)
}

/** Whether a transcript has words that the captions do not have, such as what is seen and not said. */
export function saysMore(transcript: string, lines: readonly TranscriptLine[]): boolean {
  const spoken = wordsOf(lines.map(({text}) => text).join(' '))
  return wordsOf(transcript) !== spoken
}

function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
