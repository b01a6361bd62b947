import type { TextBlock } from '../../../api/public-jobs.ts'

/** A text that a company typed. Its parts never change places, so that their number is their key. */
export const TextBlocks = ({ blocks }: { blocks: TextBlock[] }) =>
  blocks.map((block, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
    if (block.kind === 'paragraph') return <p key={index}>{block.lines.join('\n')}</p>
    const items = block.items.map((item, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
      <li key={at}>{item}</li>
    ))
    return block.kind === 'list' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
      <ul key={index}>{items}</ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
      <ol key={index} start={block.start}>
        {items}
      </ol>
    )
  })
