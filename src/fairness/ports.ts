/** What a run of the flip lab found. */
export interface FlipResult {
  pairs: number
}
