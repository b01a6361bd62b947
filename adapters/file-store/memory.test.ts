import { fileStoreContract } from '#src/ports/file-store.contract.ts'
import { memoryStore } from './memory.ts'

fileStoreContract('memory store', memoryStore)
