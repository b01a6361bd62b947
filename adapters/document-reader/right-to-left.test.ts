import { describe, expect, test } from 'bun:test'
import { readDocument } from './read-document.ts'
import { browserPath, printed } from './test-browser.ts'

/** A browser draws in another font, without a word, where one is missing. */
const isInstalled = (font: string) => Bun.spawnSync(['fc-list', font]).stdout.length > 0

const hebrew = {
  words: [
    'ניהול',
    'פיתוח',
    'תוכנה',
    'מהנדסת',
    'צוות',
    'לקוחות',
    'מערכות',
    'אבטחת',
    'מידע',
    'ירושלים',
    'אוניברסיטת',
    'חיפה',
    'שירות',
    'ייעוץ',
  ],
  joined: 'ב-',
  quoted: 'מנכ"ל',
  money: '₪',
}
const arabic = {
  words: [
    'مهندس',
    'برمجيات',
    'إدارة',
    'المشاريع',
    'تطوير',
    'العملاء',
    'الجامعة',
    'الأردنية',
    'لغات',
    'خبرة',
    'تحليل',
    'البيانات',
    'الرياض',
    'والإشراف',
  ],
  joined: 'لدى ',
  quoted: 'قسم',
  money: '$',
}

/** Lines as resumes have them, from words of one language: names, numbers, dates, addresses and brackets among them. */
const linesIn = ({ words, joined, quoted, money }: typeof hebrew, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const word = (step: number) => words[(index * 5 + step * 3 + Math.floor(index / words.length)) % words.length]!
    const [a, b, c, d] = [word(0), word(1), word(2), word(3)]
    const year = 1998 + (index % 25)
    const number = 100 + index
    const patterns = [
      `${a} ${b} ${c} ${d}`,
      `${a} ${b}, ${c} (${d})`,
      `${a} ${joined}Acme ${b} ${number}`,
      `${year} – ${year + 3} | ${a} ${b}`,
      `${a}: jane.doe${index}@mail.example`,
      `${a}: 050-${number}-4567`,
      `${a} Python, SQL, React Native ${b}`,
      `${a} ${b} Node.js 18 / TypeScript`,
      `${a} ${number % 100}% ${b} 3.5 ${c}`,
      `${a} "${b} ${c}" ${d}`,
      `${quoted} ${a} B.Sc. ${b}`,
      `${a}, ${String((index % 12) + 1).padStart(2, '0')}/${year} ${b}`,
      `${a} (Java) ${b} [${c}]`,
      `${a} https://example.com/cv${index} ${b}`,
      `${money}12,${number} ${a}; ${b}`,
      `C++ ${a} ${b}.`,
    ]
    return patterns[index % patterns.length]!
  })

const page = (lines: string[], font: string, style = '') =>
  `<body dir="rtl" style="font: ${style} 12px '${font}', 'Noto Sans Arabic', 'Noto Sans Hebrew', 'DejaVu Sans'">${lines.map((line) => `<p style="margin: 6px; white-space: nowrap">${line}</p>`).join('')}`

describe.skipIf(!browserPath)('text that is read from right to left (with a browser, skipped without one)', () => {
  test.each([
    ['Hebrew', hebrew, 'Liberation Sans'],
    ['Arabic', arabic, 'Noto Naskh Arabic'],
  ])(
    '%s comes out as it was written, line by line',
    async (_language, language, font) => {
      const lines = linesIn(language, 128)
      const { text } = await readDocument(await printed(page(lines, font)), { recognise: false })
      const read = text.split(/[\n\f]+/).filter(Boolean)
      expect(read.filter((line) => !lines.includes(line))).toEqual([])
      expect(read).toEqual(lines)
    },
    90_000,
  )

  test.each([
    ['Hebrew', hebrew, 'Noto Sans Hebrew'],
    ['Arabic', arabic, 'Noto Sans Arabic'],
  ])(
    '%s that leans, in a font without italics, keeps its spaces',
    async (_language, { words }, font) => {
      const lines = words.map(
        (word, index) => `${word} ${words[(index + 1) % words.length]} ${words[(index + 4) % words.length]}`,
      )
      const { text } = await readDocument(await printed(page(lines, font, 'italic')), { recognise: false })
      expect(text.split(/[\n\f]+/).filter(Boolean)).toEqual(lines)
    },
    90_000,
  )

  test('signs above letters stay in their word', async () => {
    const common = ['صياغة 36 عقدًا سنويًا', 'إقرارًا ضريبيًا', 'شخصًا في عمّان', 'موردًا جدًا']
    const cases: [string, string[]][] = [
      ['Noto Sans Arabic', [...common, 'مُدرِّس']],
      ['DejaVu Sans', common],
    ]
    const installed = cases.filter(([font]) => isInstalled(font))
    expect(installed.length).toBeGreaterThan(0)
    for (const [font, lines] of installed) {
      const { text } = await readDocument(await printed(page(lines, font)), { recognise: false })
      expect(text.split(/[\n\f]+/).filter(Boolean)).toEqual(lines.map((line) => line.normalize('NFC')))
    }
  }, 90_000)

  test('words among it have their own place on the page', async () => {
    const { text, lines } = await readDocument(await printed(page(['שלום Python עולם'], 'Liberation Sans')), { recognise: false })
    const [line] = lines
    const placeOf = (word: string) => {
      const at = line!.words!.findIndex((start, index) => index % 3 === 0 && start === text.indexOf(word) - line!.start)
      return line!.words!.slice(at + 1, at + 3)
    }
    const [first, second, third] = ['שלום', 'Python', 'עולם'].map(placeOf)
    expect(first![0]).toBeGreaterThan(second![0]! + second![1]!)
    expect(second![0]).toBeGreaterThan(third![0]! + third![1]!)
  }, 90_000)

  test('the right column is read first', async () => {
    const column = (word: string, more: string) =>
      Array.from({ length: 14 }, (_, index) => `<div>${word} ${index} ${more}</div>`).join('')
    const right = column('ימין', 'מערכות')
    const left = column('שמאל', 'מערכות מידע ותוכנה לארגונים גדולים ובינוניים בארץ ובעולם')
    const html = `<body dir="rtl" style="display: grid; grid-template-columns: 1fr 3fr; gap: 60px; font: 12px 'Liberation Sans'"><div>${right}</div><div style="padding-top: 8px">${left}</div>`
    const { text } = await readDocument(await printed(html), { recognise: false })
    expect(text.lastIndexOf('ימין')).toBeLessThan(text.indexOf('שמאל'))
  }, 90_000)

  test('in a line of English stays where it stands', async () => {
    const html =
      '<body style="font: 12px \'Liberation Sans\'"><p>Jane Doe (שלום עולם), Haifa, speaks עברית and English since 2019</p>'
    const { text } = await readDocument(await printed(html), { recognise: false })
    expect(text.trim()).toBe('Jane Doe (שלום עולם), Haifa, speaks עברית and English since 2019')
  }, 90_000)
})
