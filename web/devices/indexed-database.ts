import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Opens a database of this browser, made when it is not there yet. Rejects where there is none, and where another window is in the way. */
export const openDatabase = <Schema extends DBSchema>(
  name: string,
  make: (database: IDBPDatabase<Schema>) => void,
): Promise<IDBPDatabase<Schema>> =>
  new Promise((resolve, reject) => {
    const blocked = () => reject(new Error('Another window keeps the database from opening.'))
    openDB<Schema>(name, 1, { upgrade: make, blocked }).then(resolve, reject)
  })
