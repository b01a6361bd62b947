import { maximumTagName, maximumTagsOfCandidate, type TagColour, tagColours } from './constants.ts'
import { InvalidInput, NotThere } from './errors.ts'
import type { Actor } from './people.ts'
import type { Card } from './ports.ts'
import { type Tag, tagSameness } from './tag.ts'
import { lineOf } from './text.ts'
import type { Tools } from './tools.ts'

const nameOf = (typed: string) => lineOf('name', 'Name', typed, maximumTagName)

/** The same name always starts with the same colour. */
export const firstColour = (name: string): TagColour => {
  const sum = [...tagSameness(name)].reduce((total, letter) => (total * 31 + letter.codePointAt(0)!) % 9973, 7)
  return tagColours[1 + (sum % (tagColours.length - 1))]!
}

export function manageTags(tools: Pick<Tools, 'announce' | 'clock' | 'ids' | 'note' | 'subject' | 'tags' | 'transaction'>) {
  const { tags, transaction, clock, ids } = tools
  const own = async (by: Actor, id: string) => {
    const tag = await tags.find(by.workspaceId, id)
    if (!tag) throw new NotThere('tag')
    return tag
  }
  return {
    listTags: (by: Actor) => tags.list(by.workspaceId),

    /** The tags that stand on these cards, counted on them, for whoever sees no others. */
    async tagsOn(by: Actor, cards: readonly Pick<Card, 'tagIds'>[]) {
      const counts = new Map<string, number>()
      for (const { tagIds } of cards) for (const id of tagIds) counts.set(id, (counts.get(id) ?? 0) + 1)
      return (await tags.list(by.workspaceId)).flatMap((tag) => {
        const count = counts.get(tag.id)
        return count === undefined ? [] : { ...tag, count }
      })
    },

    /** Gives a candidate a tag, which is made when the workspace has none of that name. */
    async addTag(by: Actor, candidateId: string, wanted: { name: string; colour?: TagColour }): Promise<Tag> {
      const subject = await tools.subject(by, candidateId)
      const name = nameOf(wanted.name)
      return transaction(async () => {
        const carried = await tags.ofCandidate(candidateId)
        let tag = await tags.named(by.workspaceId, tagSameness(name))
        if (carried.length >= maximumTagsOfCandidate && !carried.some(({ id }) => id === tag?.id))
          throw new InvalidInput('name', `A candidate can have ${maximumTagsOfCandidate} tags at most.`)
        if (!tag) {
          tag = { id: ids.id(), name, colour: wanted.colour ?? firstColour(name) }
          await tags.add(by.workspaceId, tag, clock.now())
        }
        if (await tags.attach(candidateId, tag.id, clock.now())) await tools.note(by, subject, 'tag-added', { tag: tag.name })
        await tools.announce(subject)
        return tag
      })
    },

    async removeTag(by: Actor, candidateId: string, tagId: string): Promise<void> {
      const subject = await tools.subject(by, candidateId)
      const tag = await own(by, tagId)
      await transaction(async () => {
        if (await tags.detach(candidateId, tagId)) await tools.note(by, subject, 'tag-removed', { tag: tag.name })
        await tools.announce(subject)
      })
    },

    async changeTag(by: Actor, id: string, wanted: { name: string; colour: TagColour }): Promise<Tag> {
      const name = nameOf(wanted.name)
      return transaction(async () => {
        await own(by, id)
        const other = await tags.named(by.workspaceId, tagSameness(name))
        if (other && other.id !== id) throw new InvalidInput('name', `There is already a tag named ${other.name}.`)
        const tag = { id, name, colour: wanted.colour }
        await tags.update(tag)
        return tag
      })
    },

    /** Takes a tag from everybody who carries it. */
    async deleteTag(by: Actor, id: string): Promise<void> {
      await own(by, id)
      await tags.remove(id)
    },
  }
}
