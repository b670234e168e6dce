import type {PageSeed} from '../types.ts'
import {about} from './about.ts'
import {faq} from './faq.ts'
import {help} from './help.ts'
import {privacy} from './privacy.ts'
import {terms} from './terms.ts'

export const pages: PageSeed[] = [about, faq, help, privacy, terms]
