/** People of one workspace, and every row that names them. */
export interface ErasedPeople {
  workspaceId: string
  people: string[]
  resumes: string[]
  /** Each resume ranked against a job description: what contexts usually attach their rows to. */
  candidates: string[]
}

/** What cannot be rolled back and is therefore deleted after the rows are gone. It is not lost in a crash. */
export interface Leftovers {
  /** Keys of the file store. */
  files?: string[]
  /** Ids of emails: their jobs, their entries in the list of emails, and their stored copies. */
  mails?: string[]
  /** Hashes of the tokens in their links: from now on, opening one answers that it has ended (410). */
  links?: string[]
}

/** How much a context stores about a person, in words: { messages: 3 }. */
export type Counted = Record<string, number>

/** One part of the archive with a person's data. */
export interface ExportedPart {
  /** Its heading, such as 'Notes'. */
  title: string
  /** The name of this part in `data.json`, which holds `data` as plain JSON. */
  name: string
  data: unknown
  /** The same for people to read: column headings, and one row for each item. */
  columns: string[]
  rows: string[][]
  /** Files that are included, under names that people recognize. */
  files?: { key: string; filename: string }[]
}

/** A context that stores something about people. Every such context implements this and is registered in `app.ts`. */
export interface OwnsPersonalData {
  /** The name of the context in errors. */
  readonly room: string
  /**
   * Deletes everything about these people, in the caller's transaction and before the candidates' own rows are deleted. Rows that a foreign
   * key with ON DELETE CASCADE deletes need not be deleted here. Must be repeatable, because people are erased again after a restore.
   */
  erase(people: ErasedPeople): Promise<Leftovers>
  /** How much there is about each person, by the person's id. People with nothing may be left out. */
  count(people: ErasedPeople): Promise<Map<string, Counted>>
  /** Everything about the one person in `people`, for them to read. */
  export(people: ErasedPeople): Promise<ExportedPart[]>
}
