import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

/** Names inside the archive. */
export const names = {
  database: 'database.sqlite',
  secret: 'session-secret',
  erasures: 'erasures.jsonl',
  anchors: 'audit-anchors.jsonl',
  manifest: 'manifest.json',
  signature: 'manifest.sig',
  file: (key: string) => `files/${key}`,
  mail: (name: string) => `outbox/${name}`,
}

const Manifest = Type.Object({
  /** The first was not signed. */
  format: Type.Union([Type.Literal('ats-backup-1'), Type.Literal('ats-backup-2')]),
  /** When the snapshot of the database was taken; ISO. */
  takenAt: Type.String(),
  /** Everything in the archive but this list itself. */
  entries: Type.Array(
    Type.Object({
      name: Type.String(),
      size: Type.Integer({ minimum: 0 }),
      sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    }),
  ),
  /** Keys of files that the snapshot names and that were deleted before they could be copied. */
  deletedMeanwhile: Type.Array(Type.String()),
  /** Keys of files whose bytes are no longer those that were received. */
  changed: Type.Array(Type.String()),
  /** True when the secret comes from SESSION_SECRET and is not in the archive. */
  secretFromOutside: Type.Boolean(),
  /** Public key of the instance, whose signature of this list follows it; null where there was no secret to sign with. */
  signer: Type.Optional(Type.Union([Type.String(), Type.Null()])),
})

/** What the signature says that it is for. */
export const signaturePurpose = 'ats-backup-2'

/** The list at the end of a backup: what it must hold, and what it does not. */
export type Manifest = Static<typeof Manifest>

/** Null when the text is no manifest that this version understands. */
export function readManifest(text: string): Manifest | null {
  try {
    const value: unknown = JSON.parse(text)
    return Value.Check(Manifest, value) ? value : null
  } catch {
    return null
  }
}
