import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {WrittenReason} from './written-reason'

test('a reason is shown as it was written', () => {
  expect(renderToStaticMarkup(<WrittenReason text="Too long." />)).toMatch(/^<p [^>]*>Too long\.<\/p>$/)
})

test('of a long reason the beginning is shown, and all of it once it is opened', () => {
  const text = `${'Too long. '.repeat(60)}The end.`
  const shown = renderToStaticMarkup(<WrittenReason text={text} />)
  expect(shown).toContain('<details')
  expect(/<summary.*<\/summary>/.exec(shown)?.[0]).toMatch(/Too long\.…<\/span>/)
  expect(/<summary.*<\/summary>/.exec(shown)?.[0]).not.toContain('The end.')
  expect(shown.split(text)).toHaveLength(2)
})
