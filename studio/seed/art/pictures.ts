import {figureFile} from '../lesson-blocks.ts'
import {figureNames} from '../lessons/all-lessons.ts'
import {article, articleSlugs} from './articles/articles.ts'
import {bandSlugs, instructorBand} from './bands/bands.ts'
import {bundleCover, bundleCoverSlugs, cover, coverSlugs} from './covers/covers.ts'
import {figure} from './figures/all-figures.ts'
import {portrait} from './portraits/portrait.ts'
import {instructors, people} from './portraits/sitters.ts'

/** A picture of the seed: its file in `studio/seed/images`, its size in pixels, and how to draw it. */
export type Picture = {file: string; width: number; height: number; svg: () => string}

export const pictures: readonly Picture[] = [
  ...coverSlugs.map((slug) => ({
    file: `course-${slug}.webp`,
    width: 1600,
    height: 900,
    svg: () => cover(slug),
  })),
  ...bundleCoverSlugs.map((slug) => ({
    file: `bundle-${slug}.webp`,
    width: 1600,
    height: 900,
    svg: () => bundleCover(slug),
  })),
  ...instructors.map((sitter) => ({
    file: `instructor-${sitter.slug}.webp`,
    width: 800,
    height: 800,
    svg: () => portrait(sitter),
  })),
  ...bandSlugs.map((slug) => ({
    file: `instructor-${slug}-cover.webp`,
    width: 1600,
    height: 600,
    svg: () => instructorBand(slug),
  })),
  ...articleSlugs.map((slug) => ({
    file: `article-${slug}.webp`,
    width: 1600,
    height: 900,
    svg: () => article(slug),
  })),
  ...figureNames.map((name) => ({
    file: `${figureFile(name)}.webp`,
    width: 1600,
    height: 900,
    svg: () => figure(name),
  })),
  ...people.map((sitter) => ({
    file: `person-${sitter.slug}.webp`,
    width: 400,
    height: 400,
    svg: () => portrait(sitter),
  })),
]
