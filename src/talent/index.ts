import { type Actor, maximumRows } from '#src/matching/index.ts'
import { type AskPorts, answerQuestions } from './ask/answer-question.ts'
import { type CandidateListPorts, createCandidateList } from './candidate-filters/candidate-list.ts'
import { manageSavedViews, type SavedViewPorts } from './candidate-filters/saved-views.ts'
import { type RecommendPorts, recommendCandidates } from './recommend-candidates.ts'
import { type ArchiveSearchPorts, createArchiveSearch } from './search/search-archive.ts'

export type { AskTaxonomy } from './ask-ports.ts'
export { lateDays } from './constants.ts'
export type { ShownCandidates } from './ports.ts'

export interface TalentPorts
  extends CandidateListPorts,
    Omit<AskPorts, 'candidateIndex' | 'candidateRows'>,
    Omit<RecommendPorts, 'candidatesVersion' | 'searchArchive'>,
    ArchiveSearchPorts,
    SavedViewPorts {}

export type Talent = ReturnType<typeof createTalent>

/** Everybody a workspace knows: the ranked list with its filters, questions about it, recommendations, the archive of resumes. */
export function createTalent(ports: TalentPorts) {
  const list = createCandidateList(ports)
  const archive = createArchiveSearch(ports)
  return {
    ...list,

    /** Those that count as recent, and all others. */
    async segmentedCandidates(by: Actor) {
      const [recent, history] = await Promise.all([
        list.listCandidates(by, { segment: 'recent', limit: maximumRows }),
        list.listCandidates(by, { segment: 'history', limit: maximumRows }),
      ])
      return { recent: recent.candidates, history: history.candidates }
    },

    ...answerQuestions({ ...ports, ...list }),
    ...manageSavedViews(ports),
    ...recommendCandidates({ ...ports, ...archive, ...list }),
    ...archive,
  }
}
