import sanitizeHtml from 'sanitize-html'

/** Every property of a style that layouts and letters of mails need, and nothing that leads elsewhere. */
const STYLES =
  `background background-color border border-bottom border-collapse border-color border-left border-radius border-right
  border-spacing border-style border-top border-width color direction display float font font-family font-size font-style
  font-variant font-weight height letter-spacing line-height list-style list-style-type margin margin-bottom margin-left
  margin-right margin-top max-height max-width min-height min-width opacity overflow-wrap padding padding-bottom padding-left
  padding-right padding-top text-align text-decoration text-indent text-transform vertical-align white-space width word-break
  word-spacing`.split(/\s+/)
/** Words, sizes and colours: no other function than one of a colour, so that no value is an address or is run by an old mail program. */
const STYLE_VALUE = /^(?:[\w\s#%.,'"/!+-]|(?:rgb|hsl)a?\([\d\s%.,/]*\))*$/i

/** Elements whose content is not displayed: it is removed with them. */
const WITH_CONTENT =
  `style script title textarea select option noscript iframe object embed applet svg math template xmp noembed
  noframes plaintext audio video canvas head`.split(/\s+/)

const PICTURE_DATA = /^\s*data:image\/(?:png|jpeg|gif|webp);base64,/i

const options: sanitizeHtml.IOptions = {
  allowedTags:
    `a abbr b bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em figcaption figure font
    footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark ol p pre q s samp section small span strike strong sub sup table
    tbody td tfoot th thead tr u ul var wbr`.split(/\s+/),
  nonTextTags: WITH_CONTENT,
  allowedAttributes: {
    '*': `abbr align alt aria-* bgcolor border cellpadding cellspacing cite class color colspan datetime dir face height href hspace
      id lang name role rowspan scope size span src start style target title type valign vspace width`.split(
      /\s+/,
    ),
  },
  allowedStyles: {'*': Object.fromEntries(STYLES.map((property) => [property, [STYLE_VALUE]]))},
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: {img: ['http', 'https', 'cid', 'data']},
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite'],
  transformTags: {
    img: (tagName, {src, ...others}) => ({
      tagName,
      attribs: src === undefined || isOtherData(src) ? others : {src, ...others},
    }),
  },
}

function isOtherData(address: string): boolean {
  return /^\s*data:/i.test(address) && !PICTURE_DATA.test(address)
}

/**
 * Sanitizes the HTML of a newsletter, which staff wrote or pasted, before it is stored and sent: what it keeps stands in lists of
 * elements, attributes and styles, every element ends, and a style sheet, which would reach the rest of the mail, is left out.
 */
export function safeMailHtml(written: string): string {
  return sanitizeHtml(written, options)
}
