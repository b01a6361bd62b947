/** Words for comparing what was written with what was read: letters and digits alone, Chinese and Japanese sign by sign. */
export const tokensOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’'`´]/g, '')
    .match(/[\u3040-\u30ff\u3400-\u9fff]|[\p{L}\p{M}\p{N}]+/gu) ?? []
