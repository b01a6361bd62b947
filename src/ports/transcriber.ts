/** Turns recorded speech into text. */
export interface Transcriber {
  /** Shown in logs and on the health page, for example "whisper". "none" if there is none. */
  readonly name: string
  /** False if no transcriber is configured: transcripts stay empty and say so. */
  readonly available: boolean
  /**
   * The words in a WAV file (mono, 16 kHz, 16 bits), '' and no segments if nothing was said. `path` is a local file, which is not
   * changed; `language` is a code such as "en", by default the adapter's own choice. May take minutes. Rejects with
   * `ProviderError` if the program or service cannot be reached or gives up; not `retryable` if only a person can fix the cause.
   */
  transcribe(audio: { path: string; language?: string }): Promise<Heard>
  /** Resolves if it is ready; rejects with `ProviderError` otherwise. For the health page. */
  check(): Promise<void>
}

export interface Heard {
  /** The texts of all segments, joined by spaces. */
  text: string
  /** In order; none is empty. */
  segments: HeardSegment[]
}

/** A few words, and when they are spoken, in milliseconds from the beginning of the recording. */
export interface HeardSegment {
  startMs: number
  endMs: number
  text: string
  /** How likely the words are to be right, from 0 to 1; null if the transcriber does not say. */
  confidence: number | null
}
