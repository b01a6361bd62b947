import { describe, expect, test } from 'bun:test'
import { documentFromText } from '../plain-document.ts'
import { rowsOf } from '../rows.ts'
import { piecesOf } from './pieces.ts'

const cut = (line: string) => piecesOf(rowsOf(documentFromText(line))).map(({ text, separator }) => `${separator} ${text}`)

describe('lines are cut into pieces', () => {
  test.each([
    [
      'Data Engineer | Brightwater AB | Jan 2020 - Present',
      ['line Data Engineer', 'bar Brightwater AB', 'bar Jan 2020 - Present'],
    ],
    ['Data Engineer – Brightwater AB, Malmö', ['line Data Engineer', 'dash Brightwater AB', 'comma Malmö']],
    ['Brightwater, Inc., Boston (2019 - 2021)', ['line Brightwater, Inc.', 'comma Boston', 'bracket 2019 - 2021']],
    ['Marlowe, Finch and Partners LLP, Leeds', ['line Marlowe, Finch and Partners LLP', 'comma Leeds']],
    ['Müller, Voss und Partner mbB', ['line Müller, Voss und Partner mbB']],
    ['Engineer, Smith & Jones', ['line Engineer', 'comma Smith & Jones']],
    ['Data Engineer at Brightwater', ['line Data Engineer', 'at Brightwater']],
    ['2018 – 2020: Senior Designer', ['line 2018 – 2020', 'colon Senior Designer']],
    ['Brightwater\tJan 2018 - Dec 2021', ['line Brightwater', 'gap Jan 2018 - Dec 2021']],
    [
      '2018.07-至今  云海（中国）有限公司 高级Java开发工程师',
      ['line 2018.07-至今', 'space 云海', 'bracket 中国', 'bracket 有限公司', 'space 高级Java开发工程师'],
    ],
    [
      'Moved the batch jobs, and all that goes with them, at a cost',
      ['line Moved the batch jobs, and all that goes with them, at a cost'],
    ],
  ])('%s', (line, pieces) => expect(cut(line)).toEqual(pieces))

  test.each([
    ['Brightwater AB   03/2019 –\nData Engineer   06/2021', '2019-3 2021-6'],
    ['03/2019– Data Engineer, Brightwater\n06/2021   Moved the batch jobs', '2019-3 2021-6'],
    ['Brightwater AB   März 2019 – Nov.\nDatenanalystin   2021', '2019-3 2021-11'],
    ['Brightwater AB   03/2019 –\nData Engineer   present', '2019-3 present'],
    ['Brightwater AB   August 2019\n—\nJuly 2023', '2019-8 2023-7'],
    ['Brightwater AB   August 2019\n— Present', '2019-8 present'],
    ['Brightwater AB   August 2019\n– Moved the batch jobs', null],
    ['First aid   June 2010\nForklift   August 2012', null],
  ])('dates that a narrow column broke are one period: %j', (text, expected) => {
    const period = piecesOf(rowsOf(documentFromText(text))).find((piece) => piece.period?.isRange)?.period
    const month = (at: number) => `${Math.floor(at / 12)}-${(at % 12) + 1}`
    expect(period ? `${month(period.from)} ${period.to === 'present' ? period.to : month(period.to)}` : null).toBe(expected)
  })

  test('cells of a table that were broken over lines are whole', () => {
    const lines = [
      'Period   Employer   Position',
      '03/2019 –   Nordlicht   Workshop',
      '06/2021   Systems   Foreman',
      '01/2017 –   Thornbury   Mechanic',
      '02/2019   Motors',
    ]
    const document = documentFromText(lines.join('\n'))
    document.lines = document.lines.map((line, index) => ({
      ...line,
      box: { x: 50, y: 100 + index * 14, width: 300, height: 10 },
      segments: line.segments.map((segment, column) => ({ ...segment, x: 50 + column * 100 })),
    }))
    expect(piecesOf(rowsOf(document)).map(({ text }) => text)).toEqual([
      ...['Period', 'Employer', 'Position'],
      ...['03/2019', 'Nordlicht Systems', 'Workshop Foreman'],
      ...['01/2017', 'Thornbury Motors', 'Mechanic'],
    ])
  })

  test('each is an exact part of the text', () => {
    const document = documentFromText('Nora Lind\n• Engineer — Acme, Inc. (Leeds) · 05/2011 – 03/2013\n  - Wrote: a, b; c')
    for (const { start, end, text } of piecesOf(rowsOf(document))) expect(document.text.slice(start, end)).toBe(text)
  })
})

describe('sentences that tell of a position are cut at the words that lead to its parts', () => {
  const parts = (text: string) => piecesOf(rowsOf(documentFromText(text))).map((piece) => piece.text)
  test.each([
    [
      'I have been Head of Catering at Moorland Schools Trust since September 2018, where I run eleven kitchens.',
      ['Head of Catering', 'Moorland Schools Trust', 'September 2018'],
    ],
    [
      'Von Oktober 2012 bis Juni 2016 arbeitete ich als Laborleiterin bei der Saaletal Analytik GmbH in Erfurt.',
      ['Oktober 2012 bis Juni 2016', 'Laborleiterin', 'Saaletal Analytik GmbH', 'Erfurt.'],
    ],
    [
      'J’ai été embauchée comme développeuse chez Ouessant Logiciels, à Brest, de septembre 2012 à juin 2017.',
      ['développeuse', 'Ouessant Logiciels', 'septembre 2012 à juin 2017'],
    ],
    [
      'Jeg arbejder i dag som laboratorieleder hos Limfjordens Analyse i Nykøbing, hvor jeg blev ansat i maj 2019.',
      ['laboratorieleder', 'Limfjordens Analyse', 'Nykøbing', 'maj 2019'],
    ],
  ])('%s', (text, expected) => expect(parts(text)).toEqual(expect.arrayContaining(expected)))

  test('dates that a line break parts are one period', () => {
    const text = 'I came back to the trade of my father, and from March\n2014 to May 2018 I worked as a baker with Gilded Heron.'
    const dated = piecesOf(rowsOf(documentFromText(text))).filter(({ period }) => period?.isRange)
    expect(dated.map(({ period }) => [period!.from, period!.to])).toEqual([[2014 * 12 + 2, 2018 * 12 + 4]])
  })
  test('sentences without a date stay whole', () =>
    expect(parts('I work well as part of a team and help others wherever I can.')).toHaveLength(1))
  test('the agency behind an employer is a piece of its own', () =>
    expect(cut('Recepční, Hotel Javor přes Studio Morava')).toHaveLength(3))
})
