import { describe, expect, test } from 'bun:test'
import { blocksAsHtml, summaryOf, textBlocks } from './text-views.ts'

describe('a typed text', () => {
  test('has paragraphs between empty lines, and keeps the lines of each', () => {
    expect(textBlocks('One\r\nmore\n\n \nTwo')).toEqual([
      { kind: 'paragraph', lines: ['One', 'more'] },
      { kind: 'paragraph', lines: ['Two'] },
    ])
  })

  test('has lists where lines begin with a dash, a dot or a number', () => {
    expect(textBlocks('You:\n- know Go\n\n* and SQL\n• and more\nWe:\n3. pay\n4) well')).toEqual([
      { kind: 'paragraph', lines: ['You:'] },
      { kind: 'list', items: ['know Go', 'and SQL', 'and more'] },
      { kind: 'paragraph', lines: ['We:'] },
      { kind: 'numbers', items: ['pay', 'well'], start: 3 },
    ])
    expect(textBlocks('-5 degrees\n1.5 years\n--')).toEqual([{ kind: 'paragraph', lines: ['-5 degrees', '1.5 years', '--'] }])
  })

  test('is text in HTML, too', () => {
    const html = blocksAsHtml(textBlocks('a <b> & "c"\nd\n- </li><script>\n2. two'))
    expect(html).toBe(
      '<p>a &lt;b&gt; &amp; &quot;c&quot;<br>d</p><ul><li>&lt;/li&gt;&lt;script&gt;</li></ul><ol start="2"><li>two</li></ol>',
    )
  })

  test('is summed up in one line that ends between words', () => {
    expect(summaryOf(textBlocks('Short.\n- and sweet'))).toBe('Short. and sweet')
    const long = summaryOf(textBlocks('word, '.repeat(100)))
    expect(long).toEndWith('word…')
    expect(long.length).toBeLessThanOrEqual(161)
    expect(summaryOf(textBlocks('x'.repeat(500)))).toHaveLength(161)
    expect(summaryOf([])).toBe('')
  })
})
