import {drawingWhilePeopleTalk} from './draw-it-on-the-whiteboard/drawing-while-people-talk.ts'
import {fiveShapesAndALine} from './draw-it-on-the-whiteboard/five-shapes-and-a-line.ts'
import {letteringForWalls} from './draw-it-on-the-whiteboard/lettering-for-walls.ts'
import {peopleInSixStrokes} from './draw-it-on-the-whiteboard/people-in-six-strokes.ts'
import {processesAndChoices} from './draw-it-on-the-whiteboard/processes-and-choices.ts'
import type {SectionSeed} from './types.ts'

export const drawItOnTheWhiteboardOutline: SectionSeed[] = [
  fiveShapesAndALine,
  peopleInSixStrokes,
  letteringForWalls,
  processesAndChoices,
  drawingWhilePeopleTalk,
]
