import { findDates } from './dates.ts'
import { addItem, type Draft, isFree, places, use } from './found.ts'
import { findRanges } from './numbers.ts'

/** What happened on the days is told by the last of these words before them. */
const events: [category: 'added' | 'moved' | 'contacted', words: RegExp][] = [
  ['moved', /\b(?:reject(?:ed)?|hired?|moved|entered|reached|offered|promoted|interviewed)\b/g],
  ['contacted', /\b(?:contact(?:ed)?|e-?mail(?:ed)?|mailed|messaged?|wrote|written?|reach(?:ed)? out)\b/g],
  ['added', /\b(?:added|uploaded|applied|received|arrived|came|submitted|joined|new)\b/g],
]

const nearby = 60

/** Letters between a person's studies or work and a year: not about the day somebody was added. */
const ofTheirLife = /\b(?:graduated|studied|born|worked|working|employed|degree)\b[^,;]*$/

/** Days, with what happened on them. */
export function findDays(draft: Draft) {
  const { lower, today } = draft
  for (const { start, end, operator, values } of findDates(lower, today)) {
    if (!isFree(draft, start, end)) continue
    const behind = lower.slice(Math.max(0, start - nearby), start)
    if (ofTheirLife.test(behind)) continue
    let category: 'added' | 'moved' | 'contacted' = 'added'
    let last = -1
    for (const [name, words] of events)
      for (const { index } of behind.matchAll(words))
        if (index > last) {
          last = index
          category = name
        }
    addItem(draft, { start, end, category, operator, values })
  }
  const recent = (pattern: string) => {
    for (const { start, end } of places(draft, pattern)) {
      const from = new Date(Date.parse(`${today}T00:00:00Z`) - 6 * 86_400_000).toISOString().slice(0, 10)
      addItem(draft, { start, end, category: 'added', operator: 'between', values: [from, today] })
    }
  }
  recent(
    '(?:brand )?new(?:ly added)?(?= (?:candidates|people|applicants|profiles|resumes|arrivals|applications))|recent(?= (?:candidates|people|applicants|profiles|resumes|applications))|(?:added|uploaded|received) recently|recently (?:added|uploaded|received)',
  )
}

/** Bounds of experience and of the match. A number that is neither stays unread. */
export function findFigures(draft: Draft) {
  for (const { start, end, operator, values, unit } of findRanges(draft.lower))
    if (unit) addItem(draft, { start, end, category: unit, operator, values })
}

/** What a mail was sent on is said by its days alone. */
export function joinContacted(draft: Draft) {
  for (const days of draft.items.filter(({ category, operator }) => category === 'contacted' && operator !== 'any')) {
    const plain = draft.items.find(
      ({ category, operator, end }) =>
        category === 'contacted' && operator === 'any' && end <= days.start && days.start - end < nearby,
    )
    if (!plain) continue
    draft.items.splice(draft.items.indexOf(plain), 1)
    days.start = plain.start
    use(draft, plain.start, plain.end)
  }
}
