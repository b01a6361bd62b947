import type { Draw } from './draw.ts'
import { items, type Language } from './language.ts'
import { iso, type Month, month, monthOf, yearOf } from './months.ts'

/** How one document writes its dates, for every entry the same, as people do. */
export interface DateStyle {
  /** What is printed of a month: all of it, its season or quarter, or the year alone. */
  precision: 'month' | 'season' | 'quarter' | 'year'
  print(value: Month): string
  /** A period, with the words of an entry that still lasts. */
  range(start: Month, end: Month | 'present', today: Month): { text: string; from: string; to: string; present: string | null }
  duration(start: Month, end: Month | 'present', today: Month): string
  /** In sentences: 'May 2019', never '05/19'; with '.of' or '+ending' as templates ask for. */
  spoken(value: Month, inflection?: string): string
}

const two = (value: number) => String(value).padStart(2, '0')
const shortYear = (value: Month) => two(yearOf(value) % 100)

const capital = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1)

/** Names of the months as CLDR has them: by themselves, beside a day, short. */
function namesOfMonths(code: string) {
  const format = (options: Intl.DateTimeFormatOptions, part: boolean) => {
    const formatter = new Intl.DateTimeFormat(`${code}-u-nu-latn`, { ...options, timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, index) => {
      const date = new Date(Date.UTC(2019, index, 1))
      if (!part) return formatter.format(date)
      return formatter.formatToParts(date).find((each) => each.type === 'month')!.value
    })
  }
  const short = format({ month: 'short' }, false)
  return {
    alone: format({ month: 'long' }, false),
    besideDay: format({ month: 'long', day: 'numeric' }, true),
    short,
    // Czech writes a number there
    shortBesideDay: format({ month: 'short', day: 'numeric' }, true).map((name, index) =>
      /\d/.test(name) ? short[index]! : name,
    ),
  }
}

const known = new Map<string, ReturnType<typeof namesOfMonths>>()

/** Formatters are slow to make, and every document asks. */
function monthNames(code: string) {
  const names = known.get(code) ?? namesOfMonths(code)
  known.set(code, names)
  return names
}

/** The name of a month as a sentence needs it. */
const inflected = (index: number, inflection: string, alone: string[], besideDay: string[]) =>
  inflection === '.of' ? besideDay[index]! : `${alone[index]!}${inflection.startsWith('+') ? inflection.slice(1) : ''}`

const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))

/** Reiwa and Heisei, as Japanese forms write years. */
function era(value: Month) {
  const year = yearOf(value)
  if (year >= 2019 && value >= month(2019, 5)) return `令和${year === 2019 ? '元' : year - 2018}年${monthOf(value)}月`
  return year >= 1989
    ? `平成${year === 1989 ? '元' : year - 1988}年${monthOf(value)}月`
    : `昭和${year - 1925}年${monthOf(value)}月`
}

type Form = readonly [
  name: string,
  weight: number,
  precision: DateStyle['precision'],
  print: (value: Month, inflection: string) => string,
]

const precisionOf = (pattern: string): DateStyle['precision'] => (pattern.includes('{m') ? 'month' : 'year')

function forms(draw: Draw, language: Language): Form[] {
  const names = monthNames(language.code)
  const short = language.dates.shortMonths ? items(language.dates.shortMonths) : names.short
  const shortBesideDay = language.dates.shortMonths ? short : names.shortBesideDay
  const other = language.dates.otherMonths && draw.chance(0.3) ? items(language.dates.otherMonths) : null
  const upper = draw.chance(0.15)
  const lead = draw.chance(0.5) ? capital : (word: string) => word
  // inside of a sentence the name of a month stands as the sentence has it
  const cased = (name: string, inflection: string) =>
    upper ? name.toLocaleUpperCase(language.code) : inflection ? name : lead(name)
  const long = (value: Month, inflection: string) =>
    cased(inflected(monthOf(value) - 1, inflection, other ?? names.alone, other ?? names.besideDay), inflection)
  const abbreviated = (value: Month, inflection: string) =>
    cased(inflected(monthOf(value) - 1, inflection, short, shortBesideDay), inflection)
  const year = (value: Month) => String(yearOf(value))
  const day = draw.int(1, 28)
  const numeric: Form[] = [
    ['MM/YYYY', 8, 'month', (value) => `${two(monthOf(value))}/${year(value)}`],
    ['MM.YYYY', language.code === 'en' ? 2 : 8, 'month', (value) => `${two(monthOf(value))}.${year(value)}`],
    ['M/YYYY', 3, 'month', (value) => `${monthOf(value)}/${year(value)}`],
    ['MM/YY', 3, 'month', (value) => `${two(monthOf(value))}/${shortYear(value)}`],
    ['YYYY-MM', 3, 'month', (value) => iso(value)],
    ['YYYY/MM', 2, 'month', (value) => `${year(value)}/${two(monthOf(value))}`],
    ['YYYY / MM', 1, 'month', (value) => `${year(value)} / ${two(monthOf(value))}`],
    ['YYYY.MM', 1, 'month', (value) => `${year(value)}.${two(monthOf(value))}`],
    ['MM-YYYY', 1, 'month', (value) => `${two(monthOf(value))}-${year(value)}`],
    ['M.YYYY', 2, 'month', (value) => `${monthOf(value)}.${year(value)}`],
    ['DD.MM.YYYY', language.code === 'en' ? 0.3 : 3, 'month', (value) => `${two(day)}.${two(monthOf(value))}.${year(value)}`],
    ['DD/MM/YYYY', 1, 'month', (value) => `${two(Math.max(13, day))}/${two(monthOf(value))}/${year(value)}`],
    ['YYYY', 16, 'year', year],
  ]
  if (language.dates.yearMonth) {
    const patterns = items(language.dates.yearMonth)
    return [
      ...patterns.map(
        (pattern): Form => [
          pattern,
          14,
          precisionOf(pattern),
          (value) =>
            pattern
              .replace('{y}', year(value))
              .replace('{m}', String(monthOf(value)))
              .replace('{mm}', two(monthOf(value))),
        ],
      ),
      ...(language.code === 'ja' ? [['era', 4, 'month', era] as const] : []),
      ...numeric.filter(([name]) => /^YYYY(.MM)?$/.test(name)),
    ]
  }
  const words: Form[] = [
    ['Month YYYY', 14, 'month', (value, inflection) => `${long(value, inflection)} ${year(value)}`],
    ['Mon YYYY', 14, 'month', (value, inflection) => `${abbreviated(value, inflection)} ${year(value)}`],
    ['Month, YYYY', 3, 'month', (value, inflection) => `${long(value, inflection)}, ${year(value)}`],
    [
      'Mon. YYYY',
      language.direction ? 0 : 3,
      'month',
      (value, inflection) => `${abbreviated(value, inflection).replace(/\.?$/, '.')} ${year(value)}`,
    ],
    [
      "Mon 'YY",
      language.direction ? 0.5 : 3,
      'month',
      (value, inflection) => `${abbreviated(value, inflection)} ’${shortYear(value)}`,
    ],
    ['Mon-YY', 2, 'month', (value, inflection) => `${abbreviated(value, inflection).replace(/\.$/, '')}-${shortYear(value)}`],
    ['Mon/YYYY', 1, 'month', (value, inflection) => `${abbreviated(value, inflection)}/${year(value)}`],
    ['YYYY Mon', 1, 'month', (value, inflection) => `${year(value)} ${abbreviated(value, inflection)}`],
    ...items(language.dates.more ?? '').map(
      (pattern): Form => [
        pattern.replace('{month}', 'Month'),
        6,
        precisionOf(pattern),
        (value, inflection) =>
          pattern
            .replace('{month}', long(value, inflection))
            .replace('{mon}', abbreviated(value, inflection))
            .replace('{y}', year(value))
            .replace('{m}', String(monthOf(value)))
            .replace('{mm}', two(monthOf(value))),
      ],
    ),
  ]
  if (language.code === 'en')
    words.push(
      ['D Month YYYY', 2, 'month', (value) => `${day}${ordinal(day)} ${names.alone[monthOf(value) - 1]} ${year(value)}`],
      ['Month D, YYYY', 2, 'month', (value) => `${names.alone[monthOf(value) - 1]} ${day}, ${year(value)}`],
    )
  else {
    const full = (value: Month) =>
      new Intl.DateTimeFormat(`${language.code}-u-nu-latn`, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(Date.UTC(yearOf(value), monthOf(value) - 1, day)))
    words.push(['day', 1, 'month', full])
  }
  const seasons = items(language.dates.seasons)
  const seasonOf = (value: Month) => Math.floor(((monthOf(value) + 9) % 12) / 3)
  const rare: Form[] = [
    ['season', 1, 'season', (value) => `${seasons[seasonOf(value)]} ${yearOf(value)}`],
    [
      'quarter',
      1.2,
      'quarter',
      (value) => language.dates.quarter.replace('{n}', String(Math.ceil(monthOf(value) / 3))).replace('{y}', year(value)),
    ],
  ]
  return [...words, ...numeric, ...rare]
}

const ordinal = (day: number) =>
  day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th'

export function drawDateStyle(draw: Draw, language: Language): DateStyle {
  const { dates } = language
  const [name, , precision, plain] = draw.weighted(forms(draw, language).map((form) => [form, form[1]] as const))
  const foreign = language.code === 'ar' && draw.chance(0.3) ? arabicDigits : (text: string) => text
  const print = (value: Month, inflection = '') => foreign(plain(value, inflection))
  const fill = (template: string, values: Record<string, Month>) =>
    template.replace(/\{([ab])([.+]\p{L}+)?\}/gu, (_, slot: string, inflection = '') => print(values[slot]!, inflection))
  // an ending needs a name to stand behind
  const fitting = (list: string) => items(list).filter((template) => name.includes('Month') || !template.includes('+'))
  const compact = /^(YYYY|MM[/.]YYYY|MM\/YY|M[/.]YYYY)$/.test(name) || /^\{y\}\S+$/.test(name)
  const slash = name.includes('/')
    ? []
    : ([
        [' / ', 1],
        ['/', compact ? 1 : 0],
      ] as const)
  const dash = name.includes('-') ? [] : ([['-', compact ? 4 : 1]] as const)
  const toWord = draw.pick(items(dates.to))
  const separator = draw.weighted([
    [' - ', 10],
    [' – ', 12],
    ['–', compact ? 5 : 1],
    [' — ', 3],
    ['~', dates.yearMonth ? 2 : 0],
    [` ${toWord.replace('.of', '')} `, 5],
    [' ~ ', dates.yearMonth ? 6 : 0.4],
    ['～', language.space === '' ? 3 : 0],
    [' -> ', 0.3],
    [' → ', 0.5],
    ...slash,
    ...dash,
  ] as const)
  const present = draw.pick(items(dates.present))
  // some words for the present bring their own 'until'
  const words = items(dates.to).map((word) => word.replace('.of', ''))
  const worded = words.includes(separator.trim())
  const endForm = worded && toWord.endsWith('.of') ? '.of' : ''
  const doubled = worded && words.some((word) => present.toLocaleLowerCase().startsWith(word + (language.space ?? ' ')))
  const beforePresent = doubled ? ' – ' : separator
  const since = draw.chance(0.22) ? draw.pick(fitting(dates.since)) : null
  const openEnd = since === null && draw.chance(0.05)
  const fromTo = draw.chance(0.08) ? draw.pick(fitting(dates.fromTo)) : null
  const until = draw.chance(0.02) ? draw.pick(fitting(dates.until)) : null
  const brackets = draw.chance(0.1)
  const shortDuration = draw.chance(0.6)
  const names = monthNames(language.code)
  const pluralRules = new Intl.PluralRules(language.code)
  const counted = (count: number, forms: string) => {
    const [long = '', short] = forms.split('|').map((each) => each.trim())
    const byCategory = new Map(items(shortDuration && short ? short : long).map((each) => each.split('=') as [string, string]))
    const unit = byCategory.get(pluralRules.select(count)) ?? byCategory.get('other') ?? ''
    return unit.includes('#') ? unit.replace('#', String(count)) : `${count}${language.space ?? ' '}${unit}`
  }
  return {
    precision,
    print,
    spoken: (value, inflection = '') =>
      precision !== 'month'
        ? print(value, inflection)
        : dates.yearMonth
          ? items(dates.yearMonth)[0]!
              .replace('{y}', String(yearOf(value)))
              .replace('{m}', String(monthOf(value)))
              .replace('{mm}', two(monthOf(value)))
          : `${inflected(monthOf(value) - 1, inflection, names.alone, names.besideDay)} ${yearOf(value)}`,
    range(start, end) {
      const from = print(start)
      const wrap = (text: string) => (brackets ? `(${text})` : text)
      if (end === 'present') {
        if (since) return { text: wrap(fill(since, { a: start })), from, to: '', present: since }
        if (openEnd) return { text: wrap(`${from}${(worded ? ' – ' : separator).trimEnd()}`), from, to: '', present: '' }
        return { text: wrap(`${from}${beforePresent}${present}`), from, to: present, present }
      }
      const to = print(end)
      if (from === to) return { text: wrap(from), from, to, present: null }
      if (until && precision !== 'year')
        return { text: wrap(`${from}${separator}${print(end, endForm)}`), from, to, present: null }
      if (fromTo) return { text: wrap(fill(fromTo, { a: start, b: end })), from, to, present: null }
      return { text: wrap(`${from}${separator}${print(end, endForm)}`), from, to, present: null }
    },
    duration(start, end, today) {
      const months = (end === 'present' ? today : end) - start + 1
      const parts = [
        ...(months >= 12 ? [counted(Math.floor(months / 12), dates.years)] : []),
        ...(months % 12 > 0 ? [counted(months % 12, dates.months)] : []),
      ]
      return foreign(parts.join(language.space ?? ' '))
    },
  }
}

/** The period that the printed dates allow, as labels state it. */
export function printedPeriod(
  style: DateStyle,
  start: Month,
  end: Month | 'present',
): { start: string; end: string; interval: [string, string]; other: [string, string] | null } {
  const ends = end === 'present'
  if (style.precision === 'month') {
    const to = ends ? 'present' : iso(end)
    return { start: iso(start), end: to, interval: [iso(start), to], other: null }
  }
  if (style.precision === 'year') {
    const from = yearOf(start)
    const to = ends ? 'present' : String(yearOf(end))
    const single = !ends && from === yearOf(end)
    return {
      start: String(from),
      end: to,
      interval: [`${from}-01`, ends ? 'present' : `${to}-12`],
      other: single ? [`${from}-01`, `${from}-12`] : [`${from}-07`, ends ? 'present' : `${to}-06`],
    }
  }
  const step = 3
  const shift = style.precision === 'season' ? 1 : 0
  const floor = (value: Month) => Math.floor((value + shift) / step) * step - shift
  const from = iso(floor(start))
  const to = ends ? 'present' : iso(floor(end) + 2)
  return { start: from, end: to, interval: [from, to], other: null }
}
