import type {CourseSeed} from '../types.ts'
import {brandStrategy} from './brand-strategy.ts'
import {dataAnalysisYouCanDefend} from './data-analysis-you-can-defend.ts'
import {dataAnalystProgram} from './data-analyst-program.ts'
import {drawItOnTheWhiteboard} from './draw-it-on-the-whiteboard.ts'
import {emailPeopleLookForwardTo} from './email-people-look-forward-to.ts'
import {financeForPeopleWhoRunThings} from './finance-for-people-who-run-things.ts'
import {interfaceDesignFundamentals} from './interface-design-fundamentals.ts'
import {marketingLeadershipProgram} from './marketing-leadership-program.ts'
import {marketingMeasurement} from './marketing-measurement.ts'
import {presentationsThatHoldTheRoom} from './presentations-that-hold-the-room.ts'
import {productDesignProgram} from './product-design-program.ts'
import {productPhotography} from './product-photography.ts'
import {pythonForEverydayWork} from './python-for-everyday-work.ts'
import {seoThatLasts} from './seo-that-lasts.ts'
import {soundForPodcastsAndVideo} from './sound-for-podcasts-and-video.ts'

/** All courses by number: the catalogue's twelve, then the three of the offer. */
export const courses: CourseSeed[] = [
  brandStrategy,
  seoThatLasts,
  pythonForEverydayWork,
  dataAnalysisYouCanDefend,
  interfaceDesignFundamentals,
  emailPeopleLookForwardTo,
  productPhotography,
  financeForPeopleWhoRunThings,
  presentationsThatHoldTheRoom,
  marketingMeasurement,
  soundForPodcastsAndVideo,
  drawItOnTheWhiteboard,
  marketingLeadershipProgram,
  dataAnalystProgram,
  productDesignProgram,
]
