import { whyUnordered } from '#src/matching/rankable.ts'
import type { ResumeReading } from '#src/matching/resume.ts'
import { type Measure, scoreBy } from '#src/matching/scoring-context.ts'
import { engineName } from '#src/matching/views.ts'
import { criteriaFrom } from '#src/resume-engine/criteria.ts'
import { resumeFields } from '#src/resume-engine/parsing/resume-fields.ts'
import { jsonHash } from '#src/shared/json-hash.ts'
import { stop } from './prepare.ts'
import { askedSkill, rankingTable } from './ranking-table.ts'
import { commandLine, extractedFrom, withReader } from './reader.ts'

const usage = 'Usage: bun run rank --jd JOB_DESCRIPTION [--json] [--today YYYY-MM-DD] RESUME…'

const { values, resumes } = commandLine(usage, { jd: { type: 'string' }, json: { type: 'boolean' } })
const { jd, json, today: day } = values
if (!jd) stop(usage)

await withReader(async (reader) => {
  const job = await extractedFrom(jd, reader.jobDescription)
  if ('error' in job) stop(`${jd}: ${job.error}`)
  const { requirements, textHash: jobText } = job.value
  const measure: Measure = {
    jobText,
    requirements,
    requirementsHash: jsonHash(requirements),
    criteria: criteriaFrom(requirements),
  }
  const read = await Promise.all(resumes.map((file) => extractedFrom(file, reader.resume)))
  const ranked = read
    .flatMap((each) => ('error' in each ? [] : [rankedResume(each.file, each.value)]))
    .toSorted((a, b) => b.percentage - a.percentage || b.confidence - a.confidence || a.file.localeCompare(b.file))
    .map((result, index) => ({ rank: index + 1, ...result }))
  const unreadable = read.flatMap((each) => ('error' in each ? [each] : []))
  const title = requirements.title?.value ?? null

  if (json) {
    const jobDescription = {
      file: jd,
      title,
      mustHave: requirements.mustHave.map(askedSkill),
      niceToHave: requirements.niceToHave.map(askedSkill),
      minimumYears: requirements.minimumYears?.value ?? null,
      degree: requirements.degree?.value.canonical ?? null,
    }
    const confidences = ranked.map(({ confidence }) => confidence)
    const unordered = whyUnordered({ requirements, criteria: measure.criteria, confidences })
    // `requirements` is the part of every receipt that all of them share.
    const answer = { jobDescription, requirements, unordered, referenceDay: day, results: ranked, unreadable }
    console.log(JSON.stringify(answer, null, 2))
  } else console.log(rankingTable({ title: title ?? jd, requirements, ranked, unreadable }))

  function rankedResume(file: string, { facts, factsHash, textHash, warnings }: ResumeReading) {
    const at = new Date(day)
    const match = scoreBy(measure, { facts, factsHash, textHash, day, warnings, model: null, at })
    const { percentage, confidence, components, requirements, missingMusts, missing, engine, basis } = match
    // The moment of scoring would make two runs over the same files differ.
    const { scoredAt: _, ...receipt } = basis!
    const fields = resumeFields(facts, day)
    return {
      file,
      percentage,
      confidence,
      name: fields.name,
      email: fields.email,
      designation: fields.designation[0] ?? null,
      total_experience: fields.totalExperience,
      engine: engineName,
      version: engine,
      components,
      requirements,
      missingMusts,
      missing,
      warnings,
      receipt: { ...receipt, engine, readFacts: facts },
    }
  }
})
