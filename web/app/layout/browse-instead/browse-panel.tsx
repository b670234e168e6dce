import {Form} from 'react-router-dom'
import {Button} from '~/ui/button'
import {Input} from '~/ui/form/input'
import {Container} from '~/ui/layout/container'
import {FeaturedShelf} from './featured-shelf'

/** A search for courses and some of them. */
export function BrowsePanel() {
  return (
    <Container className="grid gap-10 pb-section">
      <search className="border-t border-border pt-10 noscript:hidden">
        <Form action="/courses" className="flex max-w-narrow flex-wrap gap-3 sm:flex-nowrap">
          <Input
            type="search"
            name="q"
            aria-label="Search courses"
            placeholder="Search courses..."
            maxLength={200}
            enterKeyHint="search"
          />
          <Button type="submit" variant="secondary" className="max-sm:w-full">
            Search
          </Button>
        </Form>
      </search>
      <FeaturedShelf />
    </Container>
  )
}
