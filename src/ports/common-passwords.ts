/** The most common passwords, which attackers try first. */
export interface CommonPasswords {
  /** Whether the list contains `password`, which must be in lower case. */
  include(password: string): Promise<boolean>
}
