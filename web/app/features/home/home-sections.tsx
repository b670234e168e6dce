import type {Home} from './model'
import {Instructors} from './instructors'
import {Offer} from './offer'
import {Promises} from './promises'
import {SuccessStories} from './success-stories'

/** The sections of the home page below the hero. */
export function HomeSections({home}: {home: Home}) {
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
