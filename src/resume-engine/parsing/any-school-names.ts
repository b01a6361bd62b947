const trees = 'Alder Birch Cedar Elm Hazel Juniper Linden Maple Rowan Sorrel Thistle Willow'.split(' ')

/** What stands in place of the first school of a document, of the second and so on: names that say no more than that they are schools. */
export const anySchool = trees.map((tree) => `${tree} University`)

/** The word that such a name begins with. */
export const beginsAnySchool = (word: string): boolean => trees.includes(word)
