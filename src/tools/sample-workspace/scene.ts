import type { Desk, SignIn } from './desk.ts'
import type { Past } from './history.ts'

export interface Scene {
  past: Past
  address: string
  /** A new session each time: days may have gone by since the last. */
  at(person: SignIn): Promise<Desk>
  rosa: SignIn
  ben: SignIn
  /** What happens elsewhere longer ago than so many days. */
  meanwhile(daysAgo: number): Promise<void>
}
