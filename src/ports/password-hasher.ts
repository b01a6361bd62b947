/** Hashes passwords for storage, and checks them later. Slow on purpose. */
export interface PasswordHasher {
  /** A salted hash that includes its own parameters. Never rejects for a non-empty password. */
  hash(password: string): Promise<string>
  /** Whether `hash` was made from `password`. False, not an error, for a hash it cannot read. */
  matches(password: string, hash: string): Promise<boolean>
  /**
   * A hash that no password matches, and that takes as long to check as any other. A login with an unknown address is
   * checked against it, so that its duration does not reveal that the address is unknown:
   * `matches(password, account?.passwordHash ?? hasher.hashOfNobody)`.
   */
  readonly hashOfNobody: string
}
