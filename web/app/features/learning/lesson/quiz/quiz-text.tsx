import type {Block, QuizText as Text} from '@lectern/domain/learning/lesson-body'
import {RichText, type BlockTypes} from '~/lib/sanity/rich-text'
import {CodeBlock} from '~/lib/sanity/blocks/code-block'
import {FigureBlock} from '~/features/learning/lesson/blocks/figure-block'

const types: BlockTypes = {
  figure: ({value}: {value: Block<'figure'>}) => <FigureBlock block={value} />,
  code: ({value}: {value: Block<'code'>}) => <CodeBlock block={value} />,
}

/** A label must not contain other interactive elements, so code renders without its copy button here. */
const typesInLabel: BlockTypes = {
  ...types,
  code: ({value}: {value: Block<'code'>}) => (
    <pre className="overflow-x-auto rounded bg-surface-sunken p-3 font-mono text-sm leading-normal">
      <code>{value.code}</code>
    </pre>
  ),
}

/** A question, an answer or an explanation: text, images and code. */
export function QuizText({value, inLabel = false}: {value: Text; inLabel?: boolean}) {
  return <RichText value={value} types={inLabel ? typesInLabel : types} />
}
