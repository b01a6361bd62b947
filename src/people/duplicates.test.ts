import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { type Invented, peopleServer } from './test-people-server.ts'

setDefaultTimeout(30_000)

const mira = { name: 'Mira Talvik', email: 'mira.talvik@example.com', phone: '+1 415 555 0132' }
/** Has nothing in common with what a resume of the tests says by itself. */
const elsewhere: Invented = {
  name: 'Ola Nord',
  email: 'ola.nord@example.org',
  phone: '+44 20 7946 0811',
  company: 'Halden Freight',
  title: 'Data Engineer',
  from: 'March 2012',
  to: 'June 2014',
  skills: ['Scala', 'Spark', 'Kafka'],
  degree: 'Master of Arts in History',
  school: 'Harbour Institute of Technology',
}

let server: Awaited<ReturnType<typeof peopleServer>>
beforeAll(async () => {
  server = await peopleServer()
})

/** Reasons why the two resumes may be one person's; none when they are not shown as a pair. */
async function reasons(one: Invented, other: Invented) {
  const recruiter = await server.newcomer()
  await recruiter.upload(one, other)
  const { pairs } = await recruiter.duplicates()
  return pairs.flatMap((pair) => pair.reasons.map(({ text }) => text)).join('\n')
}

test('a name and an employer that agree are shown with both sides', async () => {
  const recruiter = await server.newcomer()
  await recruiter.upload(mira, { ...elsewhere, name: 'Mira K. Talvik', company: 'Northwind Logistics Inc.' })
  const { pairs, total, canChange } = await recruiter.duplicates()
  expect({ total, canChange }).toEqual({ total: 1, canChange: true })
  const { people, reasons: why } = pairs[0]!
  expect(why.map(({ kind }) => kind)).toEqual(['name', 'employer'])
  expect(why.map(({ text }) => text).join('\n')).toMatch(
    /Names that go together: .*Mira K\. Talvik.*\nBoth worked for .*Northwind Logistics/,
  )
  expect(people.map(({ email }) => email).toSorted()).toEqual(['mira.talvik@example.com', 'ola.nord@example.org'])
  for (const { ranked, versions, newest } of people)
    expect([ranked[0]?.jobDescriptionId.title, ranked[0]?.stage, versions, newest.receivedBy]).toEqual([
      'Backend Developer',
      'New',
      1,
      'Rita Recruiter',
    ])
})

test('the same school, or the same work at the same time, is a reason for people of one name', async () => {
  const found = await reasons(mira, {
    ...elsewhere,
    name: 'Mira Talvik',
    school: 'Lakeside University',
    title: 'Backend Developer',
    from: 'March 2021',
    to: 'present',
  })
  expect(found).toContain('The same name, Mira Talvik')
  expect(found).toContain('Both went to Lakeside University')
  expect(found).toMatch(/Both were Backend Developer in overlapping time: /)
})

test('texts that hardly differ are a reason for people of one name', async () => {
  const more = [
    'Northern lights, long winters and careful engineering shaped how this person plans work with others every single day.',
  ]
  expect(await reasons({ ...mira, more }, { ...mira, email: 'new@example.org', phone: '+44 20 7946 0811', more })).toMatch(
    /About [6-9]\d% of the wording/,
  )
})

test('email addresses that differ by dots, an addition and a slip in the domain are a reason', async () => {
  expect(
    await reasons({ ...mira, email: 'mira.talvik@gmail.com' }, { ...elsewhere, email: 'miratalvik+jobs@gmial.com' }),
  ).toMatch(/Email addresses that differ by a slip in the domain and an addition after \+ and dots: /)
})

test('a phone number that is written differently is a reason, also for another name', async () => {
  expect(await reasons({ ...mira, phone: '+49 30 901820' }, { ...elsewhere, phone: '030 901820' })).toMatch(
    /^The same phone number, written differently: /,
  )
})

test('a name alone is no reason, and neither is a school without the name', async () => {
  expect(await reasons(mira, { ...elsewhere, name: 'Mira Talvik' })).toBe('')
  expect(await reasons(mira, { ...elsewhere, school: 'Lakeside University' })).toBe('')
})

test('where many have one name, a school that they share says nothing by itself', async () => {
  const recruiter = await server.newcomer()
  const one = (index: number): Invented => ({
    ...elsewhere,
    name: 'Mira Talvik',
    email: `mira${index}x@mail${index}.example`,
    phone: `+44 20 79${index}1 2${index}3${index}`,
    company: `Company ${'ABCDEFGH'[index]}x`,
    title: ['Nurse', 'Teacher', 'Baker', 'Pilot', 'Cook', 'Lawyer', 'Welder', 'Painter'][index]!,
    skills: [`Skill${'abcdefgh'[index]}`],
    more: [`Only this person wrote ${'abcdefgh'[index]} words about ${'hgfedcba'[index]} matters.`],
  })
  await recruiter.upload(...[0, 1].map(one))
  const few = (await recruiter.duplicates()).total
  await recruiter.upload(...[2, 3, 4, 5, 6, 7].map(one))
  await recruiter.upload({ ...one(0), email: 'again@mail9.example', phone: '+47 22 00 11 22', company: 'Company Ax' })
  const { pairs } = await recruiter.duplicates()
  expect(few).toBe(1)
  expect(pairs.filter(({ reasons: why }) => why.every(({ kind }) => kind === 'name' || kind === 'school')).length).toBeLessThan(2)
  expect(pairs.some(({ reasons: why }) => why.some(({ kind }) => kind === 'employer'))).toBe(true)
})

test('an email of one person with the phone of another goes to the first, and the second is shown as a possible duplicate', async () => {
  const recruiter = await server.newcomer()
  const [one] = await recruiter.upload(mira)
  const [two] = await recruiter.upload({ ...elsewhere, email: 'zz.ola@example.com' })
  const [third] = await recruiter.upload({ ...mira, phone: elsewhere.phone!, more: ['Speaks Finnish'] })
  const [first, second] = [await recruiter.personOf(one!), await recruiter.personOf(two!)]
  expect(await recruiter.personOf(third!)).toBe(first)
  const { pairs } = await recruiter.duplicates()
  expect(pairs.map(({ people }) => people.map(({ _id }) => _id).toSorted())).toEqual([[first, second].toSorted()])
  expect(pairs[0]!.reasons[0]!.text).toBe('The same phone number, +44 20 7946 0811')
})

test('when a resume goes, what it was the reason for goes with it', async () => {
  const recruiter = await server.newcomer()
  const [, other] = await recruiter.upload(mira, { ...mira, email: 'mira@example.org', phone: '+44 20 7946 0811' })
  expect((await recruiter.duplicates()).total).toBe(1)
  await recruiter.call('DELETE', `/api/candidates/${other!._id}`)
  expect((await recruiter.duplicates()).total).toBe(0)
})

test('people of two workspaces are never compared', async () => {
  const [one, other] = [await server.newcomer(), await server.newcomer()]
  await one.upload(mira)
  await other.upload({ ...mira, email: 'mira@example.org', phone: '+44 20 7946 0811' })
  expect([(await one.duplicates()).total, (await other.duplicates()).total]).toEqual([0, 0])
})

test('the list comes in pages, the strongest first', async () => {
  const recruiter = await server.newcomer()
  await recruiter.upload(
    mira,
    { ...mira, email: 'mira@example.org', phone: '+44 20 7946 0811' },
    { ...elsewhere, phone: '+49 30 901820' },
    { ...elsewhere, name: 'Ada Holm', email: 'ada@example.net', phone: '030 901820' },
  )
  const { pairs } = await recruiter.duplicates()
  expect(pairs).toHaveLength(2)
  expect(pairs[0]!.strength).toBeGreaterThan(pairs[1]!.strength)
  const page = await recruiter.call('GET', '/api/duplicates?limit=1&cursor=1')
  expect([page.body.pairs[0]._id, page.headers.get('x-total-count')]).toEqual([pairs[1]!._id, '2'])
})
