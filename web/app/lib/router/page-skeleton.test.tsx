import {renderToString} from 'react-dom/server'
import {expect, test} from 'vitest'
import PageSkeleton from './page-skeleton'

test.for([
  ['/course/course-seo-that-lasts', 'Loading course'],
  ['/bundles/a-bundle', 'Loading bundle'],
  ['/instructor/instructor-daniel-reyes', 'Loading instructor'],
  ['/blog/article-show-the-work', 'Loading post or post not found...'],
] as const)(
  'while %s is fetched, “%s” stands in for it',
  {tags: ['S2.06.01', 'S2.12.21', 'S4.15.01']},
  ([pathname, words]) => {
    expect(renderToString(<PageSkeleton pathname={pathname} />)).toContain(`>${words}<`)
  },
)
