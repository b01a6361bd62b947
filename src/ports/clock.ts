/** The current time. Replaced in tests, so that days and deadlines can pass at once. */
export interface Clock {
  /** The current instant. */
  now(): Date
}
