import type { CriteriaWithHistory } from './choose-criteria.ts'
import type { Evidence } from './evidence.ts'
import type { CriteriaAnswer, EvidenceAnswer, RankingAnswer, RankingRow } from './evidence-views.ts'
import type { Ranking } from './ranking.ts'
import { isOfOlderEngine } from './rescore.ts'
import type { Candidate } from './resume.ts'
import { reasonInWords } from './scoring/warnings.ts'
import { candidateRecord } from './views.ts'

export const evidenceAnswer = ({ candidate, file, document, boxes, instructions }: Evidence, url: string): EvidenceAnswer => ({
  candidate: candidateRecord(candidate),
  file: { url, filename: file.filename, type: file.type },
  document: {
    pageCount: document.pageCount,
    pageSizes: document.pageSizes,
    recognised: document.recognised,
    text: document.text,
    lines: document.lines.map(({ page, start, end, block }) => ({ page, start, end, block })),
  },
  boxes: Object.fromEntries(boxes),
  hidden: document.hidden
    .filter(({ text }) => text.trim())
    .map(({ page, reason, text }) => ({ page, reason, explanation: `This text is ${reasonInWords[reason]}.`, text })),
  instructions,
})

export const criteriaAnswer = ({ criteria, asRead, history }: CriteriaWithHistory): CriteriaAnswer => ({
  ...criteria,
  asRead,
  history: history.map(({ version, savedAt, savedBy }) => ({ version, savedAt: savedAt.toISOString(), savedBy })),
})

export const rankingAnswer = ({ job, candidates, total }: Ranking, criteria: CriteriaWithHistory): RankingAnswer => ({
  jobDescription: { _id: job.id, title: job.title, filename: job.filename },
  criteria: criteriaAnswer(criteria),
  rows: candidates.map(rankingRow),
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
    requirements: (match.requirements ?? []).map(({ id, score, state }) => ({ id, score, state })),
    criteriaVersion,
    isOfOlderEngine: isOfOlderEngine(candidate),
    warnings: match.warnings.length,
  }
}
