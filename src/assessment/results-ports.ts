import type { EventType } from './constants.ts'
import type { Consent } from './sitting-ports.ts'

/** A choice that arrived: the last one in time, or the last late one. */
export interface ReceivedChoice {
  questionId: string
  optionId: string
  late: boolean
  receivedAt: Date
}

/** What a person made of the recordings of a sitting. */
export interface Rating {
  /** 0 to 100. */
  video: number
  /** For colleagues; '' for none. */
  note: string
  ratedBy: string | null
  ratedAt: Date
}

/** How one question of the bank went in one completed sitting. */
export interface ItemOutcome {
  bankId: string
  part: 'mcq' | 'voice'
  assessmentId: string
  /** 1 right or all points, 0 wrong, skipped or no point; null while nobody knows. */
  share: number | null
}

/** A question of the bank as it was last asked. */
export interface AskedItem {
  bankId: string
  part: 'mcq' | 'voice'
  text: string
  skill: string | null
  level: number | null
  /** Sittings that began with it, practice left out. */
  exposure: number
  lastAskedAt: Date | null
}

/** What recruiters read of sittings, and decide about them. Writes take part in the caller's transaction. */
export interface Results {
  choicesOf(assessmentId: string): Promise<ReceivedChoice[]>
  consentOf(assessmentId: string): Promise<Consent | null>
  /** Oldest first. */
  eventsOf(assessmentId: string): Promise<{ type: EventType; at: Date }[]>
  ratingOf(assessmentId: string): Promise<Rating | null>
  /** Null takes the rating back. */
  rate(assessmentId: string, rating: Rating | null): Promise<void>
  /** Of completed sittings of the workspace, practice left out. */
  itemOutcomes(workspaceId: string): Promise<ItemOutcome[]>
  askedItems(workspaceId: string): Promise<AskedItem[]>
  retiredItems(workspaceId: string): Promise<{ bankId: string; retiredAt: Date }[]>
  retire(workspaceId: string, bankId: string, by: string, at: Date): Promise<void>
  bringBack(workspaceId: string, bankId: string): Promise<void>
}

/** The result of one sitting in the words of a report, for somebody outside the workspace. */
export interface ReportContent {
  title: string
  /** Under the title, such as who, for what and when. */
  facts: [name: string, value: string][]
  sections: { heading: string; paragraphs: string[]; items: string[] }[]
  /** ISO day on which it was made. */
  madeOn: string
}

/** Writes reports that people print and send. */
export interface ReportWriter {
  /** The bytes of a PDF with real text. Letters that its font lacks are written in the nearest plain ones: it never fails for words. */
  write(content: ReportContent): Promise<Uint8Array>
}

export interface ResultsPorts {
  results: Results
  reportWriter: ReportWriter
}
