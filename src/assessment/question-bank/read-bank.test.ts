import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBank } from './read-bank.ts'
import { sound, spoken } from './test-bank.ts'

describe('reading the bank', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bank-'))
    await Bun.write(join(folder, 'multiple-choice/git.json'), JSON.stringify(sound()))
    await Bun.write(join(folder, 'voice/devops-engineer.json'), JSON.stringify(spoken()))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('lists its skills and gives one skill or title at a time', async () => {
    const bank = readBank(folder)
    expect(await bank.skills()).toEqual([{ skill: 'Git', titles: ['DevOps Engineer'], questionCount: 5 }])
    expect((await bank.ofSkill('Git'))?.questions).toHaveLength(5)
    expect((await bank.ofTitle('DevOps Engineer'))?.questions).toHaveLength(10)
  })

  test('has nothing for a skill or title that it does not know', async () => {
    const bank = readBank(folder)
    expect(await bank.ofSkill('Juggling')).toBeNull()
    expect(await bank.ofSkill('git')).toBeNull()
    expect(await bank.ofSkill('../voice/devops-engineer')).toBeNull()
    expect(await bank.ofTitle('Astronaut')).toBeNull()
  })

  test('refuses a file that is not what the schema says, and reads it once it is mended', async () => {
    const path = join(folder, 'multiple-choice/docker.json')
    await writeFile(path, '{ "skill": "Docker" }')
    const bank = readBank(folder)
    await expect(bank.skills()).rejects.toThrow('docker.json is not what')
    await expect(bank.ofSkill('Docker')).rejects.toThrow('docker.json is not what')
    await rm(path)
    expect(await bank.skills()).toHaveLength(1)
  })
})
