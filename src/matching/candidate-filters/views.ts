import type { SavedView } from '../candidate-ports.ts'
import type { Recommendation } from '../recommend-candidates.ts'
import { type CandidateRecord, candidateRecord } from '../views.ts'
import type { Facets } from './facets.ts'

export type { Facet, FacetValue } from './facets.ts'
export type { Category } from './filters.ts'

/** The values of each category with their counts, and how many different ones there are. */
export type FacetsAnswer = Partial<Facets>

export const facetsAnswer = (facets: Facets): FacetsAnswer => facets

export interface SavedViewRecord {
  _id: string
  name: string
  /** Parameters of the screen's address. */
  query: string
}

export const savedView = ({ id, name, query }: SavedView): SavedViewRecord => ({ _id: id, name, query })

/** A candidate record with the reason; the id of those from history leads nowhere: they are no candidates yet. */
export interface RecommendedRecord extends CandidateRecord {
  recommendation: { reason: string; fromHistory: boolean }
}

export const recommendedRecord = ({ candidate, reason, fromHistory }: Recommendation): RecommendedRecord => ({
  ...candidateRecord(candidate),
  recommendation: { reason, fromHistory },
})
