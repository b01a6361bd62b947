import type { CandidateRecord } from './views.ts'

/** What a record says of the candidate's assessment. */
export type StandingRecord = Pick<CandidateRecord, 'assessmentSession' | 'testScore' | 'candidateConsent'>

export interface StandingsPorts {
  /** Those of the candidates who have an assessment, as it stands now. Without it nobody has one. */
  standingsOf?(candidateIds: readonly string[]): Promise<Map<string, StandingRecord>>
}

interface Identified extends StandingRecord {
  _id: string
}

/**
 * Assessments are told of by another room, and are read anew each time: what is remembered of candidates says nothing of them. Records
 * leave this room with what they say of it, over HTTP and over the live feed.
 */
export function tellStandings({ standingsOf }: StandingsPorts) {
  async function withStandings<Each extends Identified>(records: Each[]): Promise<Each[]> {
    const found = standingsOf && records.length > 0 ? await standingsOf(records.map(({ _id }) => _id)) : null
    if (!found || found.size === 0) return records
    return records.map((record) => ({ ...record, ...found.get(record._id) }))
  }
  const withStanding = async <Each extends Identified>(record: Each): Promise<Each> => (await withStandings([record]))[0]!
  return {
    withStandings,
    withStanding,
  }
}
