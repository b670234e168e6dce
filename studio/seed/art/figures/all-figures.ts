import {drawItOnTheWhiteboardFigures} from './draw-it-on-the-whiteboard.ts'
import {emailPeopleLookForwardToFigures} from './email-people-look-forward-to.ts'
import {financeForPeopleWhoRunThingsFigures} from './finance-for-people-who-run-things.ts'
import {presentationsThatHoldTheRoomFigures} from './presentations-that-hold-the-room.ts'

/** The drawings of lessons and of their videos, by name. */
const figures: Record<string, () => string> = {
  ...drawItOnTheWhiteboardFigures,
  ...emailPeopleLookForwardToFigures,
  ...financeForPeopleWhoRunThingsFigures,
  ...presentationsThatHoldTheRoomFigures,
}

/**
 * Draws a figure, 1600 × 900.
 * @throws when there is none of that name
 */
export function figure(name: string): string {
  const draw = figures[name]
  if (!draw) throw new Error(`There is no figure ${name}`)
  return draw()
}
