import { type FileScanner, InfectedFile } from '#src/ports/file-scanner.ts'
import type { FileStore } from '#src/ports/file-store.ts'

interface ScanOptions {
  /** What becomes of files while the scanner cannot say: nobody's are kept, or everybody's are, and the log says which. */
  whenAway: 'refuse' | 'keep'
  log: { warn(event: string, fields?: Record<string, unknown>): void }
}

/** Nothing is stored that the scanner found something in, by whichever way it came: this is the one way into the store. */
export const scannedStore = (store: FileStore, scanner: FileScanner, { whenAway, log }: ScanOptions): FileStore =>
  scanner.name === 'none'
    ? store
    : {
        ...store,
        async put(key, content) {
          try {
            await scanner.scan(content)
          } catch (error) {
            if (error instanceof InfectedFile) {
              log.warn('file refused: the virus scanner found something', {
                key,
                signature: error.signature,
                scanner: scanner.name,
              })
              throw error
            }
            if (whenAway === 'refuse') throw error
            log.warn('file kept without a look of the virus scanner', { key, scanner: scanner.name, error })
          }
          return store.put(key, content)
        },
      }
