/** New ids and tokens. */
export interface Ids {
  /** An opaque, unguessable id (128 random bits or more), safe in a URL and in a file name. */
  id(): string
  /** A secret for a link that is sent by email: 256 random bits, safe in a URL. Store only its hash. */
  token(): string
}
