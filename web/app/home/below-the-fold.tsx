import type {Home} from '~/content/home'
import {Instructors} from './instructors'
import {Offer} from './offer'
import {Promises} from './promises'
import {SuccessStories} from './success-stories'

/** The home page under its shop window. */
export default function BelowTheFold({home}: {home: Home}) {
  const {claims} = home
  return (
    <>
      <Offer offer={home.offer} />
      <SuccessStories stories={home.stories} figure={claims.careerGrowth} words={claims.careerGrowthText} />
      <Instructors instructors={home.instructors} />
      <Promises claims={claims} />
    </>
  )
}
