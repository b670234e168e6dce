/**
 * Whether a font for European languages has all letters of a text: those of the Latin, Greek and Cyrillic scripts. Files and
 * pictures are set in such fonts; where they have not, there is no browser that would take another.
 */
export function isInEuropeanScripts(text: string): boolean {
  return /^(?:(?!\p{Extended_Pictographic})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}])*$/u.test(
    text.replaceAll(/[©®™]/g, ''),
  )
}
