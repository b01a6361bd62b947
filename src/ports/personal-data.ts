/** People of one workspace, and every row that names them. */
export interface ErasedPeople {
  workspaceId: string
  people: string[]
  resumes: string[]
  /** Each resume ranked against a job description: what rooms usually hang their rows on. */
  candidates: string[]
}

/** What cannot be undone and therefore follows once the rows are gone for good. A crash in between does not forget it. */
export interface Leftovers {
  /** Keys of the file store. */
  files?: string[]
  /** Ids of mails: their jobs, their entries in the list of mails, and what is kept of them. */
  mails?: string[]
  /** Hashes of the tokens of their links: whoever opens one from now on hears that it has ended (410). */
  links?: string[]
}

/** How much a room keeps of a person, in words: { messages: 3 }. */
export type Counted = Record<string, number>

/** A part of the archive that a person's data is handed out in. */
export interface ExportedPart {
  /** Its heading, such as 'Notes'. */
  title: string
  /** Plain JSON: what `data.json` holds under `name`. */
  name: string
  data: unknown
  /** The same for a reader: one row of facts for each thing, with the columns' headings. */
  columns: string[]
  rows: string[][]
  /** Files that go along, under names that a person recognises. */
  files?: { key: string; filename: string }[]
}

/** A room that keeps something about people. Every room that does implements it and is registered in `app.ts`. */
export interface OwnsPersonalData {
  /** Names the room in errors. */
  readonly room: string
  /**
   * Deletes everything of these people, in the caller's transaction and before the candidates' own rows go. What a foreign key
   * with ON DELETE CASCADE leads to need not be deleted here. Must be repeatable: a restored backup is erased from again.
   */
  erase(people: ErasedPeople): Promise<Leftovers>
  /** How much there is of each person, by the person's id. People without anything may be left out. */
  count(people: ErasedPeople): Promise<Map<string, Counted>>
  /** Everything about the one person in `people`, for them to read. */
  export(people: ErasedPeople): Promise<ExportedPart[]>
}
