/** The candidate it is about. What the resume does not say is null. */
export interface Subject {
  id: string
  workspaceId: string
  name: string | null
  email: string | null
  /** The name of the file, for somebody whose name is not known. */
  filename: string
  jobDescriptionId: string
  jobTitle: string
  createdAt: Date
}
