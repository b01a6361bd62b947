import { afterAll, beforeAll, setDefaultTimeout } from 'bun:test'
import { buildPages } from '#src/commands/prepare.ts'
import { endServers } from '#src/commands/server-process.ts'
import { scenariosAcross } from './across.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { scenariosOfKills } from './kills.ts'
import { scenariosOfOutages } from './outages.ts'
import { scenariosOfUpgrades } from './rolling.ts'

setDefaultTimeout(180_000)

/** As long as it takes to be sure, or as short as every change can bear. */
const isFull = process.env.CLUSTER === 'full'

let cluster: Cluster

beforeAll(async () => {
  await buildPages()
  cluster = await startCluster()
}, 400_000)

afterAll(async () => {
  await cluster?.end()
  endServers()
}, 60_000)

const running = () => cluster

scenariosAcross(running)
scenariosOfKills(running, isFull ? 20 : 2)
scenariosOfOutages(running, isFull ? { databaseMs: 10_000, storageMs: 60_000 } : { databaseMs: 5000, storageMs: 6000 })
scenariosOfUpgrades(running)
