import { describe, expect, test } from 'bun:test'
import type { ReadDocument } from '#src/ports/document-reader.ts'
import { findEmails } from './emails.ts'
import { findName } from './names.ts'
import { findPhone } from './phones.ts'
import { documentFromText } from './plain-document.ts'
import { rowsOf } from './rows.ts'

const emails = (text: string) => findEmails(rowsOf(documentFromText(text))).map(({ value }) => value)
const phone = (text: string) => {
  const document = documentFromText(text)
  const rows = rowsOf(document)
  const found = findPhone(rows, findEmails(rows)[0]?.start ?? null)
  return found && document.text.slice(found.start, found.end)
}
type Columns = [x: number, text: string][][]

/** Lines whose parts stand at their places, five points a letter. */
const withColumns = (lines: Columns): ReadDocument => {
  const document = documentFromText(lines.map((parts) => parts.map(([, text]) => text).join(' ')).join('\n'))
  document.lines = document.lines.map((line, index) => {
    let start = line.start
    const segments = lines[index]!.map(([x, text]) => {
      const segment = { start, end: start + text.length, x, width: text.length * 5 }
      start = segment.end + 1
      return segment
    })
    const [first, last] = [segments[0]!, segments.at(-1)!]
    return { ...line, segments, box: { x: first.x, y: index * 12, width: last.x + last.width - first.x, height: 10 } }
  })
  return document
}
const name = (text: string) => {
  const document = documentFromText(text)
  const rows = rowsOf(document)
  return (
    findName(
      document,
      rows,
      findEmails(rows).map(({ value }) => value),
    )?.value ?? null
  )
}

describe('e-mail addresses', () => {
  test('are read without the icon or label glued to them', () => {
    expect(emails('\uf0e0nora@example.com | Email:kim@example.org')).toEqual(['nora@example.com', 'kim@example.org'])
    expect(emails('mailto:ada.l@example.co.uk')).toEqual(['ada.l@example.co.uk'])
    expect(emails('EmailJane.Roe@example.com')).toEqual(['Jane.Roe@example.com'])
  })
  test('end where the next word runs into them', () => expect(emails('jane@mail.comPhone: 555')).toEqual(['jane@mail.com']))
  test.each([
    ['nora.lindgren@harbour-\nmail.example', ['nora.lindgren@harbour-mail.example']],
    ['nora.lindgren@\nmail.example 020 7946 0493', ['nora.lindgren@mail.example']],
    ['NORA_LINDGREN@MAIL.EX\nAMPLE', ['NORA_LINDGREN@MAIL.EXAMPLE']],
    ['nora.\nlindgren@mail.example', ['nora.lindgren@mail.example']],
    ['nora@mail.example\nworks in Leeds', ['nora@mail.example']],
    ['Nora Lind Jr.\nnora.lind@mail.example', ['nora.lind@mail.example']],
    ['Lind, Nora S.\nn.lind@mail.example', ['n.lind@mail.example']],
    ['nora.lind@mail.example\nnora-lind.example', ['nora.lind@mail.example']],
  ])('%j is read over the end of the line', (text, expected) => expect(emails(text)).toEqual(expected))
  const atRight: Columns = [
    [[400, 'Mail: nora@']],
    [
      [40, 'Nora Lindgren'],
      [380, 'harbour.example'],
    ],
  ]
  const fromRight: Columns = [
    [[400, 'nora@harbour-']],
    [
      [40, 'Nora'],
      [400, 'mail.example'],
    ],
  ]
  const atLeft: Columns = [
    [
      [40, 'nora@'],
      [400, 'Leeds'],
    ],
    [
      [40, 'harbour.example'],
      [400, 'lind.example'],
    ],
  ]
  const whole: Columns = [
    [[400, 'nora@mail.example']],
    [
      [40, 'Nora'],
      [400, 'lindgren.example'],
    ],
  ]
  test.each([
    ['at the right edge', atRight, ['nora@harbour.example', 6, 26]],
    ['from the same place on', fromRight, ['nora@harbour-mail.example', 0, 19]],
    ['at the left', atLeft, ['nora@harbour.example', 0, 12]],
    ['nowhere when whole', whole, ['nora@mail.example', 0, undefined]],
  ])('go on in their own column, whatever stands beside it: %s', (_, lines, expected) => {
    const [found, ...more] = findEmails(rowsOf(withColumns(lines)))
    expect([found?.value, found?.start, found?.rest?.start]).toEqual(expected)
    expect(more).toEqual([])
  })
  test('are none where only their end is known', () => expect(emails('Contact\nlind-\ngren_nora@mail.example')).toEqual([]))
  test('need a domain that exists', () => expect(emails('meet @home, me@here, git@host.notadomain')).toEqual([]))
})

describe('phone numbers', () => {
  test.each([
    ['Nora Lindgren\n(212) 555-0147 | nora@example.com', '(212) 555-0147'],
    ['Ravi Verma\nMobile: +91-98765 43210', '+91-98765 43210'],
    ['Camille Dubreuil\n75011 Paris\n06 12 34 56 78', '06 12 34 56 78'],
    ['张伟\n电话：138-0013-8000', '138-0013-8000'],
    ['Byung Kim\n(+82) 10-9030-1843 | b@example.com', '(+82) 10-9030-1843'],
    ['A. Person\n607.379.5733', '607.379.5733'],
  ])('%j has %s', (text, expected) => expect(phone(text)).toBe(expected))

  test('that end on the next line, or come out group by group, are told as they are to be dialled', () => {
    const value = (text: string) => {
      const rows = rowsOf(documentFromText(text))
      return findPhone(rows, findEmails(rows)[0]?.start ?? null)?.value
    }
    expect(value('Nora Lindgren\n+61 491 570\n394\nnora@mail.example')).toBe('+61 491 570 394')
    expect(value('يوسف بنجلون\nهاتف 74 00 00 550 213+')).toBe('+213 550 00 00 74')
    expect(value('يوسف بنجلون\nهاتف 2718 000 0100')).toBe('0100 000 2718')
    expect(value('ليلى\nهاتف 9358-000-111-20+')).toBe('+20-111-000-9358')
    expect(value('נורה\nטלפון 972-55-000-4707+')).toBe('+972-55-000-4707')
    expect(value('Tel: +90-500-000-\n1833 / nora@mail.example')).toBe('+90-500-000-1833')
    expect(value('Nora Lindgren\n+61 491 570 394')).toBeUndefined()
    expect(phone('2222 McCoy Road   Ohio 44444   614-555-5555   nora@mail.example')).toBe('614-555-5555')
    expect(phone('nora@mail.example\n514-555-0135   142 rue Haute')).toBe('514-555-0135')
    expect(phone('12 Oak St, Springfield, IL 62701\n217-555-0132')).toBe('217-555-0132')
    expect(phone('zhang@mail.example\n(+86) 150-\n0000-8111')).not.toBe('0000-8111')
  })

  test('dates, years and postal codes are none', () => {
    for (const text of [
      'Nora Lindgren\n2012-2016 | 2016-2019',
      'Nora Lindgren\n1234 Oak St, Springfield 62701-1234',
      'Nora\nBorn 24/07/1994',
      'nora@mail.example\n91175-000',
      'ID 20190315',
    ])
      expect(phone(text)).toBeNull()
  })
})

describe('names', () => {
  test.each([
    ['Nora Lindgren\nSoftware Engineer\nnora@example.com', 'Nora Lindgren'],
    ['CURRICULUM VITAE\nRAVI SHANKAR VERMA\nMobile: 9876543210', 'RAVI SHANKAR VERMA'],
    ['Todd A. Whitfield, CPA, MBA\n12 Elm Street', 'Todd A. Whitfield'],
    ['Software Engineer\nNora Lindgren\n555-010-2030', 'Nora Lindgren'],
    ['Name: Ana María de la Cruz\nAge: 30', 'Ana María de la Cruz'],
    ['Resume of Ian McEwan-Scott\nLeeds', 'Ian McEwan-Scott'],
    ['李小明\n电话：138', '李小明'],
    ['Dr. Jean-Luc O’Neil\nNantes', 'Jean-Luc O’Neil'],
    ['Nora Cook\nChef\nnora@example.com', 'Nora Cook'],
    ['J A N E   D O E\nDesigner', 'JANE DOE'],
    ['Ann Roe Ann Roe\nann.roe@example.com', 'Ann Roe'],
    ['Eilidh Farquhar-Jones, Residential Manager\neilidh@example.com | Leeds', 'Eilidh Farquhar-Jones'],
    ["Hello, I'm Latoya Fontenot.\nSoftware Engineer\nlatoya.fontenot@example.net", 'Latoya Fontenot'],
    ['I am Experienced in Java\nNora Lindgren\nnora@example.com', 'Nora Lindgren'],
  ])('%j is by %s', (text, expected) => expect(name(text)).toBe(expected))

  test('headings, titles and places are never taken for one', () => {
    for (const text of [
      'Professional Summary\nAn engineer.',
      'SOUS CHEF\nWork Experience\nSous Chef Jul 2010',
      'Business Analyst\nNew York, NY\nWork History',
      'Core Competencies\nProject Management\nData Analysis',
      'Java Developer\nSpring Boot\nMicrosoft Azure',
    ])
      expect(name(text)).toBeNull()
  })
})

test('addresses that are spelled out are read as they are meant', () => {
  expect(emails('tobias.renner [at] example [dot] de')).toEqual(['tobias.renner@example.de'])
  expect(emails('nora (at) mail.example')).toEqual(['nora@mail.example'])
  expect(emails('works (at) home. Example.de is a shop')).toEqual([])
})

test('the end of an address that a narrow column cut is none, also behind a label and over three lines', () => {
  expect(emails('E-post: lind-\nnora@\nmail.example')).toEqual([])
  expect(emails('Mail noralin\nd@mail.example')).toEqual([])
})

describe('phone numbers', () => {
  const read = (text: string) => {
    const rows = rowsOf(documentFromText(text))
    const found = findPhone(rows, findEmails(rows)[0]?.start ?? null)
    return found && (found.value ?? text.slice(found.start, found.end))
  }
  test.each([
    ['Anna Berg\nMobil: 20550881', '20550881'],
    ['Anna Berg\n20 55 78 80\nAlgade 3', '20 55 78 80'],
    ['Anna Berg\nTlf.: 905 55 503', '905 55 503'],
    ['a.berg@mail.example ‖ 905 55 503 ‖ Bergen', '905 55 503'],
    ['Anna Berg\ninfo@berg.example\n07700 900661', '07700 900661'],
    ['Anna Berg\na@berg.example\n0171/3920039', '0171/3920039'],
    ['Anna Berg\nCel.:600 00 07 37', '600 00 07 37'],
    ['Anna Berg\n06 39 98 99 04 – 71730 Mâcon', '06 39 98 99 04'],
    ['Anna Berg\n+1 (509) 555-0173 · 77 Elm Road', '+1 (509) 555-0173'],
    ['Anna Berg\nTel. +81 90 0000 1838\n2024', '+81 90 0000 1838'],
    ['Anna Berg\nPhone No.: (03)\n5550 1304', '(03) 5550 1304'],
    ['Anna Berg\nlinkedin.com/in/annaberg ~ Girne, Kıbrıs ~ GSM +90 533 000 40\n14 ~ a@berg.example', '+90 533 000 40 14'],
  ])('%j has %s', (text, expected) => expect(read(text)).toBe(expected))
  test('a date of eight figures is none', () => expect(read('Anna Berg\n20190531')).toBeNull())
})
