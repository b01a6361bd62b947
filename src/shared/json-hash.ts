import { createHash } from 'node:crypto'

/** SHA-256 of a value as JSON, in hexadecimal. The same value in the same order of fields has the same hash. */
export const jsonHash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')
