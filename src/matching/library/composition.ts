/** One part of a job description: a heading and plain lines. A line that starts with "- " or "• " is an item of a list. */
export interface Section {
  heading: string
  text: string
}

/** A job description as it is written here, before it becomes a file. */
export interface Composition {
  title: string
  sections: Section[]
}
