/** A salary that a company wrote, as range, currency and period: what job boards and search engines read. */
export interface Salary {
  /** Two equal numbers for one amount. */
  from: number
  to: number
  /** ISO 4217. */
  currency: string
  period: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
}

const symbols: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  US$: 'USD',
  CA$: 'CAD',
  A$: 'AUD',
  '₹': 'INR',
  '¥': 'JPY',
  zł: 'PLN',
}
const codes =
  'AED AUD BGN BRL CAD CHF CLP CNY COP CZK DKK EUR GBP HKD HUF IDR ILS INR ISK JPY KES KRW MAD MXN MYR NGN NOK NZD PEN PHP PKR PLN QAR RON RSD SAR SEK SGD THB TRY TWD UAH USD VND ZAR'.split(
    ' ',
  )
const periods: [RegExp, Salary['period']][] = [
  [/^(?:per|an|\/) ?(?:hour|hr|h)$|^hourly$/, 'HOUR'],
  [/^(?:per|a|\/) ?day$|^daily$/, 'DAY'],
  [/^(?:per|a|\/) ?week$|^weekly$/, 'WEEK'],
  [/^(?:per|a|\/) ?month$|^monthly$/, 'MONTH'],
  [/^(?:per|a|\/) ?(?:year|annum|yr)$|^(?:yearly|annually|p\.? ?a\.?)$/, 'YEAR'],
]

const amount = "\\d{1,3}(?:[,.' \\u2019]\\d{3})+|\\d+(?:\\.\\d{1,2})?"
const money = `(US\\$|CA\\$|A\\$|[€£₹¥]|zł|[A-Z]{3})`
const whole = new RegExp(
  `^(?:${money} ?)?(${amount})([kK])?(?: ?(?:-|to|–|—) ?(?:${money} ?)?(${amount})([kK])?)?(?: ?${money})?[ ,]*(.+)$`,
)

/** Null for words that leave one of the three open: nothing is guessed. */
export function salaryIn(text: string): Salary | null {
  const found = whole.exec(text.trim().replace(/\s+/g, ' '))
  if (!found) return null
  const [, before, first = '', firstThousands, between, second, secondThousands, behind, rest = ''] = found
  const named = [before, between, behind].filter((each) => each !== undefined).map(currencyOf)
  const [currency] = named
  const period = periods.find(([words]) => words.test(rest.trim().toLowerCase()))?.[1]
  if (!currency || named.some((each) => each !== currency) || !period) return null
  const isThousands = secondThousands !== undefined || (second === undefined && firstThousands !== undefined)
  const to = numberOf(second ?? first) * (isThousands ? 1000 : 1)
  // "50-65k" means 50,000.
  const from = numberOf(first) * (firstThousands !== undefined || (isThousands && second !== undefined) ? 1000 : 1)
  return from > 0 && from <= to ? { from, to, currency, period } : null
}

const currencyOf = (words: string): string | null =>
  symbols[words] ?? (codes.includes(words.toUpperCase()) ? words.toUpperCase() : null)

const numberOf = (text: string) => Number(/^\d{1,3}(?:[,.' \u2019]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : text)
