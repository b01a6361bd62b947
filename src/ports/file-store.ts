/**
 * Stores bytes under keys: resumes, job descriptions, recordings. We generate the keys and never take them from an upload's name: parts
 * of a-z, 0-9, '_', '-' and '.', joined by '/', at most 200 characters. Any other key is a bug (an `Error`).
 */
export interface FileStore {
  /** Shown in logs and on the health page, for example "disk". */
  readonly name: string
  /**
   * Stores the content under `key`, durably: when the promise resolves, the bytes survive a power failure. Storing the same key
   * again replaces the whole file; a reader never sees half a file. With `{ path }` the store may move the file itself,
   * so the caller must not use that path afterwards. It is best to store many files at once, with `Promise.all`.
   * Rejects with `ProviderError` if the store cannot be reached, with `StorageFull` if there is no space.
   */
  put(key: string, content: Uint8Array | { path: string }): Promise<void>
  /** The whole file. Rejects with `FileMissing` if there is none. */
  read(key: string): Promise<Uint8Array>
  /** A stream of the bytes from `start` up to but not including `end` (both optional). Rejects with `FileMissing`. */
  stream(key: string, range?: { start?: number; end?: number }): Promise<ReadableStream<Uint8Array>>
  /** Size in bytes, or null if there is no such file. */
  size(key: string): Promise<number | null>
  /**
   * Calls `use` with the path of a local file that has these bytes, for programs that only accept paths. The path has the key's extension
   * (".txt"), is for reading only, and may be gone after `use` ends. Rejects with `FileMissing`, or with what `use` rejects with.
   */
  withLocalFile<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result>
  /** Removes the file; does nothing if there is none. */
  delete(key: string): Promise<void>
  /** All keys that begin with `prefix`, in no particular order. */
  keys(prefix: string): AsyncIterable<string>
  /** Resolves if the store can be written to; rejects with `ProviderError` or `StorageFull`. For the health page. */
  check(): Promise<void>
}
