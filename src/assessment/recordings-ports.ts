import type { AssessmentBasePorts } from './ports.ts'

/** What a candidate's browser records, by the ending of its files; `bin` is in a container that is not known here. */
export type MediaType = 'wav' | 'webm' | 'mp4' | 'bin'

/** A file of the file store; its row is what backups, sizes and deletions go by. */
export interface StoredMedia {
  id: string
  key: string
  sha256: string
  /** In bytes. */
  size: number
  type: MediaType
  filename: string
}

/** One attempt at an open question. What counts is the newest that is `uploaded` or `written` and not late. */
export interface OpenAnswer {
  id: string
  assessmentId: string
  questionId: string
  state: 'uploaded' | 'invalid' | 'skipped' | 'written'
  /** Why it is invalid; null otherwise. */
  reason: InvalidReason | null
  /** The WAV file; null for what is written, skipped or invalid, and once it was deleted for its age. */
  fileId: string | null
  durationMs: number | null
  /** A written answer. */
  text: string | null
  late: boolean
  receivedAt: Date
}

export type InvalidReason = 'silence' | 'too-short' | 'not-audio'

/** Answers to open questions. Writes take part in the caller's transaction. */
export interface OpenAnswers {
  /** Every attempt, oldest first; `file` is null where there is none. */
  ofAssessment(assessmentId: string): Promise<(OpenAnswer & { file: StoredMedia | null })[]>
  /** Attempts at one question, oldest first. */
  ofQuestion(questionId: string): Promise<OpenAnswer[]>
  find(id: string): Promise<(OpenAnswer & { file: StoredMedia | null }) | null>
  /** The answer to this question that has these very bytes. */
  withBytes(questionId: string, sha256: string): Promise<OpenAnswer | null>
  add(workspaceId: string, answer: OpenAnswer, file: StoredMedia | null): Promise<void>
  /** Removes a written answer, with what was made of it. */
  remove(id: string): Promise<void>
  /** Removes all answers of an assessment and the rows of their files; resolves to the keys of those. */
  removeOf(assessmentId: string): Promise<string[]>
}

export type Device = 'camera' | 'screen'
export const devices = ['camera', 'screen'] as const satisfies Device[]

/** `application/octet-stream` is in a container that is not known, or not known yet. */
export type VideoType = 'video/webm' | 'video/mp4' | 'application/octet-stream'

/** What one recorder made of one device. A recorder that starts anew begins another part, from 1. */
export interface Recording {
  id: string
  assessmentId: string
  device: Device
  part: number
  /** A guess until the recording is whole: then its first bytes have told. */
  type: VideoType
  /** Of all chunks. */
  bytes: number
  /** Where it stands on the common time line of camera, screen and what happened in the tab. */
  startedAt: Date
  endedAt: Date
  /** The whole file, once its chunks were put together. */
  fileId: string | null
  state: 'arriving' | 'whole' | 'expired'
}

/** A piece of a recording, numbered from 0. */
export interface Chunk {
  recordingId: string
  number: number
  /** Its own file, or that of the whole recording once it is a part of it. */
  fileId: string
  sha256: string
  size: number
  receivedAt: Date
}

/** Recordings of cameras and screens. Writes take part in the caller's transaction. */
export interface Recordings {
  /** Cameras first, each device's parts in their order; `file` is null while the chunks arrive, and once it was deleted for its age. */
  ofAssessment(assessmentId: string): Promise<(Recording & { file: StoredMedia | null })[]>
  find(assessmentId: string, device: Device, part: number): Promise<Recording | null>
  /** By their numbers, each with the file that has its bytes. */
  chunksOf(recordingId: string): Promise<(Chunk & { file: StoredMedia })[]>
  /** Numbers of the chunks of every recording of an assessment, in order, by the recording's id. */
  numbersOf(assessmentId: string): Promise<Map<string, number[]>>
  /** How many chunks all recordings of an assessment have. */
  countOf(assessmentId: string): Promise<number>
  chunk(recordingId: string, number: number): Promise<Chunk | null>
  add(workspaceId: string, recording: Recording, file: StoredMedia | null): Promise<void>
  /** Also counts its bytes to the recording's, and leaves the recording arriving. */
  addChunk(workspaceId: string, chunk: Chunk, file: StoredMedia): Promise<void>
  /** The recording is whole in this file, and of this type; resolves to the keys of the files it was put together from. */
  makeWhole(workspaceId: string, recording: Pick<Recording, 'id' | 'type'>, file: StoredMedia, at: Date): Promise<string[]>
  /** Removes all recordings of an assessment and the rows of their files; resolves to the keys of those. */
  removeOf(assessmentId: string): Promise<string[]>
}

export interface RecordingsPorts extends AssessmentBasePorts {
  openAnswers: OpenAnswers
  recordings: Recordings
  /** Where bytes lie while they arrive, and recordings while they are put together. */
  uploadFolder: string
}
