import type {ArticleSeed} from '../types.ts'
import {closeTheBook} from './close-the-book.ts'
import {halfAnHourADay} from './half-an-hour-a-day.ts'
import {sevenQuestionsBeforeYouBuy} from './seven-questions-before-you-buy.ts'
import {showTheWork} from './show-the-work.ts'
import {theLanguageOfYourJob} from './the-language-of-your-job.ts'
import {watchLessDoMore} from './watch-less-do-more.ts'

/** By number. */
export const articles: ArticleSeed[] = [
  closeTheBook,
  halfAnHourADay,
  watchLessDoMore,
  showTheWork,
  sevenQuestionsBeforeYouBuy,
  theLanguageOfYourJob,
]
