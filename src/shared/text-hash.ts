import { createHash } from 'node:crypto'

/** The same words in the same order are the same text, whatever the layout, the case and the bytes. */
export const textHash = (text: string) =>
  createHash('sha256')
    .update(
      text
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}+#@.]+/gu, ' ')
        .trim(),
    )
    .digest('hex')
