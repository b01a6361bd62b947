import { describe, expect, test } from 'bun:test'
import { blocksAsHtml, plainText, summaryOf, textBlocks } from './text-views.ts'

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

  test('has headings, bold words and links where they are written so', () => {
    const html = blocksAsHtml(
      textBlocks(
        '## What you do\n**Payments**, and more: see https://pay.example.com/a?b=1&c=2.\n- a **very [good](https://good.example)** team\n#hashtag, 2 ** 3 ** 4, **',
      ),
    )
    expect(html).toBe(
      '<h3>What you do</h3><p><strong>Payments</strong>, and more: see <a href="https://pay.example.com/a?b=1&amp;c=2" rel="noopener nofollow">https://pay.example.com/a?b=1&amp;c=2</a>.</p>' +
        '<ul><li>a <strong>very </strong><a href="https://good.example/" rel="noopener nofollow"><strong>good</strong></a> team</li></ul><p>#hashtag, 2 ** 3 ** 4, **</p>',
    )
  })

  test.each([
    '[click](javascript:alert(1))',
    '[click](data:text/html,<script>alert(1)</script>)',
    '[click](//evil.example)',
    '[click](https://bank.example@evil.example)',
    'javascript:alert(1)',
    '<a href="https://evil.example" onclick="alert(1)">',
    '**<img src=x onerror=alert(1)>**',
    '[" onmouseover="alert(1)](https://a.example/"onmouseover="alert(1))',
  ])('has no way into the page: %s', (hostile) => {
    const html = blocksAsHtml(textBlocks(hostile))
    expect(html.replaceAll(/<\/?(p|strong)>|<a href="https:[^"<>]*" rel="noopener nofollow">|<\/a>/g, '')).not.toMatch(/[<>"]/)
    expect(html).not.toMatch(/href="(?!https:\/\/)|href="[^"]*@/)
  })

  test('is read in no time, however it is written', () => {
    const started = performance.now()
    for (const sign of ['**a ', '[', '[a](https://', 'https://', '# ', '**'])
      blocksAsHtml(textBlocks(sign.repeat(30_000 / sign.length)))
    expect(performance.now() - started).toBeLessThan(2000)
  })

  test('is without its signs where it is read for its words', () => {
    expect(plainText('# Must-haves\n- **Go** and [SQL](https://sql.example)\n2 ** 3')).toBe('Must-haves\n- Go and SQL\n2 ** 3')
    expect(summaryOf(textBlocks('# Pay\n**Good**'))).toBe('Pay Good')
  })
})
