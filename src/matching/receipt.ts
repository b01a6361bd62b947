import type { Clock } from '#src/ports/clock.ts'
import { UnreadableDocument } from '#src/ports/document-reader.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import { withTodaysNames } from '#src/resume-engine/criteria.ts'
import { currentEngine, readingEngine, requirementsEngine } from '#src/resume-engine/engines.ts'
import type { Fact, JobRequirements, ResumeFacts, SkillMention } from '#src/resume-engine/facts.ts'
import type { MatchBasis, ModelBasis } from '#src/resume-engine/match.ts'
import { scoreMatch } from '#src/resume-engine/scoring/score-match.ts'
import { taxonomyVersion } from '#src/resume-engine/taxonomy/version.ts'
import { weigh } from '#src/resume-engine/weighing.ts'
import { jsonHash } from '#src/shared/json-hash.ts'
import { FileMissing } from '#src/shared/provider-error.ts'
import { correctionRecord } from './correction-views.ts'
import { CandidateNotFound, NoReceipt } from './errors.ts'
import type { ReceiptAnswer, VerificationAnswer } from './evidence-views.ts'
import { correctedFacts } from './fact-corrections.ts'
import type { Actor, Candidates, Files, JobDescriptions, MatchReader, Resumes } from './ports.ts'
import type { Candidate, JobDescription } from './resume.ts'
import { withAddition, withPointedOut } from './with-addition.ts'

interface Ports {
  candidates: Candidates
  resumes: Resumes
  jobDescriptions: JobDescriptions
  files: Files
  fileStore: FileStore
  reader: MatchReader
  clock: Clock
}

type Difference = VerificationAnswer['differences'][number]

interface Scored {
  candidate: Candidate
  basis: MatchBasis
  job: JobDescription | null
}

/** What a score was made from, and whether it comes out the same when everything is done again from the stored files. */
export function scoreReceipts(ports: Ports) {
  const { candidates, resumes, jobDescriptions, files, fileStore, reader, clock } = ports

  const scored = async (by: Actor, id: string): Promise<Scored> => {
    const candidate = await candidates.find(by.workspaceId, id)
    if (!candidate) throw new CandidateNotFound()
    if (!candidate.match.basis) throw new NoReceipt()
    const job = await jobDescriptions.findEvenDeleted(by.workspaceId, candidate.jobDescription.id)
    return { candidate, basis: candidate.match.basis, job }
  }

  /** The facts that were scored: the resume's own, or those that a newer engine has replaced since. */
  const factsOf = async ({ candidate: { resume }, basis }: Scored): Promise<ResumeFacts | null> =>
    (resume.factsHash ?? jsonHash(resume.facts)) === basis.facts ? resume.facts : resumes.earlierFacts(resume.id, basis.facts)

  /** The requirements that were scored against: those of the job, or those that a newer engine has replaced since. */
  const requirementsOf = async ({ job, basis }: Scored): Promise<JobRequirements | null> => {
    if (!job) return null
    if (jsonHash(job.requirements) === basis.requirements) return job.requirements
    return jobDescriptions.earlierRequirements(job.id, basis.requirements)
  }

  /** Null when the stored file is gone or cannot be read. */
  const readAnew = async <Reading>(
    by: Actor,
    fileId: string | null,
    read: (path: string) => Promise<Reading>,
  ): Promise<Reading | null> => {
    const file = fileId ? await files.find(by.workspaceId, fileId) : null
    if (!file) return null
    try {
      return await fileStore.withLocalFile(file.key, read)
    } catch (error) {
      if (error instanceof UnreadableDocument || error instanceof FileMissing) return null
      throw error
    }
  }

  /** What can be checked without the engine that made the score: its facts by their hash, and its arithmetic. */
  const holdsAsMade = async (score: Scored): Promise<boolean | null> => {
    const facts = await factsOf(score)
    if (!facts) return null
    const { percentage, components, requirements = [] } = score.candidate.match
    const answered = components.map((component) => ({ ...component, answered: component.answered ?? component.weight > 0 }))
    const again = weigh({ components: answered, requirements }, score.basis.criteria)
    return jsonHash(facts) === score.basis.facts && again.percentage === percentage
  }

  return {
    async receipt(by: Actor, id: string): Promise<ReceiptAnswer> {
      const score = await scored(by, id)
      const { candidate, basis, job } = score
      const { percentage, confidence, components, requirements = [], missing, engine } = candidate.match
      const { corrections } = candidate.resume
      const [reading = '', reader = '', scoring = ''] = engine.split(' ')
      return {
        candidate: candidate.id,
        scoredAt: basis.scoredAt,
        resume: { filename: candidate.resume.filename, bytes: candidate.resume.sha256, text: basis.resumeText },
        jobDescription: { title: candidate.jobDescription.title, bytes: job?.sha256 ?? '', text: basis.jobText },
        engine: { reading, requirements: reader, scoring },
        taxonomy: basis.taxonomy,
        referenceDay: basis.day,
        criteria: withTodaysNames(basis.criteria),
        hashes: { facts: basis.facts, requirements: basis.requirements },
        facts: await factsOf(score),
        requirements: await requirementsOf(score),
        model: basis.model,
        ...(corrections && { corrections: corrections.list.map(correctionRecord) }),
        result: { percentage, confidence, components, requirements, missing },
      }
    },

    /** Reads both stored files again, computes the score anew, and says what differs and why. */
    async verify(by: Actor, id: string): Promise<VerificationAnswer> {
      const score = await scored(by, id)
      const { candidate, basis, job } = score
      const differences: Difference[] = []
      const compare = (what: string, before: string, now: string, why: string) => {
        if (before !== now) differences.push({ what, before, now, why })
      }
      compare(
        'engine',
        candidate.match.engine,
        currentEngine,
        'The product has a newer engine than the one that made this score.',
      )
      compare('taxonomy', basis.taxonomy, taxonomyVersion, 'The lists of skills, titles and occupations have changed since.')

      const group = by.workspaceId
      const resume = await readAnew(by, candidate.resume.fileId, (path) => reader.resume(path, { group }))
      const jobFile = job?.fileId ? await readAnew(by, job.fileId, (path) => reader.jobDescription(path, { group })) : null
      const corrections = candidate.resume.corrections?.list ?? []
      const facts = resume && correctedFacts(resume.facts, corrections)
      if (!resume)
        differences.push({
          what: 'resume file',
          before: 'readable',
          now: 'not readable',
          why: 'The stored file is missing or can no longer be read, so the score cannot be computed again.',
        })
      if (resume && facts) {
        compare(
          'resume text',
          basis.resumeText,
          resume.textHash,
          'The stored file now gives a different text from the one that was scored.',
        )
        compare(
          'facts',
          basis.facts,
          corrections.length > 0 ? jsonHash(facts) : resume.factsHash,
          whyFacts(candidate.match.engine, readingEngine),
        )
      }
      const requirements: JobRequirements | null = jobFile?.requirements ?? job?.requirements ?? null
      if (jobFile && basis.jobText)
        compare(
          'job description text',
          basis.jobText,
          jobFile.textHash,
          'The stored file now gives a different text from the one that was scored against.',
        )
      if (requirements)
        compare('requirements', basis.requirements, jsonHash(requirements), whyFacts(candidate.match.engine, requirementsEngine))

      const match =
        facts && requirements
          ? scoreMatch({
              facts: withAddition(withPointedOut(facts, basis.pointedOut), {
                skills: skillsOf(basis.model),
                read: basis.model?.read,
              }),
              requirements,
              criteria: basis.criteria,
              day: basis.day,
            })
          : null
      if (match) {
        const because =
          differences.length > 0 ? 'It follows from what is listed above.' : 'The stored result is not what the engine computes.'
        compare('percentage', String(candidate.match.percentage), String(match.percentage), because)
        compare('confidence', String(candidate.match.confidence), String(match.confidence), because)
        for (const [at, component] of candidate.match.components.entries()) {
          const now = match.components[at]
          compare(component.name, jsonHash(component), now ? jsonHash(now) : 'not there', because)
        }
      }
      return {
        identical: differences.length === 0,
        asMade: await holdsAsMade(score),
        percentage: { before: candidate.match.percentage, now: match?.percentage ?? null },
        differences,
        verifiedAt: clock.now().toISOString(),
      }
    },
  }
}

const whyFacts = (before: string, now: string) =>
  before.split(' ').includes(now)
    ? 'The same engine read something different: the file has changed, or the program was changed without a new version.'
    : `It was read by ${before.split(' ')[0]}; today's engine is ${now}.`

/** The model's facts as the receipt keeps them: verifying asks no model. */
const skillsOf = (model: ModelBasis | null): Fact<SkillMention>[] =>
  model?.skills.map(({ skill, quote }) => ({
    value: { skill, known: true, listed: false },
    confidence: 0.5,
    quotes: [quote],
    source: 'model',
  })) ?? []
