import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProviderBehaviour } from '#src/ports/language-model.contract.ts'

/** How a kind of server puts a model's words on the wire. */
export interface Protocol {
  contentType: string
  /** One piece of the answer. */
  piece(text: string): string
  /** What follows the last piece. */
  end: string
  /** The body of a list of models. */
  models(name: string): unknown
}

export const ollamaProtocol: Protocol = {
  contentType: 'application/x-ndjson',
  piece: (content) => `${JSON.stringify({ message: { role: 'assistant', content }, done: false })}\n`,
  end: `${JSON.stringify({ message: { role: 'assistant', content: '' }, done: true, done_reason: 'stop' })}\n`,
  models: (name) => ({ models: [{ name: `${name}:latest`, model: `${name}:latest` }] }),
}

export const openaiProtocol: Protocol = {
  contentType: 'text/event-stream; charset=utf-8',
  piece: (content) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`,
  end: `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`,
  models: (name) => ({ object: 'list', data: [{ id: name, object: 'model' }] }),
}

export interface Received {
  path: string
  headers: IncomingMessage['headers']
  body: string
}

type Answer = (request: Received, response: ServerResponse) => void

/** A model's server on a port of this machine, which does as it is told. */
export async function testProvider(protocol: Protocol, model: string, answer: Answer) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    response.on('error', () => {})
    const body: Buffer[] = []
    for await (const chunk of request) body.push(chunk as Buffer)
    const asked = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(body).toString() }
    received.push(asked)
    if (request.method === 'GET') {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(protocol.models(model)))
    } else answer(asked, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What was asked, oldest first. */
    received,
    /** Those of them that went to the model. */
    questions: () => received.filter(({ body }) => body !== '').map(({ body }) => JSON.parse(body)),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const pieces = (text: string) => text.match(/[\s\S]{1,4000}/g) ?? []

/** What a provider of the contract does. */
export const behaving =
  (protocol: Protocol, behaviour: Exclude<ProviderBehaviour, { does: 'refuse' }>): Answer =>
  (request, response) => {
    if (behaviour.does === 'hang') return
    if (behaviour.does === 'fail') {
      response.writeHead(behaviour.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: `It was: ${request.headers.authorization} ${request.body}` } }))
      return
    }
    response.writeHead(200, { 'content-type': protocol.contentType })
    if (behaviour.does === 'trickle') {
      const timer = setInterval(() => response.write(protocol.piece(' ')), 10)
      response.on('close', () => clearInterval(timer))
      return
    }
    if (behaviour.does === 'answer') {
      for (const piece of pieces(behaviour.text)) response.write(protocol.piece(piece))
      response.end(protocol.end)
      return
    }
    const half = protocol.piece(behaviour.text)
    response.write(protocol.piece(behaviour.text.slice(0, behaviour.text.length / 2)) + half.slice(0, half.length / 2))
    setTimeout(() => response.destroy(), 20)
  }
