import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { createReadingPool } from '#adapters/document-reader/pool.ts'
import { modelFactsHere } from '#src/matching/model-facts/read-here.ts'
import { job, resume, resumeText } from '#src/matching/model-facts/test-model-facts.ts'
import { pooledModelFacts } from './pooled-model-facts.ts'

const pool = createReadingPool({ entry: join(import.meta.dir, 'reading-process.ts') })
afterAll(() => pool.close())

test('a reading process shows and checks as this one would', async () => {
  const there = pooledModelFacts(pool)
  const claims = {
    skills: [
      { skill: 'Kubernetes', quote: 'orchestrating containers across three clusters', must: true },
      { skill: 'Terraform', quote: 'Built services with Python and PostgreSQL', must: true },
    ],
    positions: [],
    degrees: [],
  }
  for (const material of [
    { kind: 'resume', ...resume(resumeText) },
    { kind: 'job-description', ...job('Requirements\n- You know orchestrating containers across three clusters.') },
  ] as const) {
    const shown = await there.shown(material)
    expect(shown).toContain('orchestrating containers')
    expect(shown).toBe(await modelFactsHere.shown(material))
    const facts = await there.checked(material, claims)
    expect(facts.skills.map(({ value }) => value.skill)).toEqual(['Kubernetes'])
    expect(facts).toEqual(await modelFactsHere.checked(material, claims))
  }
})
