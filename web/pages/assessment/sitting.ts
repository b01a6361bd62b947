import { createContext, use } from 'react'
import type { EventType } from '#src/assessment/constants.ts'
import type { ChoiceQuestion, Deadlines, LinkRecord, OpenQuestion, PhaseAnswer, SittingPhase } from '../../api/assessment.ts'
import type { CallFailure } from '../../api/client.ts'
import type { Outbox } from './upload-queue/upload-queue.ts'

export type Step = 'instructions' | 'verification' | 'consent' | 'mcq' | 'voice' | 'complete'

/** Everything the parts of an assessment or interview page share. */
export interface Sitting {
  token: string
  link: LinkRecord
  step: Step
  /** Shows another step; the phases themselves are moved by the server's answers only: see `moved`. */
  goTo(step: Step): void
  /** Null before Begin Assessment. */
  phase: SittingPhase | null
  deadlines: Deadlines
  /** The server's time now in milliseconds; runs on whatever becomes of the device's clock. */
  serverNow(): number
  /** Asks the server for time, phase and deadlines; null when it answered. */
  checkTime(): Promise<CallFailure | null>
  /** Takes over what a call said about phase, clock and time, and goes to the step that fits. */
  moved(answer: PhaseAnswer | { phase: SittingPhase }): void
  questions: ChoiceQuestion[]
  voiceQuestions: OpenQuestion[]
  /** Reads the questions again; null when it worked. */
  loadQuestions(): Promise<CallFailure | null>
  outbox: Outbox
  /** Writes down what happened in the tab, tells the server, and shows the candidate the alert that belongs to it. */
  report(type: EventType): void
  /** How often the candidate has left the page, as far as this device and the server know. */
  violations: number
  /** What was reported last in this window. */
  lastEvent: { type: EventType; at: string } | null
}

export const SittingContext = createContext<Sitting | null>(null)

export const useSitting = (): Sitting => {
  const sitting = use(SittingContext)
  if (!sitting) throw new Error('Only inside a SittingProvider')
  return sitting
}

/** Which devices a link asks for; nothing at all for written answers without supervision. */
export const neededDevices = ({ options, counts }: Pick<LinkRecord, 'options' | 'counts'>) => ({
  camera: options.proctored && options.camera,
  microphone: options.answers === 'voice' && counts.voice > 0,
  screen: options.proctored,
})
