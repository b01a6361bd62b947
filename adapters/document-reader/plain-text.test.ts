import { describe, expect, test } from 'bun:test'
import { readDocument } from './read-document.ts'

const read = (bytes: Uint8Array) => readDocument(bytes, { allowText: true })
const textOf = async (bytes: Uint8Array) => (await read(bytes)).text
const refusal = (bytes: Uint8Array) => read(bytes).catch(({ code }) => code)

/** The bytes of a text in a code page of one byte a sign. */
const encoded = (text: string, codePage: string) => {
  const bytes = new Map<string, number>()
  const decoder = new TextDecoder(codePage)
  for (let byte = 255; byte >= 0; byte--) bytes.set(decoder.decode(Uint8Array.of(byte)), byte)
  return Uint8Array.from(text, (sign) => bytes.get(sign) ?? expect.unreachable(`${sign} is not in ${codePage}`))
}

const french = `Élodie Lefèvre\nIngénieure logiciel – “Développement d’applications”\n• Équipe de 8 personnes, 45 000 € d’économies…\n`
const english = `Jane Doe\nÂ“Smart” quotes aren’t rare – they’re everywhere\n`.replace('Â', '')
const german = 'Jürgen Groß\nGeschäftsführer für Qualität, Köln\nÜber fünf Jahre Führung größerer Teams\n'
const name = 'José Muñoz\nSenior engineer with ten years of work in Go and Rust\n'
const danish = 'Søren Ærø\nUdvikler på Ågade, København\nArbejdede med læring og større løsninger\n'
const polish =
  'Łukasz Wiśniewski\nDoświadczenie zawodowe\nInżynier oprogramowania, Kraków, 2019 – 2023\nZarządzanie zespołem i wdrożenia “na czas”\n'
const polishNames = 'Małgorzata Wójcik\nSoftware engineer, Łódź\nLed a team of six in Poznań and Wrocław\n'
const czech = 'Jiří Dvořák\nVedoucí výroby, Plzeň\nŘízení výrobních týmů, snížení nákladů a zavedení nových postupů\n'
const hungarian =
  'Szőke Béla\nFejlesztőmérnök, Győr\nÖt év gyakorlat, felelős a fejlesztésért és az ügyfelekért, műszaki vezető\n'
const russian =
  'Иванов Сергей Петрович\nОПЫТ РАБОТЫ\nСтарший инженер-программист, «Рога и копыта», 2015 – 2020\nРазработка серверных приложений на Go\n'
const ukrainian = 'Олена Шевченко\nДосвід роботи\nІнженерка з якості, Київ, 2018 – 2022\nТестування застосунків її відділу\n'
const turkish = 'Ayşe Yılmaz\nYazılım mühendisi, İstanbul\nKıdemli geliştirici olarak çalıştı, ekip yönetti, güvenlik sağladı\n'

describe('plain text that is no UTF-8', () => {
  test.each([
    ['English with curly quotes', english, 'windows-1252'],
    ['French', french, 'windows-1252'],
    ['German', german, 'windows-1252'],
    ['a Spanish name in English', name, 'windows-1252'],
    ['Danish', danish, 'windows-1252'],
    ['Polish', polish, 'windows-1250'],
    ['Polish names in English', polishNames, 'windows-1250'],
    ['Polish of other systems', polish.replaceAll(/[“”–]/g, '-'), 'iso-8859-2'],
    ['Czech', czech, 'windows-1250'],
    ['Hungarian', hungarian, 'windows-1250'],
    ['Russian', russian, 'windows-1251'],
    ['Ukrainian', ukrainian, 'windows-1251'],
    ['Russian of other systems', russian.replaceAll(/[«»–]/g, '-'), 'koi8-r'],
    ['Turkish', turkish, 'windows-1254'],
    ['French of an old Macintosh', french, 'macintosh'],
  ])('is read as what it most likely is: %s', async (_, text, codePage) => {
    expect(await textOf(encoded(text, codePage))).toBe(text)
  })

  test('is that of the West where little speaks for anything', async () => {
    for (const text of ['Café Zürich\n', 'Résumé of Renée O’Brien\n', '£40 – €50\n', 'Ærø\n', 'Søren\n'])
      expect(await textOf(encoded(text, 'windows-1252'))).toBe(text)
  })

  test('is UTF-16 if it says so', async () => {
    for (const [mark, isLittle] of [
      [[0xff, 0xfe], true],
      [[0xfe, 0xff], false],
    ] as const) {
      const bytes = new Uint8Array(2 + 2 * polish.length)
      bytes.set(mark)
      const view = new DataView(bytes.buffer)
      for (let at = 0; at < polish.length; at++) view.setUint16(2 + 2 * at, polish.charCodeAt(at), isLittle)
      expect(await textOf(bytes)).toBe(polish)
    }
  })

  test('is no text with control characters in it', async () => {
    expect(await refusal(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 65))).toBe('WRONG_TYPE')
    expect(await refusal(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 65))).toBe('WRONG_TYPE')
  })
})

describe('lines and pages of plain text', () => {
  const utf8 = (text: string) => new TextEncoder().encode(text)

  test('end as on any system', async () => {
    for (const end of ['\n', '\r\n', '\r', '\u2028'])
      expect(await textOf(utf8(['Jane Doe', 'Engineer', '', 'Skills', 'Go'].join(end)))).toBe(
        'Jane Doe\nEngineer\n\nSkills\nGo\n',
      )
    expect(await textOf(utf8('Jane Doe\r\n\u001a'))).toBe('Jane Doe\n')
  })

  test('are set apart by form feeds, wherever those stand', async () => {
    for (const text of ['Jane Doe\n\fSkills\nGo\n\f', 'Jane Doe\fSkills\r\nGo\r\n', '\fJane Doe\n\n\f\nSkills\nGo']) {
      const document = await read(utf8(text))
      expect(document.text).toBe('Jane Doe\n\fSkills\nGo\n')
      expect(document.pageCount).toBe(2)
      expect(document.lines.map(({ page }) => page)).toEqual([1, 2, 2])
    }
  })
})

describe('Markdown', () => {
  const utf8 = (text: string) => new TextEncoder().encode(text)

  test('is read as a person sees it', async () => {
    const { text, lines } = await read(
      utf8(
        '# Oliver Grant\r\n**Email:** <oliver@example.com> | [LinkedIn](https://example.com/in/oliver)\r\n\r\n---\r\n## Work\r\n### Data Analyst — *Thames Retail*\r\n*May 2020 – Present*\r\n- Built `dbt` models in snake_case\r\n\r\n| Skill | Years |\r\n|---|---|\r\n| SQL | 5 |\r\n\r\n`Go` `Rust`\r\n',
      ),
    )
    expect(text).toBe(
      'Oliver Grant\nEmail: oliver@example.com | LinkedIn\n\nWork\n\nData Analyst — Thames Retail\nMay 2020 – Present\n- Built dbt models in snake_case\n\nSkill   Years\nSQL   5\n\nGo, Rust\n',
    )
    expect(lines.filter(({ bold }) => bold).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Oliver Grant',
      'Work',
      'Data Analyst — Thames Retail',
    ])
    expect(lines[1]!.boldParts).toEqual([{ start: 13, end: 19 }])
  })

  test('is not what any other text with such signs is', async () => {
    for (const text of ['Jane Doe\nC# and F#\n# 5 of 10\n', 'Jane *Doe*\n**Skills**\nGo\n'])
      expect(await textOf(utf8(text))).toBe(text)
  })
})
