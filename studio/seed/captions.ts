import type {VideoSeed} from './lessons/types.ts'

/** Characters of a line that can be read at a glance. */
const LINE = 42

/**
 * The captions of a video as WebVTT: what is said in each scene, at most two lines at a time, each for as long as its share of
 * the scene's words.
 */
export function captionsOf({scenes}: VideoSeed): string {
  let start = 0
  const cues = scenes.flatMap(({words, seconds}) => {
    const parts = inParts(words)
    const length = parts.join('').length
    const sceneStart = start
    start += seconds
    let said = 0
    return parts.map((part) => {
      const from = sceneStart + (seconds * said) / length
      said += part.length
      const to = sceneStart + (seconds * said) / length
      return `${timeOf(from)} --> ${timeOf(to)}\n${inLines(part).join('\n')}\n`
    })
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}

/** Cuts what is said into captions: sentences where they fit, else as evenly as words allow. */
function inParts(words: string): string[] {
  const sentences = words.match(/[^.?]+[.?]+["”]?\s*/g) ?? [words]
  const parts: string[] = []
  for (const sentence of sentences.map((text) => text.trim())) {
    const last = parts.at(-1)
    if (last !== undefined && inLines(`${last} ${sentence}`).length <= 2) {
      parts[parts.length - 1] = `${last} ${sentence}`
      continue
    }
    const lines = inLines(sentence)
    const count = Math.ceil(lines.length / 2)
    parts.push(...inLines(sentence, Math.ceil(sentence.length / count) + 8))
  }
  return parts
}

function inLines(text: string, width = LINE): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** `00:01:02.500` */
function timeOf(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}
