import { hashOf, type Signer } from './secrets.ts'

/** How many people who share a browser are remembered in it. */
const remembered = 4

/**
 * Browsers in which an account has been opened before. Their owner is not locked out when strangers guess passwords: their
 * tries are counted apart. A new password makes all devices unknown, because the mark depends on it.
 */
export function createKnownDevices(signer: Signer) {
  const marks = (cookie: string | undefined) => (cookie ?? '').split('~').slice(0, remembered)
  const markOf = (account: { id: string; passwordHash: string }) => hashOf(`${account.id} ${account.passwordHash}`).slice(0, 22)
  const unindexedEqual = (account: { id: string; passwordHash: string }, mark: string) =>
    signer.open(mark)?.endsWith(`:${markOf(account)}`) ?? false

  return {
    /** The mark of this account in the browser's cookie; null in a browser that does not know it. */
    find: (cookie: string | undefined, account: { id: string; passwordHash: string } | null) =>
      account ? (marks(cookie).find((mark) => unindexedEqual(account, mark)) ?? null) : null,
    /** The cookie after this account was opened in the browser. */
    remember(cookie: string | undefined, account: { id: string; passwordHash: string }, nonce: string) {
      const known = marks(cookie).filter((mark) => signer.open(mark) !== null)
      const own = known.find((mark) => unindexedEqual(account, mark)) ?? signer.sign(`${nonce.slice(0, 22)}:${markOf(account)}`)
      return [own, ...known.filter((mark) => mark !== own)].slice(0, remembered).join('~')
    },
  }
}
