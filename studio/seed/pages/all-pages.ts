import type {PageSeed} from '../types.ts'
import {about} from './about.ts'
import {privacy} from './privacy.ts'
import {terms} from './terms.ts'

export const pages: PageSeed[] = [about, privacy, terms]
