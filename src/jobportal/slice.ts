export interface Slice {
  limit: number
  offset: number
}
