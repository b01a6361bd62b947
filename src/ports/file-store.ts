/**
 * Keeps bytes under keys: resumes, job descriptions, recordings. Keys are made by us, never taken from an upload's name: parts
 * of a-z, 0-9, '_', '-' and '.', joined by '/', at most 200 characters. Another key is a mistake in the program (an `Error`).
 */
export interface FileStore {
  /** Shown in logs and on the health page, for example "disk". */
  readonly name: string
  /**
   * Stores the content under `key`, durably: when the promise resolves the bytes survive a power cut. Storing the same key
   * again replaces it whole; a reader never sees half a file. With `{ path }` the store may take the file itself (move it),
   * so the caller must not use that path afterwards. Many files are best stored at once, with `Promise.all`.
   * Rejects with `ProviderError` when the store is away, with `StorageFull` when there is no room.
   */
  put(key: string, content: Uint8Array | { path: string }): Promise<void>
  /** The whole file. Rejects with `FileMissing` when there is none. */
  read(key: string): Promise<Uint8Array>
  /** A stream of the bytes from `start` up to, not including, `end` (both optional). Rejects with `FileMissing`. */
  stream(key: string, range?: { start?: number; end?: number }): Promise<ReadableStream<Uint8Array>>
  /** Size in bytes, or null when there is no such file. */
  size(key: string): Promise<number | null>
  /**
   * Calls `use` with the path of a local file that has these bytes, for programs that only take paths. The path has the key's ending
   * (".txt"), is to be read only, and may be gone after `use` ends. Rejects with `FileMissing`, or with what `use` rejects with.
   */
  withLocalFile<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result>
  /** Removes the file; nothing happens when there is none. */
  delete(key: string): Promise<void>
  /** All keys that begin with `prefix`, in no particular order. */
  keys(prefix: string): AsyncIterable<string>
  /** Resolves when the store can be written to; rejects with `ProviderError` or `StorageFull`. For the health page. */
  check(): Promise<void>
}
