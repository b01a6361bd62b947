/** Whether mails that are kept in the outbox can be read by whoever has their file. `name` is that of the file. */
export interface MailSeals {
  /** The bytes as they are written. What opens them survives a power cut when the promise resolves. */
  close(name: string, bytes: Uint8Array): Promise<Uint8Array>
  /** The bytes as they were; those that were never closed are given back. Throws `FileMissing` when nothing opens them any more. */
  open(name: string, bytes: Uint8Array): Uint8Array
  /** Forgets what opens a mail, and then has it removed. */
  forget(name: string, remove: () => Promise<void>): Promise<void>
}

/** Mails lie in the outbox as they were sent. */
export const noMailSeals: MailSeals = {
  close: async (_, bytes) => bytes,
  open: (_, bytes) => bytes,
  forget: (_, remove) => remove(),
}
