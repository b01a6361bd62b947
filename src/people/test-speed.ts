/**
 * Says how long a workspace of so many people takes: `bun src/people/test-speed.ts 10000`. People share names, employers,
 * schools and towns as people do; one in thirty is there twice.
 */
import { testPorts } from '#adapters/test-ports.ts'
import type { ResumeFacts } from '#src/resume-engine/facts.ts'
import { createPeople } from './index.ts'
import { bareFacts, fact, type SeededResume, seeding } from './test-seed.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const wanted = Number(process.argv[2] ?? 10_000)
const towns =
  'Oslo Bergen London Paris Berlin Munich Madrid Lisbon Rome Milan Vienna Prague Warsaw Dublin Boston Chicago Seattle Austin Delhi Pune Mumbai Chennai Tokyo Toronto'.split(
    ' ',
  )
const syllables = 'ka lo mi ren ta vik sol dan er lin fa bor us ne ha jo pri ya ra mo sha gar tel win os un di ck ber gen'.split(
  ' ',
)

let state = 42
const roll = (sides: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * sides)
}
/** Small numbers often, large ones seldom: as names are given. */
const seldom = (sides: number) => Math.floor(sides * (roll(10_000) / 10_000) ** 3)
const word = (index: number, length: number) =>
  Array.from(
    { length },
    (_, place) => syllables[(index * 7 + place * 13 + Math.floor(index / 30) * (place + 3)) % syllables.length],
  ).join('')
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)
const vocabulary = Array.from(
  { length: 6000 },
  (_, index) => word(index, 2 + (index % 3)) + index.toString(36).replace(/\d/g, 'x'),
)

const somebody = (index: number, known: Partial<Record<'email' | 'phone', string>> = {}) => {
  const name = `${capital(word(seldom(1500), 2))} ${capital(word(5000 + seldom(8000), 3))}`
  const company = `${capital(word(9000 + roll(3000), 3))} ${['Systems', 'Labs', 'Logistics'][roll(3)]}`
  const school = `University of ${capital(word(20_000 + roll(400), 3))}`
  const text = Array.from({ length: 450 }, () => vocabulary[seldom(vocabulary.length)]).join(' ')
  return {
    index,
    name,
    company,
    school,
    town: towns[roll(towns.length)]!,
    email: `p${index}@mail${index % 50}.example`,
    phone: `+47 ${20_000_000 + index}`,
    text,
    ...known,
  }
}

const facts = (each: ReturnType<typeof somebody>): ResumeFacts =>
  bareFacts({
    name: fact(each.name),
    email: fact(each.email),
    phone: fact(each.phone),
    companies: [fact(each.company)],
    designations: [fact('Engineer')],
    roles: [
      {
        title: fact('Engineer'),
        company: fact(each.company),
        dates: fact({ start: 24_200 + roll(60), end: 'present' as const }),
        counts: true,
      },
    ],
    terms: Array.from({ length: 300 }, (_, at) => [vocabulary[at * 7]!, 1] as [string, number]),
  })

const resumeOf = (id: string, each: ReturnType<typeof somebody>): SeededResume => ({
  id,
  personId: `person-${id}`,
  facts: facts(each),
  text: `${each.name}\n${each.town} | ${each.email} | ${each.phone}\n${each.text}\nEducation\nBachelor of Science, ${each.school}, 2015`,
})

const ports = testPorts()
const seeds = seeding(ports.database)
await seeds.addUser('somebody')
let pending: SeededResume[] = []
for (let index = 0; index < wanted; index += 1) {
  const each = somebody(index)
  pending.push(resumeOf(`r${index}`, each))
  if (index % 30 === 0 && index + 1 < wanted) {
    index += 1
    pending.push(
      resumeOf(`r${index}`, {
        ...each,
        email: `again${index}@other.example`,
        phone: `+44 ${70_000_000 + index}`,
        text: `${each.text} more words here`,
      }),
    )
  }
  if (pending.length >= 2000) {
    await seeds.add(pending)
    pending = []
  }
}
await seeds.add(pending)

const people = createPeople({
  ...ports,
  nameOf: async () => null,
  noteOnTimeline: async () => {},
  announceCandidate: async () => {},
})
const by = { id: 'somebody', workspaceId: 'seeded' }
const times: number[] = []
const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

let longestGap = 0
let last = performance.now()
const beat = setInterval(() => {
  const now = performance.now()
  longestGap = Math.max(longestGap, now - last - 5)
  last = now
}, 5)
const cpu = process.cpuUsage()
const all = await timed(async () => {
  while ((await people.catchUp('seeded', 1000)) > 0);
})
const used = process.cpuUsage(cpu)
clearInterval(beat)
for (let round = 0; round < 30; round += 1) times.push(await timed(() => people.duplicates(by, { limit: 10, offset: 0 })))
const deep = await timed(() => people.duplicates(by, { limit: 10, offset: 1000 }))
const { total, pairs } = await people.duplicates(by, { limit: 10, offset: 0 })
const merging: number[] = []
for (const { lowPersonId: keep, highPersonId: merge } of pairs)
  merging.push(await timed(() => people.merge({ by, keep, merge }).catch(() => null)))
const after = await timed(() => people.duplicates(by, { limit: 10, offset: 0 }))
const one = resumeOf('late', somebody(wanted + 1))
await seeds.add([one])
const late = await timed(() => people.catchUp('seeded', 1000))
const tables = ['person_keys', 'resume_marks', 'person_pairs']
const sizes = await Promise.all(tables.map(async (name) => ({ name, bytes: await ports.database.sizeOnDisk(name) })))
const ms = (value: number) => `${value.toFixed(1)} ms`
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
say(`people                     ${wanted}`)
say(`pairs found                ${total}`)
say(
  `all looked at              ${(all / 1000).toFixed(1)} s, ${((used.user + used.system) / 1e6).toFixed(1)} s of CPU, ${((used.user + used.system) / 1000 / wanted).toFixed(2)} ms a person`,
)
say(`longest gap meanwhile      ${ms(longestGap)}`)
say(`first page of ten          ${ms(median(times))} (median of 30)`)
say(`page 101                   ${ms(deep)}`)
say(`a merge                    ${ms(median(merging))} (median of ${merging.length}); the list after ten of them ${ms(after)}`)
say(`one more resume            ${ms(late)}`)
say(`on the disk                ${sizes.map(({ name, bytes }) => `${name} ${(bytes / 1e6).toFixed(1)} MB`).join(', ')}`)
process.exit(0)
