import { defineConfig } from 'drizzle-kit'

export default defineConfig({ dialect: 'sqlite', schema: './adapters/database/schema.ts', out: './migrations' })
