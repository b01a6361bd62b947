import type { LibraryRecord } from '../../../api/library.ts'

/** For tests: a saved job description with what matters changed. */
export const aRecord = (id: string, change: Partial<LibraryRecord> = {}): LibraryRecord => ({
  _id: id,
  title: `Title ${id}`,
  filename: `${id}.pdf`,
  uploadedAt: '2026-03-02T09:00:00.000Z',
  uploadedBy: 'Rosa Lindqvist',
  version: 1,
  series: id,
  isWritten: true,
  candidates: 0,
  ...change,
})
