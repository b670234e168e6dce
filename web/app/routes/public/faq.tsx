import {useRef} from 'react'
import {loadFaq} from '~/features/pages/load-pages'
import {editable} from '~/lib/sanity/preview'
import {staleWhileRevalidate} from '~/lib/router/stale-while-revalidate'
import {RichText} from '~/lib/sanity/rich-text'
import {plainText} from '~/lib/sanity/plain-text'
import {MoreHelp} from '~/features/pages/more-help'
import {useOpenQuestion} from '~/features/pages/use-open-question'
import {breadcrumbJsonLd, pageMeta} from '~/lib/router/page-meta'
import {Accordion} from '~/ui/content/accordion'
import {Container} from '~/ui/layout/container'
import {EmptyState} from '~/ui/feedback/empty-state'
import {PageHeader} from '~/ui/layout/page-header'
import {Prose} from '~/ui/content/prose'
import type {Route} from './+types/faq'

export const loader = () => loadFaq()
export const clientLoader = staleWhileRevalidate(
  () => import('~/features/pages/load-pages'),
  ({loadFaq}, {signal}) => loadFaq(signal),
)

export const meta: Route.MetaFunction = ({loaderData: page}) =>
  pageMeta({
    title: page?.title ?? 'FAQ',
    description: page?.lead,
    ...page?.seo,
    path: '/faq',
    jsonLd: [
      {
        '@type': 'FAQPage',
        mainEntity: (page?.questions ?? []).map(({question, answer}) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: {'@type': 'Answer', text: plainText(answer)},
        })),
      },
      breadcrumbJsonLd([
        {label: 'Home', path: '/'},
        {label: 'FAQ', path: '/faq'},
      ]),
    ],
  })

/** Frequently asked questions; one answer is open at a time. */
export default function Faq({loaderData: page}: Route.ComponentProps) {
  const list = useRef<HTMLDivElement>(null)
  useOpenQuestion(list)
  return (
    <>
      <PageHeader
        title={<span {...field('title')}>{page.title}</span>}
        lead={page.lead !== '' && <span {...field('lead')}>{page.lead}</span>}
        crumbs={[{label: 'Home', to: '/'}, {label: 'FAQ'}]}
      />
      <Container className="grid gap-x-20 gap-y-16 pb-section lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
        <div ref={list}>
          {page.questions.length > 0 ? (
            <Accordion
              items={page.questions.map(({key, anchor, question, topic, answer}) => ({
                id: anchor,
                title: (
                  <span className="grid flex-1 gap-x-8 gap-y-1 sm:grid-cols-[8rem_1fr] sm:items-baseline">
                    <span className="text-sm font-normal text-ink-faint">{topic}</span>
                    <h2
                      className="text-lg leading-snug font-semibold tracking-tight lg:text-xl"
                      {...field(`questions[_key=="${key}"].question`)}
                    >
                      {question}
                    </h2>
                  </span>
                ),
                content: (
                  <div
                    className="sm:pl-40 xl:ml-40 xl:w-full xl:pl-0"
                    {...field(`questions[_key=="${key}"].answer`)}
                  >
                    <Prose>
                      <RichText value={answer} />
                    </Prose>
                  </div>
                ),
              }))}
            />
          ) : (
            <EmptyState title="No questions yet">Write to us, and yours may be the first.</EmptyState>
          )}
        </div>
        <MoreHelp className="self-start lg:sticky lg:top-28" />
      </Container>
    </>
  )
}

function field(path: string) {
  return editable('faqPage', 'faqPage', path)
}
