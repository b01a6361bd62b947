import { atom } from 'jotai'
import type { ApplicationStatus } from '../api/applications.ts'

/** A rejection of an application, shown for a moment with the way to take it back. */
export interface LastRejection {
  id: string
  name: string
  /** Where the application stood before. */
  from: ApplicationStatus
  isTold: boolean
}

/** The newest of each person, the newest last. */
export const lastRejections = atom<LastRejection[]>([])
