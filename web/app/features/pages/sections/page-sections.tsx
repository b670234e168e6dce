import type {ContentPage, PageSection} from '../content-page'
import {ContentsSection} from './contents-section'
import {fieldMark} from './field-mark'
import {PeopleStrip} from './people-strip'
import {PointsSection} from './points-section'
import {StatementSection} from './statement-section'
import {TextSection} from './text-section'
import {Picture} from '~/lib/sanity/picture'
import {ButtonLink} from '~/ui/button'
import {Container} from '~/ui/layout/container'

/** What stands on a page that editors write, from top to bottom. */
export function PageSections({page}: {page: ContentPage}) {
  return page.sections.map((section, index) => (
    <SectionView key={section.key} section={section} pageId={page.id} first={index === 0} />
  ))
}

/** `first`: under the page's header, which has room of its own below it. */
function SectionView({section, pageId, first}: {section: PageSection; pageId: string; first: boolean}) {
  const mark = fieldMark(pageId, section.key)
  const room = first ? 'pb-section' : 'py-section'
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
        <Container className={first ? '' : 'pt-section'}>
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
      return <PointsSection section={section} mark={mark} />
    case 'people':
      return (
        <Container className={first ? '' : 'pt-section'}>
          <PeopleStrip people={section.people} />
        </Container>
      )
    case 'buttons':
      return (
        <Container className={`flex flex-wrap gap-3 ${room}`}>
          {section.buttons.map(({key, label, href}, index) => (
            <ButtonLink key={key} to={href} size="lg" variant={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
        </Container>
      )
  }
}
