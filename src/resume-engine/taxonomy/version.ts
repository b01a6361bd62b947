/**
 * Names the content of all tables and words of this folder and the weights of the reader of entries, as a receipt of a score records
 * it. Written by `src/tools/build-taxonomy/build-taxonomy.ts`, which needs no tables for this alone; a test compares it with the files.
 */
export const taxonomyVersion: string = 'taxonomy-b351a5d0341c'
