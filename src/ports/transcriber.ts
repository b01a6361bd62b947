/** Turns recorded speech into text. */
export interface Transcriber {
  /** Shown in logs and on the health page, for example "whisper". "none" when there is none. */
  readonly name: string
  /** False when no transcriber is configured: transcripts stay empty and say so. */
  readonly available: boolean
  /**
   * The words of a WAV file (mono, 16 kHz), '' when nothing was said. `path` is a local file.
   * Rejects with `ProviderError` when the program or service is away or gives up.
   */
  transcribe(audio: { path: string; language?: string }): Promise<{ text: string }>
  /** Resolves when it is ready to work; rejects with `ProviderError` otherwise. For the health page. */
  check(): Promise<void>
}
