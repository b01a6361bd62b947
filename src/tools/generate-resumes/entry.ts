import type { DateStyle } from './dates.ts'
import type { Draw } from './draw.ts'
import type { EntryKind } from './families.ts'
import { items, type Language } from './language.ts'
import type { Month } from './months.ts'
import type { Role } from './person.ts'
import type { Block, Meaning, Run } from './tree.ts'
import { common } from './wording.ts'

/** How every job of one document is written. */
export interface Grammar {
  kind: EntryKind
  titleFirst: boolean
  joiner: string
  /** Written behind the joined word: ')' for 'Title (Company)'. */
  closer: string
  dates: 'right' | 'end' | 'start' | 'above' | 'below' | 'second-right' | 'with-place' | 'brackets'
  column: 'left' | 'right'
  place: 'comma' | 'brackets' | 'dash' | 'line' | 'with-dates' | 'second-right' | 'before' | 'none'
  bold: 'title' | 'employer' | 'both' | 'first' | 'none' | 'dates'
  italic: 'title' | 'employer' | 'dates' | 'place' | 'none'
  caps: 'title' | 'employer' | 'none'
  accent: 'title' | 'employer' | 'dates' | 'none'
  mark: string
  numbered: boolean
  duration: 'none' | 'brackets' | 'dot' | 'line'
  description: 'bullets' | 'paragraph' | 'lines' | 'bold-lead' | 'plain'
  label: string | null
  labelPlace: 'line' | 'inline'
  technologiesLabel: string
  projectLabel: string
  clientLabel: string
  total: boolean
  /** 'export' looks as professional networks print profiles. */
  export: boolean
  table: boolean
  prose: 'paragraph' | 'labelled' | 'labelled-table'
  labels: { employer: string; title: string; period: string; place: string; duties: string }
  bullet: string
  entrySize: number
  /** Percent of the line that a column of dates takes: a narrow one breaks them. */
  dateWidth: number
  /** The dates stand close to what they belong to, at the right edge of their column. */
  tight: boolean
  /** A table of jobs has a column for what was done. */
  duties: boolean
}

export function drawGrammar(draw: Draw, kind: EntryKind, language: Language, bullet: string): Grammar {
  const titleFirst =
    kind === 'title-inline' || kind === 'title-lines'
      ? true
      : kind === 'company-inline' || kind === 'company-lines'
        ? false
        : draw.chance(0.6)
  const at = ` ${draw.pick(items(language.words.at))} `
  const wide = language.space === ''
  const [joiner, closer] = draw.weighted<[string, string]>([
    [[' - ', ''], 5],
    [[' – ', ''], 5],
    [[' — ', ''], 4],
    [[' | ', ''], 5],
    [[', ', ''], 6],
    [[' · ', ''], 2],
    [[' • ', ''], 2],
    [[' / ', ''], 2],
    [[': ', ''], titleFirst ? 0.5 : 3],
    [[' (', ')'], 2],
    [[' // ', ''], 0.5],
    [[' » ', ''], 0.5],
    [[at, ''], titleFirst && !wide && !language.direction ? 5 : 0],
    [['　', ''], wide ? 5 : 0],
    [['：', ''], wide ? 2 : 0],
    [['、', ''], wide ? 1 : 0],
  ])
  const words = language.words
  const columns = draw.fork('columns')
  const place = draw.weighted([
    ['comma', 6],
    ['brackets', 2],
    ['dash', 2],
    ['line', 1.5],
    ['with-dates', 3],
    ['second-right', 2],
    ['before', 1],
    ['none', 4],
  ] as const)
  return {
    kind,
    titleFirst,
    joiner,
    closer,
    dates:
      kind === 'dates-first'
        ? draw.pick(['start', 'start', 'above'])
        : draw.weighted([
            ['right', 8],
            ['end', 4],
            ['below', 4],
            ['second-right', 2],
            ['with-place', 3],
            ['brackets', 3],
          ] as const),
    column: draw.chance(0.8) ? 'left' : 'right',
    // a company in brackets does not hold another pair
    place: closer && place === 'brackets' ? 'comma' : place,
    bold: draw.weighted([
      ['title', 6],
      ['employer', 5],
      ['both', 3],
      ['first', 4],
      ['none', 3],
      ['dates', 1],
    ] as const),
    italic: draw.weighted([
      ['title', 2],
      ['employer', 2],
      ['dates', 2],
      ['place', 1],
      ['none', 6],
    ] as const),
    caps: draw.weighted([
      ['title', 1],
      ['employer', 1.5],
      ['none', 12],
    ] as const),
    accent: draw.weighted([
      ['title', 1],
      ['employer', 1],
      ['dates', 1],
      ['none', 4],
    ] as const),
    mark: draw.weighted([
      ['', 20],
      ['• ', 1.5],
      ['▪ ', 0.7],
      ['» ', 0.5],
      ['- ', 0.5],
      ['o ', 0.2],
    ] as const),
    numbered: draw.chance(0.04),
    duration: draw.weighted([
      ['none', 12],
      ['brackets', 1.5],
      ['dot', 1],
      ['line', 0.5],
    ] as const),
    description: draw.weighted([
      ['bullets', 10],
      ['paragraph', 3],
      ['lines', 2],
      ['bold-lead', 1],
      ['plain', 1.5],
    ] as const),
    label: draw.chance(0.16) ? draw.pick([...items(words.responsibilities), ...items(words.achievements)]) : null,
    labelPlace: draw.pick(['line', 'inline']),
    technologiesLabel: common(draw, words.technologies),
    projectLabel: common(draw, words.project),
    clientLabel: common(draw, words.client),
    total: draw.chance(0.5),
    export: kind === 'grouped' && draw.chance(0.4),
    table: draw.chance(0.5),
    prose: draw.pick(['paragraph', 'labelled', 'labelled-table']),
    labels: {
      employer: common(draw, words.employer),
      title: common(draw, words.title),
      period: common(draw, words.period),
      place: common(draw, words.place),
      duties: common(columns, words.responsibilities),
    },
    bullet,
    entrySize: draw.weighted([
      [1, 8],
      [1.08, 2],
      [1.15, 1.5],
    ] as const),
    dateWidth: columns.pick([11, 13, 16, 20, 24, 24, 28]),
    tight: columns.chance(0.35),
    duties: columns.chance(0.5),
  }
}

/** What one entry printed: what is not printed is not true of the document. */
export interface PrintedRole {
  role: Role
  place: boolean
  dates: string
}

export interface EntryContext {
  draw: Draw
  language: Language
  grammar: Grammar
  dates: DateStyle
  today: Month
}

const run = (text: string, is?: Meaning, look: Partial<Run> = {}): Run => ({ text, ...(is ? { is } : {}), ...look })

export function entriesOf(context: EntryContext, roles: Role[], firstNumber = 1): { blocks: Block[]; printed: PrintedRole[] } {
  const printed: PrintedRole[] = []
  const note = (role: Role, place: boolean) => {
    const { text } = context.dates.range(role.start, role.end, context.today)
    printed.push({ role, place, dates: text })
  }
  const blocks: Block[] = []
  const { grammar } = context
  if (grammar.kind === 'one-line') {
    for (const role of roles) note(role, role.employer !== null && grammar.place === 'comma')
    return { blocks: oneLines(context, roles), printed }
  }
  let number = firstNumber
  for (let index = 0; index < roles.length; index++) {
    const role = roles[index]!
    if (grammar.kind === 'grouped' && role.employer !== null) {
      const group = [role]
      while (roles[index + 1]?.employer === role.employer) group.push(roles[++index]!)
      const place = role.place !== '' && grammar.place !== 'none'
      for (const each of group) note(each, place)
      blocks.push({ type: 'entry', blocks: grouped(context, group, place) })
      continue
    }
    const made =
      role.kind === 'break'
        ? breakEntry(context, role)
        : grammar.kind === 'prose'
          ? prose(context, role)
          : single(context, role, number++)
    note(role, made.place)
    blocks.push({ type: 'entry', blocks: made.blocks })
  }
  return { blocks, printed }
}

function look(grammar: Grammar, part: 'title' | 'employer' | 'dates' | 'place', first = false): Partial<Run> {
  const { bold, italic, caps, accent } = grammar
  return {
    ...(bold === part || (bold === 'both' && part !== 'dates' && part !== 'place') || (bold === 'first' && first)
      ? { bold: true }
      : {}),
    ...(italic === part ? { italic: true } : {}),
    ...(caps === part ? { caps: true } : {}),
    ...(accent === part ? { accent: true } : {}),
    ...(part === 'title' && grammar.entrySize > 1 && grammar.titleFirst ? { size: grammar.entrySize } : {}),
  }
}

function dateRuns({ grammar, dates, language, today }: EntryContext, role: Pick<Role, 'start' | 'end'>): Run[] {
  const { text } = dates.range(role.start, role.end, today)
  const duration = grammar.duration === 'none' ? '' : dates.duration(role.start, role.end, today)
  const runs = [run(text, 'dates', look(grammar, 'dates'))]
  const space = language.space ?? ' '
  if (duration && grammar.duration === 'brackets') runs.push(run(`${space}(`), run(duration, 'duration'), run(')'))
  if (duration && grammar.duration !== 'brackets') runs.push(run(' · '), run(duration, 'duration'))
  return runs
}

function single(context: EntryContext, role: Role, number: number): { blocks: Block[]; place: boolean } {
  const { grammar } = context
  const inline = grammar.kind.endsWith('-inline') || (!grammar.kind.endsWith('-lines') && grammar.table)
  const dates = dateRuns(context, role)
  const titleRuns = [run(role.title, 'title', look(grammar, 'title', grammar.titleFirst))]
  if (role.type)
    titleRuns.push(
      run(grammar.place === 'brackets' ? ' · ' : ' ('),
      run(role.type, 'type'),
      ...(grammar.place === 'brackets' ? [] : [run(')')]),
    )
  const place = role.place !== '' && grammar.place !== 'none' ? run(role.place, 'place', look(grammar, 'place')) : null
  const employerRuns = role.employer ? [run(role.employer, 'employer', look(grammar, 'employer', !grammar.titleFirst))] : []
  if (role.via) employerRuns.push(...viaRuns(role, employerRuns.length > 0))
  let left = place
  if (left && employerRuns.length > 0 && ['comma', 'brackets', 'dash', 'before'].includes(grammar.place)) {
    if (grammar.place === 'comma') employerRuns.push(run(', '), left)
    if (grammar.place === 'brackets') employerRuns.push(run(' ('), left, run(')'))
    if (grammar.place === 'dash') employerRuns.push(run(grammar.joiner === ' – ' ? ' - ' : ' – '), left)
    if (grammar.place === 'before') employerRuns.unshift(left, run(': '))
    left = null
  }
  const mark = grammar.numbered ? `${number}. ` : grammar.mark
  const lines: { runs: Run[]; right?: Run[] }[] = []
  const [one, other] = grammar.titleFirst ? [titleRuns, employerRuns] : [employerRuns, titleRuns]
  if (one.length === 0 || other.length === 0) lines.push({ runs: [...one, ...other] })
  else if (inline) lines.push({ runs: [...one, run(grammar.joiner), ...other, ...(grammar.closer ? [run(grammar.closer)] : [])] })
  else lines.push({ runs: one }, { runs: other })

  if (grammar.kind === 'date-column') {
    const beside: Block[] = [{ type: 'line', runs: dates }]
    if (left) beside.push({ type: 'line', runs: [left] })
    const main: Block[] = [...withMark(lines, mark), ...description(context, role)]
    const narrow = grammar.dateWidth
    return {
      blocks: [
        {
          type: 'columns',
          cells: grammar.column === 'left' ? [beside, main] : [main, beside],
          widths: grammar.column === 'left' ? [narrow, 100 - narrow] : [100 - narrow, narrow],
          ...(grammar.tight && grammar.column === 'left' ? { tight: true } : {}),
        },
      ],
      place: place !== null,
    }
  }
  const last = lines.at(-1)!
  const first = lines[0]!
  const withPlace = left && (grammar.place === 'with-dates' || grammar.dates === 'with-place')
  const dated = withPlace ? [...dates, run(' | '), left!] : dates
  if (withPlace) left = null
  switch (grammar.dates) {
    case 'right':
      first.right = dated
      break
    case 'second-right':
      last.right = dated
      break
    case 'end':
      last.runs = [...last.runs, run(', '), ...dated]
      break
    case 'brackets':
      last.runs = [...last.runs, ...bracketed(dated)]
      break
    case 'start':
      first.runs = [
        ...dated,
        run(grammar.joiner === ': ' ? '  ' : draw(context, ['  ', ': ', ' | ', ' – ', ', ', '   '])),
        ...first.runs,
      ]
      break
    case 'above':
      lines.unshift({ runs: dated })
      break
    default:
      lines.push({ runs: dated })
  }
  if (left) {
    if (grammar.place === 'second-right' && lines.length > 1 && !lines[1]!.right) lines[1]!.right = [left]
    else lines.push({ runs: [left] })
  }
  return { blocks: [...withMark(lines, mark), ...description(context, role)], place: place !== null }
}

/** Dates in brackets, once: some people write every date in them anyway. */
const bracketed = (dates: Run[]): Run[] =>
  dates[0]?.text.startsWith('(') ? [run(' '), ...dates] : [run(' ('), ...dates, run(')')]

/** The same choice for every entry of a document. */
const draw = (context: EntryContext, choices: string[]) => context.draw.fork('entry').pick(choices)

function viaRuns(role: Role, after: boolean): Run[] {
  const [before = '', behind = ''] = role.via!.split(role.agency!)
  return [run(`${after ? ' ' : ''}${before}`), run(role.agency!, 'agency'), ...(behind ? [run(behind)] : [])]
}

const withMark = (lines: { runs: Run[]; right?: Run[] }[], mark: string): Block[] =>
  lines.map((line, index) => ({ type: 'line', ...line, runs: index === 0 && mark ? [run(mark), ...line.runs] : line.runs }))

function description({ grammar, language, draw: chance }: EntryContext, role: Role): Block[] {
  const blocks: Block[] = []
  if (role.client) blocks.push({ type: 'line', runs: [run(grammar.clientLabel, 'label'), run(': '), run(role.client, 'client')] })
  const space = language.space ?? ' '
  const stop = language.space === '' ? '。' : '.'
  const text = (value: string) => run(value, 'description')
  if (role.bullets.length > 0) {
    if (grammar.label) {
      if (grammar.labelPlace === 'inline' && grammar.description === 'paragraph')
        blocks.push({
          type: 'line',
          runs: [run(`${grammar.label}:`, 'label', { bold: true }), run(' '), text(role.bullets.join(`; `))],
        })
      else
        blocks.push({
          type: 'line',
          runs: [run(`${grammar.label}:`, 'label', chance.fork('label').chance(0.5) ? { bold: true } : { italic: true })],
        })
    }
    const inlineDone = grammar.label !== null && grammar.labelPlace === 'inline' && grammar.description === 'paragraph'
    if (!inlineDone)
      switch (grammar.description) {
        case 'paragraph':
          blocks.push({
            type: 'line',
            runs: [text(role.bullets.map((bullet) => (/[.!?。]$/.test(bullet) ? bullet : `${bullet}${stop}`)).join(space))],
          })
          break
        case 'lines':
          blocks.push(...role.bullets.map((bullet): Block => ({ type: 'line', runs: [text(bullet)] })))
          break
        case 'plain':
          blocks.push(...role.bullets.slice(0, 2).map((bullet): Block => ({ type: 'line', runs: [text(bullet)], indent: true })))
          role.bullets.splice(2)
          break
        case 'bold-lead':
          blocks.push(
            ...role.bullets.map((bullet): Block => {
              const [lead = '', ...rest] = bullet.split(' ')
              const more = rest.splice(0, 1).join(' ')
              const head = [lead, more].filter(Boolean).join(' ')
              return {
                type: 'bullet',
                mark: grammar.bullet,
                runs: [run(head, 'description', { bold: true }), ...(rest.length > 0 ? [text(` ${rest.join(' ')}`)] : [])],
              }
            }),
          )
          break
        default:
          blocks.push(...role.bullets.map((bullet): Block => ({ type: 'bullet', mark: grammar.bullet, runs: [text(bullet)] })))
      }
  }
  if (role.project) {
    blocks.push({
      type: 'line',
      runs: [run(grammar.projectLabel, 'label', { bold: true }), run(': '), run(role.project.name, 'project')],
    })
    blocks.push({ type: 'bullet', mark: grammar.bullet, runs: [text(role.project.text)] })
  }
  if (role.technologies.length > 0)
    blocks.push({
      type: 'line',
      runs: [
        run(grammar.technologiesLabel, 'label', { bold: grammar.bold !== 'none' }),
        run(': '),
        ...joined(
          role.technologies.map((each) => run(each, 'skill')),
          ', ',
        ),
      ],
    })
  return blocks
}

export const joined = (runs: Run[], separator: string): Run[] =>
  runs.flatMap((each, index) => (index === 0 ? [each] : [run(separator), each]))

function grouped(context: EntryContext, group: Role[], place: boolean): Block[] {
  const { grammar, dates, today } = context
  const blocks: Block[] = []
  const first = group[0]!
  const start = Math.min(...group.map((role) => role.start))
  const end = group.some((role) => role.end === 'present') ? 'present' : Math.max(...group.map((role) => role.end as Month))
  const employer = run(first.employer!, 'employer', {
    bold: grammar.bold !== 'none',
    ...(grammar.caps === 'employer' ? { caps: true } : {}),
  })
  const placeRun = run(first.place, 'place', look(grammar, 'place'))
  if (grammar.export) {
    blocks.push({ type: 'line', runs: [employer] })
    if (group.length > 1) blocks.push({ type: 'line', runs: [run(dates.duration(start, end, today), 'duration')] })
    for (const role of group) {
      blocks.push({ type: 'line', runs: [run(role.title, 'title', { size: 1.05 })] })
      const range = dates.range(role.start, role.end, today).text
      blocks.push({
        type: 'line',
        runs: [run(range, 'dates'), run(' '), run(`(${dates.duration(role.start, role.end, today)})`, 'duration')],
      })
      if (place) blocks.push({ type: 'line', runs: [{ ...placeRun, muted: true }] })
      blocks.push(...description(context, role))
    }
    return blocks
  }
  const head: Run[] = [employer, ...(first.via ? viaRuns(first, true) : [])]
  const total = group.length > 1 && grammar.total ? dates.range(start, end, today).text : null
  const right: Run[] = place ? [placeRun] : []
  const placeRight = grammar.place === 'second-right' || grammar.place === 'line'
  blocks.push({
    type: 'line',
    runs: [
      ...head,
      ...(place && !placeRight ? [run(', '), placeRun] : []),
      ...(total && placeRight ? [run(' ('), run(total, 'duration'), run(')')] : []),
    ],
    ...(placeRight && right.length > 0 ? { right } : total ? { right: [run(total, 'duration')] } : {}),
  })
  for (const role of group) {
    const title = run(role.title, 'title', look(grammar, 'title'))
    const type = role.type ? [run(' · '), run(role.type, 'type')] : []
    const when = dateRuns(context, role)
    if (grammar.dates === 'right' || grammar.dates === 'second-right')
      blocks.push({ type: 'line', runs: [title, ...type], right: when, indent: grammar.total })
    else if (grammar.dates === 'below' || grammar.dates === 'with-place')
      blocks.push({ type: 'line', runs: [title, ...type] }, { type: 'line', runs: when })
    else if (grammar.dates === 'brackets') blocks.push({ type: 'line', runs: [title, ...type, ...bracketed(when)] })
    else blocks.push({ type: 'line', runs: [title, ...type, run(', '), ...when] })
    blocks.push(...description(context, role))
  }
  return blocks
}

function prose(context: EntryContext, role: Role): { blocks: Block[]; place: boolean } {
  const { grammar, language, dates, today } = context
  if (grammar.prose === 'paragraph' && role.employer && !role.via) {
    const ongoing = role.end === 'present'
    const template = context.draw.from(items(ongoing ? language.paragraphs.present : language.paragraphs.past))
    const to = ongoing ? '' : dates.spoken(role.end as Month)
    const meanings: Record<string, Run> = {
      title: run(role.title, 'title', look(grammar, 'title')),
      employer: run(role.employer, 'employer', look(grammar, 'employer')),
      place: run(role.place, 'place'),
      from: run(dates.spoken(role.start), 'dates'),
      to: run(to, 'dates'),
    }
    const runs = template
      .split(/(\{\w+(?:[.+]\p{L}+)?\})/u)
      .filter(Boolean)
      .map((part) => {
        const [, slot, inflection] = /^\{(from|to)([.+]\p{L}+)\}$/u.exec(part) ?? []
        return slot && inflection
          ? run(dates.spoken(slot === 'from' ? role.start : (role.end as Month), inflection), 'dates')
          : ((part.startsWith('{') ? meanings[part.slice(1, -1)] : undefined) ?? run(part))
      })
    const stop = language.space === '' ? '。' : '.'
    const bullets = role.bullets.map((bullet) => (/[.!?。]$/.test(bullet) ? bullet : bullet + stop))
    const more =
      bullets.length > 0 ? [run(`${language.space ?? ' '}`), run(bullets.join(language.space ?? ' '), 'description')] : []
    role.technologies.splice(0)
    role.project = null
    role.client = null
    return { blocks: [{ type: 'line', runs: [...runs, ...more] }], place: template.includes('{place}') }
  }
  const rows: [string, Run[]][] = [
    ...(role.employer
      ? [
          [
            grammar.labels.employer,
            [run(role.employer, 'employer', look(grammar, 'employer')), ...(role.via ? viaRuns(role, true) : [])],
          ] as [string, Run[]],
        ]
      : []),
    [grammar.labels.title, [run(role.title, 'title', look(grammar, 'title'))]],
    [grammar.labels.period, [run(dates.range(role.start, role.end, today).text, 'dates')]],
  ]
  if (!grammar.titleFirst) rows.reverse()
  const withPlace = grammar.place !== 'none'
  if (withPlace) rows.push([grammar.labels.place, [run(role.place, 'place')]])
  const table = grammar.prose === 'labelled-table'
  const blocks: Block[] = table
    ? [
        {
          type: 'table',
          widths: [28, 72],
          header: false,
          border: grammar.table,
          rows: rows.map(([label, value]) => [
            [{ type: 'line', runs: [run(label, 'label', { bold: grammar.bold !== 'none' })] }],
            [{ type: 'line', runs: value }],
          ]),
        },
      ]
    : rows.map(([label, value]) => ({
        type: 'line',
        runs: [run(`${label}`, 'label', { bold: grammar.bold === 'none' || grammar.bold === 'first' }), run(': '), ...value],
      }))
  return { blocks: [...blocks, ...description(context, role)], place: withPlace }
}

function oneLines(context: EntryContext, roles: Role[]): Block[] {
  const { grammar, dates, today } = context
  const rows = roles.map((role) => {
    const employer = role.employer
      ? [
          run(role.employer, 'employer', look(grammar, 'employer')),
          ...(role.via ? viaRuns(role, true) : []),
          ...(grammar.place === 'comma' && role.place ? [run(', '), run(role.place, 'place')] : []),
        ]
      : []
    return {
      when: run(dates.range(role.start, role.end, today).text, 'dates', look(grammar, 'dates')),
      title: run(role.title, 'title', look(grammar, 'title')),
      employer,
      role,
    }
  })
  for (const role of roles) Object.assign(role, { technologies: [], project: null, client: null, type: null })
  if (grammar.table) {
    for (const role of roles) role.bullets = grammar.duties ? role.bullets.slice(0, 3) : []
    const labels = [grammar.labels.period, grammar.labels.title, grammar.labels.employer, grammar.labels.duties]
    const header: Block[][][] = grammar.numbered || grammar.total ? [labels.map((label) => [cell(label)])] : []
    const body = rows.map(({ when, title, employer, role }): Block[][] => [
      [{ type: 'line', runs: [when] }],
      [{ type: 'line', runs: [title] }],
      [{ type: 'line', runs: employer }],
      role.bullets.length > 0 ? [{ type: 'line', runs: [run(role.bullets.join('; '), 'description')] }] : [],
    ])
    const order = [
      ...(grammar.titleFirst ? [0, 1, 2] : grammar.column === 'right' ? [2, 1, 0] : [0, 2, 1]),
      ...(grammar.duties ? [3] : []),
    ]
    return [
      {
        type: 'table',
        widths: grammar.duties ? [grammar.dateWidth, 20, 20, 60 - grammar.dateWidth] : [26, 37, 37],
        header: header.length > 0,
        border: grammar.place !== 'none',
        rows: [...header, ...body].map((row) => order.map((index) => row[index]!)),
      },
    ]
  }
  return rows.flatMap(({ when, title, employer, role }): Block[] => {
    const [one, other] = grammar.titleFirst ? [[title], employer] : [employer, [title]]
    const pair =
      one.length > 0 && other.length > 0
        ? [...one, run(grammar.joiner), ...other, ...(grammar.closer ? [run(grammar.closer)] : [])]
        : [...one, ...other]
    role.bullets = role.bullets.slice(0, 1)
    const more: Block[] =
      role.bullets.length > 0 && grammar.description === 'lines'
        ? [{ type: 'line', runs: [run(role.bullets[0]!, 'description')], indent: true }]
        : []
    if (more.length === 0) role.bullets = []
    if (grammar.dates === 'right' || grammar.dates === 'second-right')
      return [{ type: 'line', runs: pair, right: [when] }, ...more]
    const runs =
      grammar.dates === 'end' || grammar.dates === 'brackets' ? [...pair, run(' ('), when, run(')')] : [when, run('   '), ...pair]
    return [grammar.mark ? { type: 'bullet', mark: grammar.bullet, runs } : { type: 'line', runs }, ...more]
  })
}

const cell = (text: string): Block => ({ type: 'line', runs: [run(text, 'label', { bold: true })] })

/** Time away from work: no title, no employer. */
function breakEntry(context: EntryContext, role: Role): { blocks: Block[]; place: boolean } {
  const when = dateRuns(context, role)
  const what = run(role.title, 'description', look(context.grammar, 'title', true))
  if (context.grammar.kind === 'date-column') {
    const cells: Block[][] = [[{ type: 'line', runs: when }], [{ type: 'line', runs: [what] }]]
    return {
      blocks: [
        {
          type: 'columns',
          cells: context.grammar.column === 'left' ? cells : cells.reverse(),
          widths: context.grammar.column === 'left' ? [24, 76] : [76, 24],
        },
      ],
      place: false,
    }
  }
  return {
    blocks: [
      context.grammar.dates === 'right'
        ? { type: 'line', runs: [what], right: when }
        : { type: 'line', runs: [what, run(', '), ...when] },
    ],
    place: false,
  }
}
