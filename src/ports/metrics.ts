/** Figures about the server for whoever watches it. Never anything about a person: no names, no ids, no addresses. */
export interface Metrics {
  /** A request was answered. `route` is the pattern of the address, such as `/api/candidates/:id`; '' for pages and unknown addresses. */
  request(answered: { method: string; route: string; status: number; seconds: number }): void
  /** An attempt at a job of the queue ended. */
  job(done: { kind: string; outcome: 'done' | 'retried' | 'failed'; seconds: number }): void
  /** A public form came. `form` is its name, such as `apply`. */
  form(sent: { form: string; outcome: 'admitted' | 'challenged' | 'proven' | 'passed' | 'refused' }): void
  /** Tells how to find out whether public forms ask for a proof of work. */
  proofOfWork(isDemanded: () => boolean): void
  /** All figures as text, and its content type. */
  render(): Promise<{ contentType: string; text: string }>
}

/** What is looked up when the figures are asked for. */
export interface ServerState {
  /** Jobs of the queue by kind. `oldestSeconds` is the age of the oldest that is due and waits; 0 when none does. */
  jobs(): Promise<{ kind: string; open: number; failed: number; oldestSeconds: number }[]>
  /** Bytes of the database. */
  databaseBytes(): Promise<number>
  /** Processes that read files, how many of them read at this moment, and files that wait for one. */
  readers(): { processes: number; busy: number; waiting: number }
}
