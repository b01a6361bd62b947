/** The passwords that attackers try first. */
export interface CommonPasswords {
  /** `password` is in lower case. */
  include(password: string): Promise<boolean>
}
