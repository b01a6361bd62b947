/** Both sides state these: the server decides by them, the pages show them. */

/** Seconds for each phase, before extra time. */
export const mcqSeconds = 900
export const voiceSeconds = 900
/** How many questions are drafted unless another number is asked for. */
export const usualMcqCount = 10
export const usualVoiceCount = 3
export const maximumQuestions = 50

/** Languages that letters about an assessment can be in. */
export const letterLanguages = ['en', 'de', 'fr', 'es'] as const

export const voiceUploadTimeoutMs = 30_000
/** A spoken answer: mono, 16 kHz, 16 bits. Fifteen minutes and a half of it. */
export const sampleRate = 16_000
export const workletBlock = 4096
export const maximumVoiceBytes = 30 * 1024 * 1024
/** One chunk of a camera or screen recording. */
export const maximumChunkBytes = 8 * 1024 * 1024
/** How long a recorder collects before it hands over a chunk. */
export const chunkMs = 5_000
/** More than this many times away from the page, and the candidate reads that the assessment may be invalid. */
export const toleratedViolations = 2

export const eventTypes = ['tab-hidden', 'tab-visible', 'fullscreen-exit', 'share-stopped', 'paste', 'escape'] as const
export type EventType = (typeof eventTypes)[number]
/** Those that count as leaving the page. */
export const violations: readonly EventType[] = ['tab-hidden', 'fullscreen-exit']

/** What a candidate agrees to. A changed text gets a new version; the old ones stay for what was agreed to before. */
export const consentVersion = '2026-11'
export const consentText = {
  proctored:
    'I agree that my answers, my voice, my camera and, where my browser allows it, my screen are recorded while I take this {kind}, and that leaving the page is written down with its time. The company that sent me this link uses the recordings to judge my answers. They are deleted after {days} days.',
  pictures:
    'I agree that my answers, my camera and, where my browser allows it, my screen are recorded while I take this {kind}, and that leaving the page is written down with its time. The company that sent me this link uses the recordings to judge my answers. They are deleted after {days} days.',
  screen:
    'I agree that my answers, my voice and, where my browser allows it, my screen are recorded while I take this {kind}, and that leaving the page is written down with its time. The company that sent me this link uses the recordings to judge my answers. They are deleted after {days} days.',
  screenOnly:
    'I agree that my answers and, where my browser allows it, my screen are recorded while I take this {kind}, and that leaving the page is written down with its time. The company that sent me this link uses the recordings to judge my answers. They are deleted after {days} days.',
  spoken:
    'I agree that my answers and the voice recordings of my spoken answers are stored while I take this {kind}. The company that sent me this link uses them to judge my answers. Recordings are deleted after {days} days.',
  written:
    'I agree that my answers are stored while I take this {kind}. The company that sent me this link uses them to judge my answers.',
} as const
