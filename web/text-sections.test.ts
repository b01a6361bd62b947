import { expect, test } from 'bun:test'
import { privacyText, termsText } from './content.ts'
import { sectionsOf, textOf } from './text-sections.ts'

test('a text of headings, paragraphs and points comes back as it was written', () => {
  for (const text of [privacyText, termsText]) expect(sectionsOf(textOf(text))).toEqual(text)
})

test('what stands before the first heading, points without a paragraph and HTML are text', () => {
  expect(sectionsOf('Hello\nthere\n\n# One\n- a\n- b\n## Two\n<script>x</script>\n\n#no heading')).toEqual([
    { heading: '', paragraphs: ['Hello there'] },
    { heading: 'One', paragraphs: [], points: ['a', 'b'] },
    { heading: 'Two', paragraphs: ['<script>x</script>', '#no heading'] },
  ])
})

test('nothing is no section', () => {
  expect(sectionsOf(' \n\n ')).toEqual([])
})
