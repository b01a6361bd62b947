/** What time it is. Replaced in tests, so that days and deadlines can pass at will. */
export interface Clock {
  /** The current instant. */
  now(): Date
}
