/** Turns recorded speech into text. */
export interface Transcriber {
  /** Shown in logs and on the health page, for example "whisper". "none" when there is none. */
  readonly name: string
  /** False when no transcriber is configured: transcripts stay empty and say so. */
  readonly available: boolean
  /**
   * The words of a WAV file (mono, 16 kHz, 16 bits), '' and no segments when nothing was said. `path` is a local file that stays
   * as it is; `language` is a code such as "en", the adapter's own choice unless told. May take minutes. Rejects with
   * `ProviderError` when the program or service is away or gives up, not `retryable` when only a person can change that.
   */
  transcribe(audio: { path: string; language?: string }): Promise<Heard>
  /** Resolves when it is ready to work; rejects with `ProviderError` otherwise. For the health page. */
  check(): Promise<void>
}

export interface Heard {
  /** The texts of all segments, joined by spaces. */
  text: string
  /** In order, none of them empty. */
  segments: HeardSegment[]
}

/** A few words, and when they are spoken: milliseconds from the beginning of the recording. */
export interface HeardSegment {
  startMs: number
  endMs: number
  text: string
  /** How likely the words are right, from 0 to 1; null when the transcriber does not say. */
  confidence: number | null
}
