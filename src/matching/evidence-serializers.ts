import type { CriteriaWithHistory } from './choose-criteria.ts'
import type { Evidence } from './evidence.ts'
import type { CriteriaAnswer, EvidenceAnswer, RankingAnswer, RankingRow } from './evidence-views.ts'
import { unreadParts, whyUnordered } from './rankable.ts'
import type { Ranking } from './ranking.ts'
import { rowDoubt } from './reading-words.ts'
import { isOfOlderEngine } from './rescore.ts'
import type { Candidate } from './resume.ts'
import { shownDocument } from './shown-document.ts'
import { candidateRecord } from './views.ts'

export const evidenceAnswer = (evidence: Evidence, url: string): EvidenceAnswer => ({
  candidate: candidateRecord(evidence.candidate),
  file: { url, filename: evidence.file.filename, type: evidence.file.type },
  ...shownDocument(evidence),
})

export const criteriaAnswer = ({ criteria, asRead, history }: CriteriaWithHistory): CriteriaAnswer => ({
  ...criteria,
  asRead,
  history: history.map(({ version, savedAt, savedBy }) => ({ version, savedAt: savedAt.toISOString(), savedBy })),
})

export const rankingAnswer = ({ job, candidates, total }: Ranking, criteria: CriteriaWithHistory): RankingAnswer => ({
  jobDescription: { _id: job.id, title: job.title, filename: job.filename },
  criteria: criteriaAnswer(criteria),
  unordered: whyUnordered({
    requirements: job.requirements,
    criteria: criteria.criteria,
    confidences: candidates.flatMap(({ match, resume }) => (resume.unreadable ? [] : match.confidence)),
  }),
  rows: candidates.filter(({ resume }) => !resume.unreadable).map(rankingRow),
  unread: candidates.flatMap(({ id, resume: { facts, filename, unreadable } }) =>
    unreadable ? [{ _id: id, name: facts.name?.value ?? null, filename, reason: unreadable.reason }] : [],
  ),
  total,
})

const rankingRow = (candidate: Candidate): RankingRow => {
  const { id, createdAt, resume, match, criteriaVersion } = candidate
  return {
    _id: id,
    name: resume.facts.name?.value ?? null,
    filename: resume.filename,
    createdAt: createdAt.toISOString(),
    percentage: match.percentage,
    confidence: match.confidence,
    components: match.components.map(({ name, answered, weight, score }) => ({ name, answered: answered ?? weight > 0, score })),
    // the sentences told of duties explain a score and are not weighed
    requirements: (match.requirements ?? [])
      .filter(({ component }) => component !== 'duties')
      .map(({ id, score, state }) => ({ id, score, state })),
    criteriaVersion,
    isOfOlderEngine: isOfOlderEngine(candidate),
    warnings: match.warnings.length,
    copied: match.copied?.share ?? 0,
    doubt: rowDoubt(resume.facts, unreadParts(match.components)),
  }
}
