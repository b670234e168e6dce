import type {Block, LessonBody as Body} from '@lectern/domain/learning/lesson-body'
import {editable} from '~/lib/sanity/preview'
import {RichText, type BlockTypes} from '~/lib/sanity/rich-text'
import {Prose} from '~/ui/content/prose'
import {CalloutBlock} from '~/lib/sanity/blocks/callout-block'
import {CodeBlock} from '~/lib/sanity/blocks/code-block'
import {DownloadBlock} from './blocks/download-block'
import {ExerciseBlock} from './blocks/exercise-block'
import {FigureBlock} from './blocks/figure-block'
import {QuotationBlock} from '~/lib/sanity/blocks/quotation-block'
import {TableBlock} from '~/lib/sanity/blocks/table-block'
import {VideoFigure} from '~/lib/video/video-figure'
import {QuizBlock} from './quiz/quiz-block'

const fetchPlayer = () => import('./video/lesson-player')

const types: BlockTypes = {
  figure: ({value}: {value: Block<'figure'>}) => <FigureBlock block={value} />,
  callout: ({value}: {value: Block<'callout'>}) => <CalloutBlock block={value} />,
  code: ({value}: {value: Block<'code'>}) => <CodeBlock block={value} />,
  quotation: ({value}: {value: Block<'quotation'>}) => <QuotationBlock block={value} />,
  table: ({value}: {value: Block<'table'>}) => <TableBlock block={value} />,
  download: ({value}: {value: Block<'download'>}) => <DownloadBlock block={value} />,
  video: ({value}: {value: Block<'video'>}) => <VideoFigure video={value} fetchPlayer={fetchPlayer} />,
  quiz: ({value}: {value: Block<'quiz'>}) => <QuizBlock quiz={value} />,
  exercise: ({value}: {value: Block<'exercise'>}) => <ExerciseBlock block={value} />,
}

interface LessonBodyProps {
  body: Body
  /** in the Studio's preview, the document to which the blocks are linked */
  documentId?: string | undefined
}

/** Renders the blocks of a lesson's body. */
export function LessonBody({body, documentId}: LessonBodyProps) {
  return (
    <Prose className="text-lg" {...(documentId && editable('lessonContent', documentId, 'body'))}>
      <RichText value={body} types={types} />
    </Prose>
  )
}
