/**
 * How many characters at the front of a word are an icon: fonts of icons come out as private-use or symbol characters, sometimes
 * glued to the address or number beside them.
 */
export const glyphsGlued = (word: string): number => /^[^\p{L}\p{N}+(@_]+/u.exec(word)?.[0].length ?? 0

/** The words without icons, for comparisons; the length changes. */
export const withoutGlyphs = (text: string) =>
  text.replace(/(?:[\uf000-\uf8ff\u2600-\u27bf\u{1f300}-\u{1faff}]|\ufe0f)+/gu, ' ').trim()
