import { jobHandlers } from '#src/shared/job-handlers.ts'
import { type StandingsPorts, tellStandings } from './assessment-status.ts'
import { browseUploads } from './browse-uploads.ts'
import { chooseCriteria } from './choose-criteria.ts'
import { correctFacts } from './correct-facts.ts'
import { showEvidence } from './evidence.ts'
import { flipMaterial } from './flip-material.ts'
import { whatIsAsked } from './job-requirements.ts'
import { keepProfiles } from './keep-profiles.ts'
import { manageJobDescriptions } from './manage-job-descriptions.ts'
import { modelFactsJob, type RefinePorts, refineCandidates } from './model-facts/refine-candidates.ts'
import { ownResume } from './own-resume.ts'
import { previewRescore } from './preview-rescore.ts'
import { type RankBatchPorts, rankBatch } from './rank-batch.ts'
import { rankStored } from './rank-stored.ts'
import { showRanking } from './ranking.ts'
import { scoreReceipts } from './receipt.ts'
import { readAgain } from './reparse-on-upgrade.ts'
import { rescoreCandidates } from './rescore.ts'
import type { FileType } from './resume.ts'
import { submitResumes } from './submit-resumes.ts'
import { forgetFilesOf, sweepFiles } from './sweep-files.ts'
import { takeIn } from './take-in.ts'

export type { ShownDocument } from '#src/contracts/matching/evidence-records.ts'
export type { Criteria } from '#src/resume-engine/criteria.ts'
export type { JobRequirements, Quote, ResumeFacts } from '#src/resume-engine/facts.ts'
export type { Match } from '#src/resume-engine/match.ts'
export type { Profile } from '#src/resume-engine/profile.ts'
export { fileTypeOf, type ReceivedFile } from '#src/shared/received-file.ts'
export { maximumRows } from './constants.ts'
export { isDocument } from './document-type.ts'
export { JobDescriptionNotFound } from './errors.ts'
export { matchingForPosts, type PostedJob, type PostMatching, type SentResume } from './for-posts.ts'
export { type KeepFilePorts, keepFile, keepFilesTogether, type NewFile, storedIn } from './keep-file.ts'
export { fenced } from './model-facts/prompts.ts'
export type { Actor, Candidates, Files, JobDescriptions, JobReading, MatchReader, Objections, Quota, Resumes } from './ports.ts'
export { prepareJobDescription } from './prepare-job-description.ts'
export { objectionTo } from './protected-criteria.ts'
export { rowDoubt } from './reading-words.ts'
export type { Candidate, FileType, JobDescription, Resume, StoredFile } from './resume.ts'
export { type Measure, type ModelAdditions, scoreResume, scoringContextOf } from './scoring-context.ts'
export { sweepFiles } from './sweep-files.ts'
export type { OfferedJob, SentFile, UnreadFile } from './take-in.ts'
export { isScored, shownPercentage } from './unread.ts'
export { type CandidateSummary, candidateRecord, type ReadingView, type RowDoubt, yearsInWords } from './views.ts'
export { withAddition } from './with-addition.ts'

export interface MatchingPorts
  extends Omit<RankBatchPorts, 'modelAdditions' | 'askModelLater'>,
    Omit<RefinePorts, 'ids'>,
    Pick<RankBatchPorts, 'objections'>,
    StandingsPorts {
  /** What an upload may hold. */
  uploadTypes: FileType[]
}

export type Matching = ReturnType<typeof createMatching>

/** Resumes against a job description: upload, ranking and its evidence, criteria, saved job descriptions. */
export function createMatching(given: MatchingPorts) {
  const standings = tellStandings(given)
  const { modelAdditions, askModelLater, refineCandidate } = refineCandidates(given)
  const ports = { ...given, modelAdditions, askModelLater }
  const rank = rankBatch(ports)
  const { scoreAgain, rescore } = rescoreCandidates(ports)
  const { readWhatOthersRead, readSliceAgain } = readAgain(ports)
  return {
    submitResumes: submitResumes({ ...ports, rankBatch: rank }),
    ...manageJobDescriptions(ports),
    ...browseUploads(ports),
    /** What a language model has added to what was read. */
    modelAdditions,
    ...chooseCriteria(ports),
    ...showEvidence(ports),
    ...showRanking(ports),
    ...scoreReceipts(ports),
    ...standings,
    ...whatIsAsked(ports),
    ...flipMaterial(ports),
    ...previewRescore(ports),
    ...ownResume(ports),
    ...correctFacts(ports),
    rankStored: rankStored(ports),
    scoreAgain,
    readWhatOthersRead,
    forgetFilesOf: forgetFilesOf(ports),
    keepProfiles: keepProfiles(ports),
    /** Ranks what is still open in a batch that was kept. */
    rankKept: rank,
    ...takeIn(ports),
    /** Work for the queue, by kind of job. */
    jobs: jobHandlers({
      'rank-batch': async ({ batchId }) => void (await rank(batchId)),
      rescore,
      'read-again': readSliceAgain,
      [modelFactsJob]: refineCandidate,
      'sweep-files': ({ keys }) => sweepFiles(ports, keys),
    }),
  }
}
