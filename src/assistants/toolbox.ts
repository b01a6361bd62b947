import type { OpenCall } from './calls.ts'
import type { Tool } from './tool.ts'
import { findPeople, readCandidate, readPerson, readReceipt, readResume, searchCandidates } from './tools/candidate-tools.ts'
import { listJobs, readJob, readRanking } from './tools/job-tools.ts'
import { listTasks, readNotes, readTimeline } from './tools/record-tools.ts'
import { draftMail, draftNote, proposeStage } from './tools/suggestion-tools.ts'

/** Everything that an assistant can do here. */
export const toolbox: readonly Tool[] = [
  searchCandidates,
  findPeople,
  readCandidate,
  readResume,
  readReceipt,
  readPerson,
  listJobs,
  readJob,
  readRanking,
  readNotes,
  readTimeline,
  listTasks,
  draftNote,
  draftMail,
  proposeStage,
]

/** Every call that some tool can make. */
export const callsOfTools: ReadonlySet<OpenCall> = new Set(toolbox.flatMap(({ calls }) => calls))
