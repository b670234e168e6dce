import {compile} from 'html-to-text'

const convert = compile({
  wordwrap: false,
  selectors: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: {uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1},
    })),
    {selector: 'a', options: {hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')']}},
    {selector: 'ul', options: {itemPrefix: '- '}},
    {selector: 'tr', format: 'block', options: {leadingLineBreaks: 1, trailingLineBreaks: 1}},
    ...['td', 'th'].map((selector) => ({selector, format: 'inlineSurround', options: {suffix: ' '}})),
    // Of a picture its alternative text is left.
    {selector: 'img', options: {linkBrackets: false, pathRewrite: () => ''}},
    ...['style', 'script', 'head'].map((selector) => ({selector, format: 'skip'})),
  ],
})

/** Converts HTML to plain text: blocks on lines of their own, links with their address, list items with a dash. */
export function textFromHtml(html: string): string {
  return convert(html).replaceAll(/ +$/gm, '').trimEnd()
}
