import { readFile } from 'node:fs/promises'
import type { DocumentReader } from '#src/ports/document-reader.ts'
import { readDocument } from './read-document.ts'

/** Reads in this very process, without limits: for tests and for files that are trusted. */
export const inProcessDocumentReader = ({
  allowText = false,
  recognise = true,
  onRecognition = () => {},
} = {}): DocumentReader => ({
  read: async (path) => readDocument(await readFile(path), { allowText, recognise, onRecognition }),
})
