import { Type } from '@sinclair/typebox'
import { adapter } from '#adapters/adapter.ts'
import type { FileScanner } from '#src/ports/file-scanner.ts'

/** No scanner: files are opened by confined processes only, and served as downloads. */
export const none = adapter({
  settings: Type.Object({}),
  create: (): FileScanner => ({ name: 'none', scan: async () => {}, check: async () => {} }),
})
