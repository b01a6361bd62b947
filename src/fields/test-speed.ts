/**
 * How fast the list of candidates is filtered and sorted by fields: `bun src/fields/test-speed.ts 100000`. Invented candidates with six
 * fields each, in the index alone. Says the slowest of each and the ratio to what decision 13 allows (50 ms for any filter).
 */
import { createCandidateIndex } from '#src/talent/candidate-filters/candidate-index.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
const count = Number(process.argv[2] ?? 100_000)
const allowedMs = 50
let seed = 7
const random = (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * below)
}
const words = ['calls', 'back', 'monday', 'prefers', 'remote', 'berlin', 'lisbon', 'notice', 'three', 'months', 'visa', 'friday']
const sentence = () => Array.from({ length: 12 }, () => `${words[random(words.length)]}${random(50)}`).join(' ')
const day = () => `20${20 + random(9)}-${String(1 + random(12)).padStart(2, '0')}-${String(1 + random(28)).padStart(2, '0')}`

const index = createCandidateIndex()
const nothing = {
  name: null,
  email: null,
  mobileNumber: null,
  skills: [],
  designation: [],
  degree: [],
  companyNames: [],
  totalExperience: null,
  filename: '',
}
const began = performance.now()
for (let at = 0; at < count; at += 1)
  index.set(
    `c${at}`,
    { resumeId: `r${at}`, jobDescriptionId: 'job', percentage: random(100), confidence: 1, createdAt: new Date(at) },
    nothing,
    'Job',
    [
      { fieldId: 'choice', value: { kind: 'choices', ids: [`v${random(5)}`] } },
      {
        fieldId: 'choices',
        value: { kind: 'choices', ids: [...new Set([`v${random(100)}`, `v${random(100)}`, `v${random(100)}`])] },
      },
      { fieldId: 'number', value: { kind: 'number', number: random(100_000) / 10 } },
      { fieldId: 'date', value: { kind: 'date', day: day() } },
      { fieldId: 'text', value: { kind: 'text', text: sentence() } },
      ...(random(2) ? [{ fieldId: 'file', value: { kind: 'file', fileId: `f${at}`, filename: `file ${at}.pdf` } as const }] : []),
    ],
  )
print(
  `${count.toLocaleString('en')} candidates in ${Math.round(performance.now() - began)} ms, about ${Math.round(index.bytes() / 1e6)} MB`,
)
index.page(index.select({}), { sorting: 'match', offset: 0, limit: 50 })

const choices = Array.from({ length: 100 }, (_, at) => `v${at}`)
let slowest = 0
let isSorting = false
const measure = (name: string, work: () => number) => {
  const times: number[] = []
  let found = 0
  for (let turn = 0; turn < 15; turn += 1) {
    const start = performance.now()
    found = work()
    times.push(performance.now() - start)
  }
  const first = times[0]!
  times.sort((a, b) => a - b)
  if (!isSorting) slowest = Math.max(slowest, first)
  print(
    `${name.padEnd(44)} ${String(found).padStart(7)} found   first ${first.toFixed(1)} ms   median ${times[7]!.toFixed(1)} ms`,
  )
}
const seenFields = ['choice', 'choices', 'number', 'date', 'text', 'file'].map((id) => ({ id, choices: [] }))
const filter = (...conditions: string[]) =>
  measure(conditions.join(' & '), () => {
    const selection = index.select({ field: conditions, seenFields })
    return index.page(selection, { sorting: 'match', offset: 0, limit: 50 }).total
  })
filter('choice:is:v1')
filter('choices:is:v1', 'choices:is:v2', 'choices:is:v3')
filter('number:from:100', 'number:to:5000')
filter('date:from:2024-01-01')
filter('text:has:berlin17')
filter('text:has:e')
filter('file:none')
filter('choice:is:v1', 'choices:is:v2', 'number:from:100', 'date:to:2027-01-01', 'text:has:monday', 'file:any')
isSorting = true
for (const fieldId of ['choice', 'choices', 'number', 'date', 'text'])
  measure(`sorted by ${fieldId}`, () => {
    const sorting = index.arrangedByField(fieldId, { choices, reversed: true })
    return index.page(index.select({}), { sorting, offset: 0, limit: 50 }).total
  })
print(`slowest filter ${slowest.toFixed(1)} ms, ratio to ${allowedMs} ms: ${(slowest / allowedMs).toFixed(2)}`)
