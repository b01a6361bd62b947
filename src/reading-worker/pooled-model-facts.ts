import type { ReadingPool } from '#adapters/document-reader/pool.ts'
import type { Checked, ModelFactsReader } from '#src/matching/model-facts-ports.ts'

/** Lets the reading processes, where the taxonomy lives, choose what a model sees and check what it says. */
export const pooledModelFacts = (pool: Pick<ReadingPool, 'run'>): ModelFactsReader => ({
  async shown(material) {
    const { text } = await pool.run<{ text: string }>('shown-to-model', JSON.stringify({ material }), { group: 'model' })
    return text
  },
  checked: (material, claims) => pool.run<Checked>('model-claims', JSON.stringify({ material, claims }), { group: 'model' }),
})
