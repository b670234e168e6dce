import {useEffect} from 'react'
import {NavigationType, useLocation, useNavigationType} from 'react-router-dom'
import type {Home} from './model'
import {Instructors} from './instructors'
import {Offer} from './offer'
import {Promises} from './promises'
import {SuccessStories} from './success-stories'

/** The sections of the home page below the hero. */
export default function HomeSections({home}: {home: Home}) {
  const {claims} = home
  const {hash} = useLocation()
  const cameBy = useNavigationType()

  // A link to a part of this page arrives before the part does.
  useEffect(() => {
    if (hash !== '' && cameBy !== NavigationType.Pop) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash, cameBy])

  return (
    <>
      <Offer offer={home.offer} />
      <SuccessStories stories={home.stories} figure={claims.careerGrowth} words={claims.careerGrowthText} />
      <Instructors instructors={home.instructors} />
      <Promises claims={claims} />
    </>
  )
}
