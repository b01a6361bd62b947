/** Throws for a key that could leave the store's folder or mean different files in different stores. */
export function checkKey(key: string) {
  const parts = key.split('/')
  if (key.length > 200 || !parts.every((part) => /^[a-z0-9_-][a-z0-9_.-]*$/.test(part)) || key.includes('..'))
    throw new Error(`Not a key for a file store: ${JSON.stringify(key.slice(0, 100))}`)
}
