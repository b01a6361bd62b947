/** Part of a question that names days. Offsets are into the question. */
export interface FoundDates {
  start: number
  end: number
  operator: 'between' | 'since' | 'before'
  values: string[]
}

const dayMs = 86_400_000

export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

const months = 'january february march april may june july august september october november december'.split(' ')
const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')

const monthPattern = `(?:${months.map((name) => (name.length > 4 ? `${name}|${name.slice(0, 3)}${name === 'september' ? 't?' : ''}\\.?` : name)).join('|')})`
const monthOf = (text: string) => months.findIndex((name) => name.startsWith(text.slice(0, 3)))

const pad = (value: number) => String(value).padStart(2, '0')
const valid = (year: number, month: number, day: number) => {
  const text = `${year}-${pad(month + 1)}-${pad(day)}`
  return new Date(`${text}T00:00:00Z`).toISOString().slice(0, 10) === text ? text : null
}

interface Span {
  from: string
  to: string
}

const dayWords = [
  '\\d{4}-\\d{2}-\\d{2}',
  `\\d{1,2}(?:st|nd|rd|th)?(?:\\s+of)?\\s+${monthPattern}(?:,?\\s+\\d{4})?`,
  `${monthPattern}\\s+\\d{1,2}(?:st|nd|rd|th)?(?![\\d])(?:,?\\s+\\d{4})?`,
  `${monthPattern}(?:\\s+\\d{4})?`,
  'today|yesterday',
  `(?:last\\s+)?(?:${weekdays.join('|')})`,
  '20\\d{2}',
  'last week|last month|last year|this week|this month|this year',
].join('|')

/** The days that a few words stand for; a month or a weekday without a year is the last one that is not ahead. */
function spanOf(text: string, today: string): Span | null {
  const [year, month, date] = today.split('-').map(Number) as [number, number, number]
  const single = (day: string | null): Span | null => (day === null ? null : { from: day, to: day })
  const wholeMonth = (y: number, m: number): Span => {
    const first = new Date(Date.UTC(y, m, 1)).toISOString().slice(0, 10)
    return { from: first, to: new Date(Date.UTC(y, m + 1, 0)).toISOString().slice(0, 10) }
  }
  if (text === 'today') return single(today)
  if (text === 'yesterday') return single(dayAfter(today, -1))
  const monday = dayAfter(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
  if (text === 'this week') return { from: monday, to: today }
  if (text === 'last week') return { from: dayAfter(monday, -7), to: dayAfter(monday, -1) }
  if (text === 'this month') return { from: `${today.slice(0, 7)}-01`, to: today }
  if (text === 'last month') return wholeMonth(year, month - 2)
  if (text === 'this year') return { from: `${year}-01-01`, to: today }
  if (text === 'last year') return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    const [y, m, d] = text.split('-').map(Number) as [number, number, number]
    return m >= 1 && m <= 12 && d >= 1 && d <= 31 ? single(valid(y, m - 1, d)) : null
  }
  if (/^20\d\d$/.test(text)) return { from: `${text}-01-01`, to: `${text}-12-31` }
  const weekday = weekdays.findIndex((name) => text.endsWith(name))
  if (weekday >= 0) {
    const back = (new Date(`${today}T00:00:00Z`).getUTCDay() - weekday + 7) % 7
    return single(dayAfter(today, -(back === 0 && text.startsWith('last') ? 7 : back)))
  }
  const name = text.match(/[a-z]{3,}/g)?.find((word) => monthOf(word) >= 0)
  if (!name) return null
  const wanted = monthOf(name)
  const numbers = text.match(/\d+/g)?.map(Number) ?? []
  const givenYear = numbers.find((value) => value > 1000)
  const givenDay = numbers.find((value) => value <= 31)
  const ahead = wanted > month - 1 || (wanted === month - 1 && (givenDay ?? 1) > date)
  const y = givenYear ?? (ahead ? year - 1 : year)
  if (givenDay !== undefined) return givenDay >= 1 ? single(valid(y, wanted, givenDay)) : null
  const whole = wholeMonth(y, wanted)
  return { from: whole.from, to: whole.from <= today && whole.to > today ? today : whole.to }
}

const unitDays: Record<string, number> = { day: 1, week: 7, month: 30, year: 365 }
const amount = '(\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)'
const amounts = 'a one two three four five six seven eight nine ten eleven twelve'.split(' ')
const amountOf = (text: string) => (/^\d/.test(text) ? Number(text) : Math.max(1, amounts.indexOf(text)))

/** Days that a question names, in its order. `today` and all days are days of the server's clock. */
export function findDates(lower: string, today: string): FoundDates[] {
  const found: FoundDates[] = []
  const add = (match: RegExpMatchArray, operator: FoundDates['operator'], ...values: (string | null)[]) => {
    const [start, end] = [match.index!, match.index! + match[0].length]
    if (values.some((value) => value === null || !/^\d{4}-/.test(value))) return
    if (found.some((other) => start < other.end && end > other.start)) return
    found.push({ start, end, operator, values: values as string[] })
  }
  const each = (pattern: string) => lower.matchAll(new RegExp(`(?<![\\w-])${pattern}(?![\\w-])`, 'g'))
  const between = (match: RegExpMatchArray, a: Span | null, b: Span | null) => {
    if (!a || !b) return
    const [from, to] = a.from <= b.from ? [a.from, b.to] : [b.from, a.to]
    add(match, 'between', from, to)
  }
  for (const match of each(
    `(?:between|from)\\s+(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:and|to|-)\\s+(\\d{1,2}(?:st|nd|rd|th)?\\s+(${monthPattern})(?:\\s+(\\d{4}))?)`,
  )) {
    const last = spanOf(match[2]!, today)
    between(match, last && spanOf(`${match[1]} ${match[3]} ${last.from.slice(0, 4)}`, today), last)
  }
  for (const match of each(
    `(?:between|from)\\s+(?:the\\s+)?(${dayWords})\\s*(?:and|to|until|till|-)\\s*(?:the\\s+)?(${dayWords})`,
  ))
    between(match, spanOf(match[1]!, today), spanOf(match[2]!, today))
  for (const match of each(
    `(?:more than|over)\\s+${amount}\\s+(day|week|month|year)s?\\s+(?:ago|old)|older than\\s+${amount}\\s+(day|week|month|year)s?`,
  ))
    add(match, 'before', dayAfter(today, -amountOf((match[1] ?? match[3])!) * unitDays[(match[2] ?? match[4])!]!))
  for (const match of each(
    `(?:(?:with)?in|over|during|for)?\\s*(?:the\\s+)?(?:last|past|previous)\\s+(?:${amount}\\s+)(day|week|month|year)s?|(?:with)?in\\s+(?:the\\s+)?(?:last|past)()\\s+(day|week|month|year)|(?:less than|newer than)\\s+${amount}\\s+(day|week|month)s?\\s*(?:ago|old)?|(?:the\\s+)?past()\\s+(day|week|month|year)`,
  )) {
    const days = amountOf(match[1] || match[5] || 'one') * unitDays[(match[2] ?? match[4] ?? match[6] ?? match[8])!]!
    add(match, 'between', dayAfter(today, 1 - days), today)
  }
  for (const match of each(`${amount}\\s+(day|week|month)s?\\s+ago`)) {
    const day = dayAfter(today, -amountOf(match[1]!) * unitDays[match[2]!]!)
    add(match, 'between', day, day)
  }
  for (const match of each(`(since|after|from|starting|before|until|till|by|up to)\\s+(?:the\\s+)?(${dayWords})`)) {
    const span = spanOf(match[2]!, today)
    if (!span) continue
    const [, word] = match
    // 'From last month' and 'from Monday' mean that time itself.
    if (word === 'from' && span.from !== span.to) add(match, 'between', span.from, span.to)
    else if (word === 'after') add(match, 'since', dayAfter(span.to, 1))
    else if (word === 'before') add(match, 'before', span.from)
    else if (/^(?:until|till|by|up)/.test(word!)) add(match, 'before', dayAfter(span.to, 1))
    else add(match, 'since', span.from)
  }
  for (const match of each(`(?:on|in|during|of)\\s+(?:the\\s+)?(${dayWords})`)) {
    const span = spanOf(match[1]!, today)
    if (span) add(match, 'between', span.from, span.to)
  }
  const alone = dayWords.replace(`|${monthPattern}(?:\\s+\\d{4})?`, `|${monthPattern}\\s+\\d{4}`).replace('|20\\d{2}', '')
  for (const match of each(`(?:${alone})`)) {
    const span = spanOf(match[0], today)
    if (span) add(match, 'between', span.from, span.to)
  }
  return found.toSorted((a, b) => a.start - b.start)
}
