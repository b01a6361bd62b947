import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whom a reply goes to: somebody of a workspace, an application, or a workspace as a whole. */
export interface Addressee {
  kind: 'candidate' | 'application' | 'workspace'
  id: string
}

/** What an address of ours leads to. */
export type Target = Addressee | { kind: 'job'; publicId: string } | { kind: 'mailbox' }

/** How addresses of one mailbox are made: `hiring+tag@example.com`, or `tag@in.example.com` where a whole domain is caught. */
export interface AddressForm {
  /** In lower case; '' where the whole domain is caught. */
  local: string
  /** In lower case. */
  domain: string
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const marks: Record<Addressee['kind'], string> = { candidate: 'c', application: 'a', workspace: 'w' }
/** 80 bits: nobody can try that many by mail. With the id it stays below the 64 characters that a local part may have. */
const signatureBytes = 10

/** Letters and digits that survive programs which write addresses in lower case. */
function base32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let value = 0
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xffff
    bits += 8
    for (; bits >= 5; bits -= 5) text += alphabet[(value >> (bits - 5)) & 31]
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text
}

function fromBase32(text: string): Uint8Array | null {
  const bytes: number[] = []
  let bits = 0
  let value = 0
  for (const letter of text) {
    const place = alphabet.indexOf(letter)
    if (place < 0) return null
    value = ((value << 5) | place) & 0xffff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((value >> bits) & 255)
  }
  return new Uint8Array(bytes)
}

const signatureOf = (secret: string, mark: string, id: string) =>
  createHmac('sha256', secret).update(`mail-in address ${mark} ${id}`).digest().subarray(0, signatureBytes)

/** `hiring@example.com`, or `*@in.example.com` for a domain whose every address arrives in the mailbox; null for what is neither. */
export function addressForm(setting: string): AddressForm | null {
  const [, local = '', domain = ''] =
    /^([^\s@+*<>(),;:"[\]\\]{1,30}|\*)@([^\s@<>(),;:"[\]\\]+)$/.exec(setting.trim().toLowerCase()) ?? []
  return domain ? { local: local === '*' ? '' : local, domain } : null
}

/** Makes and reads the addresses of one mailbox. `earlierSecrets` are those whose addresses still lead where they led. */
export function mailAddresses(
  { local, domain }: AddressForm,
  { secret, earlierSecrets = [] }: { secret: string; earlierSecrets?: readonly string[] },
) {
  const withTag = (tag: string) => `${local === '' ? tag : `${local}+${tag}`}@${domain}`
  const signed = (tag: string): Addressee | null => {
    const kind = (['candidate', 'application', 'workspace'] as const).find((each) => marks[each] === tag[0])
    const bytes = /^.[a-z2-7]{42}$/.test(tag) ? fromBase32(tag.slice(1)) : null
    if (!kind || !bytes || bytes.length < 16 + signatureBytes) return null
    const id = Buffer.from(bytes.subarray(0, 16)).toString('hex')
    const given = bytes.subarray(16, 16 + signatureBytes)
    const isOurs = [secret, ...earlierSecrets].some((each) => timingSafeEqual(signatureOf(each, marks[kind], id), given))
    return isOurs ? { kind, id } : null
  }
  const tagOf = (address: string): string | null => {
    const at = address.lastIndexOf('@')
    if (address.slice(at + 1) !== domain) return null
    const name = address.slice(0, at)
    if (local === '') return name
    if (name === local) return ''
    return name.startsWith(`${local}+`) ? name.slice(local.length + 1) : null
  }
  return {
    /** An address that nobody can guess, at which whoever answers reaches this thread. Ids are 32 hexadecimal digits. */
    replyTo: ({ kind, id }: Addressee): string =>
      withTag(marks[kind] + base32(Buffer.concat([Buffer.from(id, 'hex'), signatureOf(secret, marks[kind], id)]))),
    /** Where people apply for a job by mail. */
    ofJob: (publicId: string): string => withTag(`job-${publicId}`),
    /** What an address leads to; null for addresses that are not of this mailbox, or whose signature is wrong. */
    read(typed: string): Target | null {
      const tag = tagOf(typed.trim().toLowerCase())
      if (tag === null) return null
      if (tag.startsWith('job-')) return { kind: 'job', publicId: tag.slice(4) }
      return signed(tag) ?? (tag === '' ? { kind: 'mailbox' } : null)
    },
  }
}

export type MailAddresses = ReturnType<typeof mailAddresses>
