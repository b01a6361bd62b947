/** Why a backup was not restored, as a sentence. Nothing has been changed. */
export class NotRestored extends Error {}
