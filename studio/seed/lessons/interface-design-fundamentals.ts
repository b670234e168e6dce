import {color} from './interface-design-fundamentals/color.ts'
import {forms} from './interface-design-fundamentals/forms.ts'
import {learningToSee} from './interface-design-fundamentals/learning-to-see.ts'
import {space} from './interface-design-fundamentals/space.ts'
import {typeSection} from './interface-design-fundamentals/type.ts'
import type {SectionSeed} from './types.ts'

export const interfaceDesignFundamentalsOutline: SectionSeed[] = [
  learningToSee,
  typeSection,
  space,
  color,
  forms,
]
