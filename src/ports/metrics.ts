/** Metrics about the server, for monitoring. Never anything about a person: no names, no ids, no addresses. */
export interface Metrics {
  /** A request was answered. `route` is the pattern of the address, such as `/api/candidates/:id`; '' for pages and unknown addresses. */
  request(answered: { method: string; route: string; status: number; seconds: number }): void
  /** An attempt at a queued job ended. */
  job(done: { kind: string; outcome: 'done' | 'retried' | 'failed'; seconds: number }): void
  /** A public form arrived. `form` is its name, such as `apply`. */
  form(sent: { form: string; outcome: 'admitted' | 'challenged' | 'proven' | 'passed' | 'refused' }): void
  /** Sets the function that says whether public forms currently ask for a proof of work. */
  proofOfWork(isDemanded: () => boolean): void
  /** All metrics as text, and its content type. */
  render(): Promise<{ contentType: string; text: string }>
}

/** Values that are looked up when the metrics are requested. */
export interface ServerState {
  /** Queued jobs by kind. `oldestSeconds` is the age of the oldest job that is due and waiting; 0 if there is none. */
  jobs(): Promise<{ kind: string; open: number; failed: number; oldestSeconds: number }[]>
  /** Size of the database in bytes. */
  databaseBytes(): Promise<number>
  /** Processes that read files, how many of them are busy, and how many files are waiting. */
  readers(): { processes: number; busy: number; waiting: number }
}
