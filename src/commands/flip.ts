import { parseArgs } from 'node:util'
import { emptyResult, takeIn } from '#src/fairness/flip-lab.ts'
import type { FlipResult } from '#src/fairness/ports.ts'
import { flipReaderHere } from '#src/reading-worker/flip-tasks.ts'
import { criteriaFrom } from '#src/resume-engine/criteria.ts'
import { currentEngine } from '#src/resume-engine/engines.ts'
import { stop } from './prepare.ts'
import { extractedFrom, withReader } from './reader.ts'

const usage = 'Usage: bun run flip --jd JOB_DESCRIPTION [--made N] [--twins N] [--seed S] [--json] [--today YYYY-MM-DD] [RESUME…]'

const { values, positionals: resumes } = parseArgs({
  allowPositionals: true,
  options: {
    jd: { type: 'string' },
    made: { type: 'string', default: '60' },
    twins: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
})
const { jd, seed, today: day } = values
if (!jd) stop(usage)
const made = Number(values.made)
const most = Number(values.twins)
if (!Number.isInteger(made) || made < 0 || !Number.isInteger(most) || most < 1) stop(usage)

await withReader(async (reader) => {
  const job = await extractedFrom(jd, reader.jobDescription)
  if ('error' in job) stop(`${jd}: ${job.error}`)
  const { requirements } = job.value
  const criteria = criteriaFrom(requirements)
  const result = emptyResult(
    { engine: currentEngine, modelName: 'none' },
    { criteriaVersion: 1, candidates: resumes.length, seed, made },
  )
  const files = await Promise.all(resumes.map((file) => extractedFrom(file, reader.resume)))
  const unreadable = files.flatMap((each) => ('error' in each ? [each] : []))
  for (const [turn, each] of files.entries()) {
    if ('error' in each) continue
    const found = await flipReaderHere.flips({
      source: { document: each.value.document },
      requirements,
      criteria,
      day,
      most,
      turn,
    })
    takeIn(result, found, { candidateId: each.file, made: null })
  }
  for (let number = 0; number < made; number += 1) {
    const found = await flipReaderHere.flips({ source: { seed, number }, requirements, criteria, day, most, turn: number })
    takeIn(result, found, { candidateId: null, made: number })
  }
  if (values.json)
    console.log(
      JSON.stringify({ jobDescription: { file: jd, title: requirements.title?.value ?? null }, ...result, unreadable }, null, 2),
    )
  else console.log(flipTable(result, requirements.title?.value ?? jd))
})

/** What is exchanged, how many twins, how many with the same score, and every difference with its cause. */
function flipTable(result: FlipResult, title: string): string {
  const { counts, differences, differing, candidates, made, engine } = result
  const all = counts.reduce((sum, { twins }) => sum + twins, 0)
  return [
    `${title}: ${all} twins of ${candidates} resumes and ${made} invented ones (${engine}), ${differing} with another score`,
    ...counts.map(
      ({ kind, twins, same, worst }) =>
        `${kind.padEnd(22)}${String(twins).padStart(6)} twins ${String(twins - same).padStart(5)} differ, by ${worst} points at most`,
    ),
    ...differences.map(
      ({ kind, before, after, from, to, components, cause, candidateId, made }) =>
        `${candidateId ?? `invented ${made}`}: ${kind} “${before}” → “${after}”: ${from} → ${to} (${components.join(', ')}) ${cause ?? ''}`,
    ),
  ].join('\n')
}
