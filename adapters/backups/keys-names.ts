/** The keys of sealed files lie beside the backups of a folder, once: the newest always takes the place of the one before. */
export const keysNames = { encrypted: 'keys-latest.age', plain: 'keys-latest.db' }

/** Either of them. */
export const everyKeysName: readonly string[] = Object.values(keysNames)
