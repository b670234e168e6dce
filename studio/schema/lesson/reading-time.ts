/** How many words are read in a minute. */
const WORDS_PER_MINUTE = 200

/** What has words in a lesson, as stored; the count tells nothing else of a block. */
interface ReadBlock {
  _type: string
  children?: {text?: string}[]
  /** of callouts, quotations and answers */
  text?: ReadBlock[]
  task?: ReadBlock[]
  criteria?: string[]
  question?: ReadBlock[]
  answers?: {text?: ReadBlock[]; explanation?: ReadBlock[]}[]
  table?: {rows?: {cells?: string[]}[]}
  transcript?: ReadBlock[]
  caption?: string
  code?: string
}

/** The texts of a block that learners read. What is only a name, such as a caption over a table, is none of them. */
function textsOf(block: ReadBlock): string[] {
  const {children = [], text, task, criteria = [], question, answers = [], table, transcript} = block
  switch (block._type) {
    case 'block':
      return [children.map((span) => span.text ?? '').join('')]
    case 'callout':
    case 'quotation':
      return allTexts(text)
    case 'exercise':
      return [...allTexts(task), ...criteria]
    case 'quiz':
      return [
        ...allTexts(question),
        ...answers.flatMap((answer) => [...allTexts(answer.text), ...allTexts(answer.explanation)]),
      ]
    case 'captionedTable':
      return (table?.rows ?? []).flatMap(({cells = []}) => cells)
    case 'video':
      return allTexts(transcript)
    case 'figure':
      return [block.caption ?? '']
    case 'code':
      return [block.code ?? '']
    default:
      return []
  }
}

function allTexts(blocks: readonly ReadBlock[] | undefined): string[] {
  return (blocks ?? []).flatMap(textsOf)
}

/** How many words of a lesson's text are read. */
export function wordsOf(body: readonly ReadBlock[] | undefined): number {
  return allTexts(body).flatMap((text) => text.split(/\s+/).filter(Boolean)).length
}

/** How long it takes to read so many words, in whole minutes at 200 words a minute. */
export function readingMinutes(words: number): number {
  return Math.ceil(words / WORDS_PER_MINUTE)
}
