/** Turns passwords into something that can be stored, and checks them later. Slow on purpose. */
export interface PasswordHasher {
  /** A salted hash that carries its own parameters. Never rejects for a non-empty password. */
  hash(password: string): Promise<string>
  /** Whether `password` gave `hash`. False, not an error, for a hash it cannot read. */
  matches(password: string, hash: string): Promise<boolean>
  /**
   * A hash that no password matches, and that costs as much to check as any other. A login for an unknown address is
   * checked against it, so that its duration does not tell that the address is unknown:
   * `matches(password, account?.passwordHash ?? hasher.hashOfNobody)`.
   */
  readonly hashOfNobody: string
}
