import type {ContentPage, PageSection} from '../content-page'
import {ContentsSection} from './contents-section'
import {fieldMark} from './field-mark'
import {PeopleStrip} from './people-strip'
import {PointsSection} from './points-section'
import {StatementSection} from './statement-section'
import {TextSection} from './text-section'
import {Picture} from '~/lib/sanity/picture'
import {ButtonLink} from '~/ui/button'
import {classNames} from '~/ui/class-names'
import {Container} from '~/ui/layout/container'

/** The sections of a content page. */
export function PageSections({page: {id, sections}}: {page: ContentPage}) {
  return sections.map((section, index) => (
    <SectionView
      key={section.key}
      section={section}
      pageId={id}
      first={index === 0}
      roomBelow={hasBackground(sections[index + 1])}
    />
  ))
}

/** Whether a section has its own background, or the page ends: then the section before it needs space below. */
function hasBackground(section: PageSection | undefined): boolean {
  return !section || section.kind === 'statement' || (section.kind === 'points' && section.numbered)
}

interface SectionViewProps {
  section: PageSection
  pageId: string
  /** directly under the page's header, which already has space below it */
  first: boolean
  roomBelow: boolean
}

function SectionView({section, pageId, first, roomBelow}: SectionViewProps) {
  const mark = fieldMark(pageId, section.key)
  const room = classNames(!first && 'pt-section', roomBelow && 'pb-section')
  switch (section.kind) {
    case 'text':
      return (
        <Container className={room}>
          <TextSection section={section} mark={mark} />
        </Container>
      )
    case 'contents':
      return (
        <Container className={room}>
          <ContentsSection section={section} mark={mark} />
        </Container>
      )
    case 'picture':
      return (
        <Container className={room}>
          <figure className="grid gap-3" {...mark('image')}>
            <Picture
              image={section.image}
              aspect="wide"
              sizes="(width >= 80rem) 1200px, 92vw"
              first={first}
            />
            {section.caption !== '' && (
              <figcaption className="font-display text-sm text-ink-soft">{section.caption}</figcaption>
            )}
          </figure>
        </Container>
      )
    case 'statement':
      return <StatementSection section={section} mark={mark} />
    case 'points':
      return <PointsSection section={section} mark={mark} roomBelow={roomBelow} />
    case 'people':
      return (
        <Container className={room}>
          <PeopleStrip people={section.people} />
        </Container>
      )
    case 'buttons':
      return (
        <Container className={classNames('flex flex-wrap gap-3', room)}>
          {section.buttons.map(({key, label, href}, index) => (
            <ButtonLink key={key} to={href} size="lg" variant={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
        </Container>
      )
  }
}
