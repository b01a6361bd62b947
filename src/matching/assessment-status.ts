import type { LiveFeed } from '#src/ports/live-feed.ts'
import type { CandidateRecord } from './views.ts'

/** What a record says of the candidate's assessment. */
export type StandingRecord = Pick<CandidateRecord, 'assessmentSession' | 'testScore' | 'candidateConsent'>

export interface StandingsPorts {
  liveFeed: LiveFeed
  /** Those of the candidates who have an assessment, as it stands now. Without it nobody has one. */
  standingsOf?(candidateIds: readonly string[]): Map<string, StandingRecord>
}

interface Identified extends StandingRecord {
  _id: string
}

/**
 * Assessments are told of by another room, and are read anew each time: what is remembered of candidates says nothing of them. Records
 * leave this room with what they say of it, over HTTP and over the live feed.
 */
export function tellStandings({ liveFeed, standingsOf }: StandingsPorts) {
  function withStandings<Each extends Identified>(records: Each[]): Each[] {
    const found = standingsOf && records.length > 0 ? standingsOf(records.map(({ _id }) => _id)) : null
    if (!found || found.size === 0) return records
    return records.map((record) => ({ ...record, ...found.get(record._id) }))
  }
  const withStanding = <Each extends Identified>(record: Each): Each => withStandings([record])[0]!
  return {
    withStandings,
    withStanding,
    /** The same feed, whose candidates are told of with their assessments. */
    liveFeed: {
      publish(workspaceId, event) {
        if (event.kind !== 'candidate-changed') return liveFeed.publish(workspaceId, event)
        liveFeed.publish(workspaceId, { ...event, candidate: withStanding(event.candidate) })
      },
    } satisfies LiveFeed,
  }
}
