import {Form} from 'react-router-dom'
import {useDeferredModule} from '~/lib/router/use-deferred-module'
import {Button} from '~/ui/button'
import {Input} from '~/ui/form/input'
import {Container} from '~/ui/layout/container'

const fetchShelf = () => import('./featured-shelf')

/** A search for courses and some of them, below a screen that has nothing else to show. */
export function BrowseInstead() {
  const shelf = useDeferredModule(fetchShelf)
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
      {shelf && <shelf.FeaturedShelf />}
    </Container>
  )
}
