import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import { maximumTitleLength } from '#src/shared/constants.ts'
import type { ReceivedFile } from '#src/shared/received-file.ts'
import { storedIn } from './keep-file.ts'
import type { Actor, JobDescriptions, MatchReader } from './ports.ts'
import type { JobDescription, StoredFile } from './resume.ts'

/** The job description of a submission: a saved one (`file` is null), or a new one with what has to be kept of it. */
export type JobToKeep =
  | { jobDescription: JobDescription; file: null }
  | { jobDescription: JobDescription; file: StoredFile; path: string; document: string }

interface Ports {
  jobDescriptions: JobDescriptions
  reader: MatchReader
  clock: Clock
  ids: Ids
}

/** The saved job description with the same bytes, or a new one read from the file. Rejects with `UnreadableDocument`. */
export async function prepareJobDescription(
  { jobDescriptions, reader, clock, ids }: Ports,
  by: Actor,
  received: ReceivedFile,
  wantedTitle?: string,
): Promise<JobToKeep> {
  const { filename, path, sha256 } = received
  const saved = await jobDescriptions.withBytes(by.workspaceId, sha256)
  if (saved) return { jobDescription: saved, file: null }
  const { type, requirements, textHash, document } = await reader.jobDescription(path, { group: by.workspaceId })
  const id = ids.id()
  const file = storedIn(`${by.workspaceId}/job-descriptions`, id, received, type)
  const title = (wantedTitle?.trim() || requirements.title?.value || withoutExtension(filename)).slice(0, maximumTitleLength)
  const jobDescription = {
    id: ids.id(),
    fileId: id,
    sha256,
    title,
    filename,
    requirements,
    textHash,
    criteriaVersion: 1,
    uploadedAt: clock.now(),
  }
  return { jobDescription, file, path, document }
}

const withoutExtension = (filename: string) => filename.replace(/\.[a-z]{2,4}$/i, '') || filename
