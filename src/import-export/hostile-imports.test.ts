import { expect, test } from 'bun:test'
import { DomainError } from '#src/shared/domain-error.ts'
import { fields } from './constants.ts'
import { readImport } from './reading/read-import.ts'
import { aWorkspace } from './test-exchange.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const plainly = { mapping: null, job: null }
const tools = { write: () => 'text', hash: () => 'hash' }
const read = (name: string, content: string | Uint8Array) =>
  readImport([{ filename: name, bytes: typeof content === 'string' ? bytes(content) : content }], plainly, tools)

const refusal = (name: string, content: string | Uint8Array) => {
  // Processor time: others may keep the machine busy meanwhile.
  const before = process.cpuUsage()
  const spent = () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  try {
    read(name, content)
    return ['taken', spent()] as const
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return [error.message, spent()] as const
  }
}

test('bombs are answered soon, with a sentence', () => {
  const million = 1_000_000
  const row = `"TypeScript, SQL, ${'word '.repeat(50)}","${'note '.repeat(400)}"`
  const names = Array.from({ length: 10_000 }, (_, at) => `Ada ${at},ada${at}@example.com,${row}`)
  const [taken, usual] = refusal('honest.csv', `Name,Email,Skills,Notes\n${names.join('\n')}`)
  expect(taken).toBe('taken')
  const bombs: [string, string | Uint8Array, RegExp][] = [
    ['columns.csv', `Name${','.repeat(million)}\nAda`, /more than 500 columns/],
    ['cells.csv', `Name\n${'"",'.repeat(million)}`, /more than 500 columns/],
    ['line.csv', `Name\n${'a'.repeat(25 * million)}`, /taken/],
    ['quotes.csv', `Name\n"${'""'.repeat(12 * million)}`, /never closed/],
    ['open.csv', `Name\n"${'a,\n'.repeat(8 * million)}`, /never closed/],
    ['rows.csv', `Name\n${'a\n'.repeat(12 * million)}`, /more than 10,000 rows/],
    ['empty.csv', '\n'.repeat(25 * million), /rows of this file are empty/],
    ['deep.json', '['.repeat(million), /not valid JSON/],
    ['nested.json', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, /taken|not valid JSON/],
    ['many.json', `[${'{},'.repeat(2 * million)}{}]`, /more than 10,000 entries/],
    ['binary.csv', new Uint8Array(million), /not text/],
    ['commas.csv', `Name\tSkills\tLinks\nAda\t${','.repeat(50_000)}\t${','.repeat(50_000)}`, /taken/],
  ]
  for (const [name, content, sentence] of bombs) {
    const [said, ms] = refusal(name, content)
    expect(`${name}: ${said}`).toMatch(sentence)
    // What a machine takes for them is seen beside what it takes for the largest table that anybody may bring.
    expect(ms / usual).toBeLessThan(3)
  }
}, 30_000)

test('a cell or a field that is far too long refuses its row and no other', () => {
  const { rows } = read('a.csv', `Name,Notes\n${'a'.repeat(301)},\nAda,${'b'.repeat(50_001)}\nBob,fine`)
  expect(rows.map(({ state, reason }) => [state, reason])).toEqual([
    ['refused', 'Row 2: the text in “Name” is too long: 301 characters, at most 300'],
    ['refused', 'Row 3: the text in “Notes” is too long: 50,001 characters, at most 50,000'],
    ['new', ''],
  ])
})

test('commas part skills and links, but not within brackets', () => {
  const { rows } = readImport(
    [
      {
        filename: 'a.csv',
        bytes: bytes('Name,Skills,Links\nAda,"SQL (Oracle, Postgres), Go,, R","https://a.example, https://b.example"'),
      },
    ],
    plainly,
    { write: ({ skills, links }) => [...skills, ...links].join(' / '), hash: String },
  )
  expect(rows[0]!.text).toBe('SQL (Oracle, Postgres) / Go / R / https://a.example / https://b.example')
})

test('tables of all usual kinds are read the same', () => {
  const table = 'Full name;Email;Skills\r\nZoë Ångström;zoe@example.com;"Go; ""Rust"""\r\n'
  const utf16 = (big: boolean) => {
    const buffer = Buffer.from(`\u{feff}${table}`, 'utf16le')
    return new Uint8Array(big ? buffer.swap16() : buffer)
  }
  const windows = Uint8Array.from(table, (letter) => letter.charCodeAt(0))
  const kinds = [
    table,
    `\u{feff}${table}`,
    `sep=;\r\n${table}`,
    table.replaceAll('\r\n', '\n'),
    table.replaceAll('\r\n', '\r'),
    table.trimEnd(),
    utf16(false),
    utf16(true),
    windows,
    'Full name\tEmail\tSkills\nZoë Ångström\tzoe@example.com\t"Go; ""Rust"""',
    'Full name,Email,Skills\nZoë Ångström,zoe@example.com,"Go; ""Rust"""\n\n',
  ]
  for (const kind of kinds) {
    const told: unknown[] = []
    const { rows } = readImport([{ filename: 'a.csv', bytes: typeof kind === 'string' ? bytes(kind) : kind }], plainly, {
      ...tools,
      write: ({ name, email, skills }) => {
        told.push([name, email, skills])
        return ''
      },
    })
    expect(rows).toHaveLength(1)
    expect(told).toEqual([['Zoë Ångström', 'zoe@example.com', ['Go', '"Rust"']]])
  }
})

test('exports of other systems name their columns, and ours are known', () => {
  const headers: [string, string[]][] = [
    [
      'First Name,Last Name,Email,Phone,Company,Title,Tags',
      ['firstName', 'lastName', 'email', 'phone', 'company', 'title', 'tags'],
    ],
    [
      'Candidate Name,Candidate Email,Phone Numbers,Current Company,Current Title',
      ['name', 'email', 'phone', 'company', 'title'],
    ],
    ['name,email,headline,phone,summary,address', ['name', 'email', 'title', 'phone', 'summary', 'place']],
    ['fullName,emailAddress,mobileNumber,yearsOfExperience', ['name', 'email', 'phone', 'years']],
    ['Vorname;Nachname;E-Mail;Telefon;Kenntnisse', ['firstName', 'lastName', 'email', 'phone', 'skills']],
  ]
  for (const [header, expected] of headers) {
    const { columns } = read('a.csv', `${header}\nx`)
    expect(fields.filter((field) => columns?.mapping[field] !== undefined).toSorted()).toEqual(expected.toSorted() as never)
  }
})

test('hidden characters are taken out, and said to be', () => {
  const tags = String.fromCodePoint(0xe0041, 0xe0042)
  const { rows } = read('a.csv', `Name,Skills\nAda\u202e${tags} Berg,Go\u200bLang\nZoë\u00ad Ito,Go`)
  expect(rows[0]).toMatchObject({
    name: 'Ada Berg',
    warnings: ['hidden characters in “Name” were left out', 'hidden characters in “Skills” were left out'],
  })
  expect(rows[1]).toMatchObject({ name: 'Zoë Ito', warnings: [] })
})

test('three hundred broken files are answered in words, and none breaks the server', async () => {
  const { check } = await aWorkspace()
  const table = 'Name;Email;Skills\r\n"Ada ""A"" Berg";ada@example.com;"Go, SQL"\r\nBruno;bruno@example.com;C'
  const resume = JSON.stringify([
    { basics: { name: 'Ada', email: 'ada@example.com' }, work: [{ name: 'Kite', startDate: '2020-01' }] },
  ])
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    return seed % below
  }
  const odd = [
    '"',
    ';',
    '\r',
    '\n',
    '\0',
    '{',
    '}',
    '[',
    ']',
    ':',
    '\\',
    '\u{1f600}',
    '\u{d800}',
    '\u{feff}',
    'null',
    '1e999',
    ',,,,',
  ]
  const answers: number[] = []
  for (let round = 0; round < 300; round += 1) {
    let text = round % 2 ? table : resume
    for (let change = 0; change <= random(6); change += 1) {
      const at = random(text.length)
      const end = at + random(8)
      text = text.slice(0, at) + odd[random(odd.length)] + text.slice(random(3) ? end : Math.max(0, at - random(20)))
    }
    const content = round % 5 === 4 ? bytes(text).map((byte) => (random(20) ? byte : random(256))) : text
    const { status, body } = await check({ [round % 2 ? 'a.csv' : 'a.json']: content })
    answers.push(status)
    expect([200, 422]).toContain(status)
    if (status === 422) expect(body.error).toMatch(/\p{L}{3}.*\.$/su)
  }
  expect(answers.filter((status) => status === 200).length).toBeGreaterThan(30)
}, 30_000)
