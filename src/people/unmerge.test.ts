import { expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { testPorts } from '#adapters/test-ports.ts'
import { contactOf } from '#src/matching/contact.ts'
import { createPeople } from './index.ts'
import { bareFacts, fact, seeding } from './test-seed.ts'

setDefaultTimeout(30_000)

const by = { id: 'somebody', workspaceId: 'seeded' }

/** Numbers that look random and are the same for the same seed. */
const dice = (seed: number) => {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const home = (person: number) => ({ email: `person${person}@example.com`, phone: `4155550${100 + person}` })

async function world(seed: number) {
  const ports = testPorts()
  const seeds = seeding(ports.database)
  await seeds.addUser('somebody')
  const people = createPeople({
    ...ports,
    nameOf: async () => 'Some Body',
    noteOnTimeline: async () => {},
    announceCandidate: async () => {},
  })
  const roll = dice(seed)
  /** What the test knows: whose each resume is by itself, and who was merged into whom. */
  const homes = new Map<string, number>()
  const into = new Map<number, { root: number; mergeId: string }>()
  const rootOf = (person: number): number => {
    const merge = into.get(person)
    return merge ? rootOf(merge.root) : person
  }
  let resumes = 0
  const id = (person: number) => `person-${person}`

  return {
    into,
    rootOf,
    /** A resume with this person's email, phone or both, filed as an upload would file it. */
    async arrives(person: number) {
      resumes += 1
      const { email, phone } = home(person)
      const kind = resumes <= 6 ? 2 : roll(3)
      const facts = bareFacts({ email: kind === 1 ? null : fact(email), phone: kind === 0 ? null : fact(phone) })
      const known = await ports.resumes.personWith('seeded', contactOf(facts))
      const resume = `resume-${resumes}`
      await seeds.add([{ id: resume, personId: known ?? id(person), facts, text: resume }])
      homes.set(resume, person)
    },
    async merge(keep: number, gone: number) {
      const { mergeId } = await people.merge({ by, keep: id(keep), merge: id(gone) })
      into.set(gone, { root: keep, mergeId })
    },
    async unmerge(person: number) {
      await people.unmerge(by, into.get(person)!.mergeId)
      into.delete(person)
    },
    roll,
    /** Who has which resumes, as stored and as it should be. */
    async standing() {
      const rows = await ports.database
        .query()
        .all<{ id: string; person: string }>(sql`select id, person_id as person from resumes`)
      const stored = Object.fromEntries(rows.map(({ id: resume, person }) => [resume, person]))
      const wanted = Object.fromEntries([...homes].map(([resume, person]) => [resume, id(rootOf(person))]))
      return { stored, wanted }
    },
  }
}

test('whatever is merged, arrives and is taken apart, in any order, everybody has exactly their own', async () => {
  for (let seed = 1; seed <= 6; seed += 1) {
    const { arrives, merge, unmerge, into, rootOf, roll, standing } = await world(seed)
    const story: string[] = []
    for (let person = 0; person < 6; person += 1) await arrives(person)
    for (let step = 0; step < 30; step += 1) {
      const roots = [0, 1, 2, 3, 4, 5].filter((person) => rootOf(person) === person)
      const merged = [...into.keys()]
      const choice = roll(3)
      if (choice === 0 && roots.length > 1) {
        const keep = roots[roll(roots.length)]!
        const others = roots.filter((person) => person !== keep)
        const gone = others[roll(others.length)]!
        story.push(`merge ${gone} into ${keep}`)
        await merge(keep, gone)
      } else if (choice === 1 && merged.length > 0) {
        const person = merged[roll(merged.length)]!
        story.push(`take ${person} out`)
        await unmerge(person)
      } else {
        const person = roll(6)
        story.push(`${person} arrives`)
        await arrives(person)
      }
      const { stored, wanted } = await standing()
      expect({ seed, story, resumes: stored }).toEqual({ seed, story, resumes: wanted })
    }
    while (into.size > 0) await unmerge([...into.keys()][roll(into.size)]!)
    const { stored, wanted } = await standing()
    expect(stored).toEqual(wanted)
  }
})
