import type { Composition } from './composition.ts'

/** Makes the file of a job description that is written here. */
export interface JobDescriptionPdf {
  /**
   * Writes `composition` as a PDF with real text into a file of its own. The same composition and note make the same bytes.
   * Letters that its font lacks are written in the nearest plain ones: it never fails for what somebody wrote.
   */
  write(
    composition: Composition,
    options?: { /** Kept in the file's description, not printed. */ note?: string },
  ): Promise<WrittenFile>
}

export interface WrittenFile {
  path: string
  sha256: string
  /** In bytes. */
  size: number
  /** Removes the file, unless it was moved away. */
  discard(): Promise<void>
}

/** A saved job description with its place among the versions of the same text. */
export interface LibraryEntry {
  id: string
  title: string
  filename: string
  uploadedAt: Date
  /** Name of whoever saved it; null when the account is gone. */
  uploadedBy: string | null
  version: number
  /** Id of version 1; null in version 1 itself and in uploads. */
  firstVersionId: string | null
  /** True when it was written here and can be edited. */
  isWritten: boolean
  /** How many candidates were ranked against this very version. */
  candidates: number
}

export interface JobDescriptionLibrary {
  /** Saved ones, newest first, at most `limit`; deleted ones are left out. */
  list(workspaceId: string, limit: number): Promise<LibraryEntry[]>
  find(workspaceId: string, id: string): Promise<LibraryEntry | null>
  /** All that are left of the text whose version 1 has this id, newest version first. */
  versions(workspaceId: string, firstVersionId: string): Promise<LibraryEntry[]>
  /** The highest version ever saved, deleted ones included: numbers are never given twice. */
  latestVersion(firstVersionId: string): Promise<number>
  composition(workspaceId: string, id: string): Promise<Composition | null>
  /** Says of a job description that was just added what it was written from, in the caller's transaction. */
  keep(id: string, written: { composition: Composition; version: number; firstVersionId: string | null }): Promise<void>
}
